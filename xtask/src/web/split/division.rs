//! Which function is in which part of a program, and how the parts reach each other.

use std::collections::{BTreeMap, BTreeSet};

use wasmparser::BinaryReaderError;

use super::program::{CALLS, Item, Program};

/// The division of a program in two parts.
pub struct Division<'p, 'a> {
    pub program: &'p Program<'a>,
    late: Vec<bool>,
    /// Late functions that the first part calls, in order.
    pub called: BTreeSet<u32>,
    /// The place of each late function in the table of calls: the one that it has, or one behind its end.
    pub places: BTreeMap<u32, u32>,
    /// Late functions that had no place, in the order of the places that they got.
    pub placed: Vec<u32>,
    /// Functions of the first part, and of the page's scripts, that late ones call.
    pub needed: BTreeSet<u32>,
}

impl<'p, 'a> Division<'p, 'a> {
    /// Makes those functions late that `is_wanted` names, and those that nothing but they can reach. What the page's
    /// scripts may call, and what begins the program, is never late.
    pub fn new(
        program: &'p Program<'a>,
        is_wanted: impl Fn(u32) -> bool,
    ) -> Result<Self, BinaryReaderError> {
        let callees = program.callees()?;
        let reached = reached(program, &callees, is_wanted);
        let late: Vec<bool> = (0..callees.len())
            .map(|function| program.imported <= function && !reached[function])
            .collect();
        let is_late = |function: &u32| late[*function as usize];
        let of = |wanted: bool| {
            let functions = program
                .own()
                .filter(move |function| is_late(function) == wanted);
            functions.flat_map(|function| callees[function as usize].iter().copied())
        };
        let called: BTreeSet<u32> = of(false).filter(is_late).collect();
        let needed = of(true).filter(|function| !is_late(function)).collect();
        let mut places = places(program);
        let end = program
            .tables
            .first()
            .map_or(0, |table| table.initial as u32);
        let mut placed = Vec::new();
        for function in &called {
            places.entry(*function).or_insert_with(|| {
                placed.push(*function);
                end + placed.len() as u32 - 1
            });
        }
        Ok(Division {
            program,
            late,
            called,
            places,
            placed,
            needed,
        })
    }

    pub fn is_late(&self, function: u32) -> bool {
        self.late[function as usize]
    }

    /// The late functions, in order.
    pub fn late(&self) -> impl Iterator<Item = u32> {
        self.program
            .own()
            .filter(|function| self.is_late(*function))
    }

    /// The bytes of the instructions that are late.
    pub fn late_bytes(&self) -> usize {
        let bodies = self
            .late()
            .filter_map(|function| self.program.body(function));
        bodies.map(|body| body.range().len()).sum()
    }
}

/// Which functions the first part needs.
fn reached(
    program: &Program<'_>,
    callees: &[BTreeSet<u32>],
    is_wanted: impl Fn(u32) -> bool,
) -> Vec<bool> {
    let exported = program.exported.keys().filter_map(|item| match item {
        Item::Function(function) => Some(*function),
        _ => None,
    });
    let begun: BTreeSet<u32> = exported.chain(program.started).collect();
    // Nobody knows who calls a function that has a place in a table: it stays, unless it is to be late itself.
    let anywhere = program
        .segments
        .iter()
        .flat_map(|segment| &segment.functions);
    let mut open: Vec<u32> = begun.iter().chain(anywhere).copied().collect();
    let mut reached = vec![false; callees.len()];
    while let Some(function) = open.pop() {
        let is_late = is_wanted(function) && !begun.contains(&function);
        if !reached[function as usize] && !is_late {
            reached[function as usize] = true;
            open.extend(&callees[function as usize]);
        }
    }
    reached
}

/// The first place of each function that has one in the table of calls.
fn places(program: &Program<'_>) -> BTreeMap<u32, u32> {
    let mut places = BTreeMap::new();
    for segment in &program.segments {
        if let Some((CALLS, first)) = segment.at {
            for (function, place) in segment.functions.iter().zip(first..) {
                places.entry(*function).or_insert(place);
            }
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::super::parts::{self, Trace};
    use super::*;
    use wasm_encoder::{
        CodeSection, ConstExpr, ElementSection, Elements, ExportKind, ExportSection, Function,
        FunctionSection, Instruction, MemorySection, MemoryType, Module, NameMap, NameSection,
        RefType, TableSection, TableType, TypeSection,
    };

    const NAMES: [&str; 6] = [
        "start",
        "screen",
        "screen part",
        "shared",
        "vtable",
        "late vtable",
    ];
    const CALLS_OF: [&[u32]; 6] = [&[1, 3], &[2, 3], &[3], &[], &[3], &[2]];

    /// A program whose functions have these names and call each other so; the last two have a place in the table.
    fn program() -> Vec<u8> {
        let mut module = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([], []);
        module.section(&types);
        let mut functions = FunctionSection::new();
        for _ in NAMES {
            functions.function(0);
        }
        module.section(&functions);
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 3,
            maximum: Some(3),
            shared: false,
        });
        module.section(&tables);
        let mut memories = MemorySection::new();
        memories.memory(MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        });
        module.section(&memories);
        let mut exports = ExportSection::new();
        exports.export("memory", ExportKind::Memory, 0);
        exports.export("start", ExportKind::Func, 0);
        module.section(&exports);
        let mut elements = ElementSection::new();
        let place = ConstExpr::i32_const(1);
        elements.active(None, &place, Elements::Functions(vec![4, 5].into()));
        module.section(&elements);
        let mut code = CodeSection::new();
        for calls in CALLS_OF {
            let mut function = Function::new([]);
            for callee in calls {
                function.instruction(&Instruction::Call(*callee));
            }
            function.instruction(&Instruction::End);
            code.function(&function);
        }
        module.section(&code);
        let mut names = NameMap::new();
        for (number, name) in (0..).zip(NAMES) {
            names.append(number, name);
        }
        let mut section = NameSection::new();
        section.functions(&names);
        module.section(&section);
        module.finish()
    }

    #[test]
    fn what_only_late_functions_reach_is_late() {
        let bytes = program();
        let program = Program::read(&bytes).expect("it is a program");
        let is_wanted = |function: u32| {
            let name = &program.names[function as usize];
            // The beginning cannot be late, whoever asks for it.
            ["start", "screen", "late vtable"].contains(&name.as_str())
        };
        let division = Division::new(&program, is_wanted).expect("it can be read");
        assert_eq!(division.late().collect::<Vec<_>>(), [1, 2, 5]);
        assert_eq!(division.called, BTreeSet::from([1]));
        assert_eq!(division.needed, BTreeSet::from([3]));
        // The table has three places, of which the last function has one already.
        assert_eq!(division.placed, [1]);
        assert_eq!(division.places, BTreeMap::from([(1, 3), (4, 1), (5, 2)]));
    }

    #[test]
    fn both_parts_are_programs_that_fit_each_other() {
        let bytes = program();
        let program = Program::read(&bytes).expect("it is a program");
        let is_wanted = |function: u32| program.names[function as usize].contains("screen");
        let division = Division::new(&program, is_wanted).expect("it can be read");
        let parts = parts::write(&bytes, &division, &[], None).expect("it can be written");
        let first = Program::read(&parts.first).expect("the first part can be read");
        // Four of its own, and one for each late one that they call, which has a place at the table's end.
        assert_eq!(first.own().count(), 4 + 2);
        assert_eq!(first.tables[0].initial, 3 + 2);
        let lent: Vec<&String> = first.exported.values().collect();
        let wanted = imports(&parts.rest);
        assert!(wanted.len() >= 3, "{wanted:?}");
        for name in wanted {
            assert!(lent.contains(&&name), "{name}: {lent:?}");
        }
    }

    #[test]
    fn a_traced_program_has_room_for_its_notes() {
        let bytes = program();
        let program = Program::read(&bytes).expect("it is a program");
        let division = Division::new(&program, |_| false).expect("it can be read");
        let trace = Trace::behind(&division);
        assert_eq!((trace.from, trace.functions), (65_536, 6));
        let parts = parts::write(&bytes, &division, &[], Some(trace)).expect("it can be written");
        let first = Program::read(&parts.first).expect("it can be read");
        assert_eq!(first.memory.map(|memory| memory.initial), Some(2));
    }

    /// The names of what a program takes from elsewhere.
    fn imports(bytes: &[u8]) -> Vec<String> {
        use wasmparser::{Parser, Payload};
        let mut names = Vec::new();
        for payload in Parser::new(0).parse_all(bytes) {
            if let Payload::ImportSection(imports) = payload.expect("it can be read") {
                let imports = imports.into_imports();
                names.extend(imports.map(|import| import.expect("it is one").name.to_owned()));
            }
        }
        names
    }
}
