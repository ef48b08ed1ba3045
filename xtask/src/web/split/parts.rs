//! Writes the two parts of a program.
//!
//! They share memory, tables and variables, which the second part takes from the first. A late function that the first
//! part calls directly is there as a few instructions that call it through the table; its place is empty, and a call
//! fails, until the second part is begun, which fills it.

use std::collections::BTreeMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType, ExportKind,
    ExportSection, Function, FunctionSection, ImportSection, Instruction, MemArg, Module,
    TypeSection,
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, DataSectionReader, ElementSectionReader,
    ExportSectionReader, FunctionSectionReader, Parser, Payload,
};

use super::data::{self, Row};
use super::division::Division;
use super::program::{CALLS, Item};

pub type Error = reencode::Error<Infallible>;

/// What the second part calls the first.
const FIRST: &str = "first";

const PAGE: u64 = 65_536;

/// The bytes in memory in which a traced program notes which of its functions were called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The address of the first function's byte.
    pub from: u64,
    pub functions: u64,
}

impl Trace {
    /// A trace behind all that the program begins with.
    pub fn behind(division: &Division<'_, '_>) -> Trace {
        let memory = division.program.memory;
        Trace {
            from: memory.map_or(0, |memory| memory.initial * PAGE),
            functions: division.program.own().count() as u64,
        }
    }

    fn pages(self) -> u64 {
        self.functions.div_ceil(PAGE)
    }
}

/// A part of the program. It translates numbers of functions of the whole to its own.
struct Part<'d, 'p, 'a> {
    division: &'d Division<'p, 'a>,
    numbers: BTreeMap<u32, u32>,
    /// The functions whose instructions are in this part, in order.
    functions: Vec<u32>,
    data: &'d [Row<'a>],
    shared: &'d BTreeMap<Item, String>,
    trace: Option<Trace>,
}

impl Reencode for Part<'_, '_, '_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.numbers[&function])
    }

    fn table_type(
        &mut self,
        table: wasmparser::TableType,
    ) -> Result<wasm_encoder::TableType, Error> {
        let is_of_calls = self.division.program.tables.first() == Some(&table);
        let mut table = utils::table_type(self, table)?;
        if is_of_calls {
            let more = self.division.placed.len() as u64;
            table.minimum += more;
            table.maximum = table.maximum.map(|most| most + more);
        }
        Ok(table)
    }

    fn memory_type(
        &mut self,
        memory: wasmparser::MemoryType,
    ) -> Result<wasm_encoder::MemoryType, Error> {
        let mut memory = utils::memory_type(self, memory);
        memory.minimum += self.trace.map_or(0, Trace::pages);
        Ok(memory)
    }

    // What follows is asked for by the first part alone, which has the sections of the whole program.

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        self.write_types(section);
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        section: &mut ExportSection,
        exports: ExportSectionReader<'_>,
    ) -> Result<(), Error> {
        utils::parse_export_section(self, section, exports)?;
        self.lend(section);
        Ok(())
    }

    fn parse_element_section(
        &mut self,
        section: &mut ElementSection,
        _: ElementSectionReader<'_>,
    ) -> Result<(), Error> {
        self.write_places(section, |function| !self.division.is_late(function));
        Ok(())
    }

    fn data_count(&mut self, _: u32) -> Result<u32, Error> {
        Ok(self.data.len() as u32)
    }

    fn parse_code_section(
        &mut self,
        section: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        for function in self.functions.clone() {
            if self.division.is_late(function) {
                section.function(&call_through_table(self.division, function));
            } else {
                section.function(&self.body(function)?);
            }
        }
        Ok(())
    }

    fn parse_data_section(
        &mut self,
        section: &mut DataSection,
        _: DataSectionReader<'_>,
    ) -> Result<(), Error> {
        self.write_data(section);
        Ok(())
    }

    /// Names of functions are a tenth of the download.
    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

impl Part<'_, '_, '_> {
    fn write_types(&self, section: &mut FunctionSection) {
        for function in &self.functions {
            section.function(self.division.program.function_types[*function as usize]);
        }
    }

    /// The places in tables of those functions that this part holds.
    fn write_places(&self, section: &mut ElementSection, holds: impl Fn(u32) -> bool) {
        for segment in &self.division.program.segments {
            let functions: Vec<(u32, u32)> = segment
                .functions
                .iter()
                .zip(segment.at.map_or(0, |(_, first)| first)..)
                .filter(|(function, _)| holds(**function))
                .map(|(function, place)| (place, self.numbers[function]))
                .collect();
            let Some((table, _)) = segment.at else {
                let functions: Vec<u32> = functions.iter().map(|(_, number)| *number).collect();
                if !functions.is_empty() {
                    section.declared(Elements::Functions(functions.into()));
                }
                continue;
            };
            for row in functions.chunk_by(|one, next| one.0 + 1 == next.0) {
                let numbers: Vec<u32> = row.iter().map(|(_, number)| *number).collect();
                fill(section, table, row[0].0, numbers);
            }
        }
    }

    fn write_data(&self, section: &mut DataSection) {
        for (address, bytes) in self.data {
            let address = ConstExpr::i32_const(*address as i32);
            section.active(0, &address, bytes.iter().copied());
        }
    }

    /// Exports what the second part takes and no script asks for.
    fn lend(&self, exports: &mut ExportSection) {
        let exported = &self.division.program.exported;
        for (item, name) in self.shared {
            if exported.contains_key(item) {
                continue;
            }
            match *item {
                Item::Function(function) => {
                    exports.export(name, ExportKind::Func, self.numbers[&function])
                }
                Item::Table(table) => exports.export(name, ExportKind::Table, table),
                Item::Memory(memory) => exports.export(name, ExportKind::Memory, memory),
                Item::Global(global) => exports.export(name, ExportKind::Global, global),
            };
        }
    }

    /// The instructions of a function, and before them those that note the call, if calls are traced.
    fn body(&mut self, function: u32) -> Result<Function, Error> {
        let program = self.division.program;
        let Some(body) = program.body(function) else {
            return Ok(Function::new([]));
        };
        let mut written = self.new_function_with_parsed_locals(body)?;
        if let Some(trace) = self.trace {
            let number = u64::from(function) - program.imported as u64;
            written
                .instruction(&Instruction::I32Const(0))
                .instruction(&Instruction::I32Const(1))
                .instruction(&Instruction::I32Store8(MemArg {
                    offset: trace.from + number,
                    align: 0,
                    memory_index: 0,
                }));
        }
        let mut instructions = body.get_operators_reader()?;
        while !instructions.eof() {
            written.instruction(&self.parse_instruction(&mut instructions)?);
        }
        Ok(written)
    }

    /// What the second part takes from the first.
    fn borrowed(&mut self) -> Result<ImportSection, Error> {
        let program = self.division.program;
        let mut imports = ImportSection::new();
        for (item, name) in self.shared {
            let kind = match *item {
                Item::Function(function) => {
                    EntityType::Function(program.function_types[function as usize])
                }
                Item::Table(table) => self.table_type(program.tables[table as usize])?.into(),
                Item::Memory(_) => match program.memory {
                    Some(memory) => self.memory_type(memory)?.into(),
                    None => continue,
                },
                Item::Global(global) => self.global_type(program.globals[global as usize])?.into(),
            };
            imports.import(FIRST, name, kind);
        }
        Ok(imports)
    }
}

fn fill(section: &mut ElementSection, table: u32, from: u32, functions: Vec<u32>) {
    let table = (table != CALLS).then_some(table);
    let from = ConstExpr::i32_const(from as i32);
    section.active(table, &from, Elements::Functions(functions.into()));
}

/// The parts of a program.
pub struct Parts {
    pub first: Vec<u8>,
    pub rest: Vec<u8>,
}

/// Writes both parts of the program in `bytes`. What its memory begins with is in the second one where it is one of
/// `files`.
pub fn write(
    bytes: &[u8],
    division: &Division<'_, '_>,
    files: &[Vec<u8>],
    trace: Option<Trace>,
) -> Result<Parts, Error> {
    let shared = shared(division);
    let (early, late) = data::divide(&division.program.data, files);
    Ok(Parts {
        first: first(bytes, division, &shared, &early, trace)?,
        rest: rest(bytes, division, &shared, &late, trace)?,
    })
}

/// The names under which the first part lends things to the second.
fn shared(division: &Division<'_, '_>) -> BTreeMap<Item, String> {
    let program = division.program;
    let functions = division.needed.iter().copied().map(Item::Function);
    let tables = (0..program.tables.len() as u32).map(Item::Table);
    let globals = (0..program.globals.len() as u32).map(Item::Global);
    let all = functions.chain(tables).chain(globals);
    let named = all.enumerate().map(|(number, item)| {
        let exported = program.exported.get(&item).cloned();
        (item, exported.unwrap_or_else(|| short_name(number)))
    });
    let memory = Item::Memory(0);
    let memory = program.exported.get(&memory).map(|name| (memory, name));
    named
        .chain(memory.map(|(item, name)| (item, name.clone())))
        .collect()
}

/// A name that no other export has: theirs begin with letters.
fn short_name(mut number: usize) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut name = String::from("0");
    while 0 < number {
        name.push(char::from(DIGITS[number % DIGITS.len()]));
        number /= DIGITS.len();
    }
    name
}

fn first<'a>(
    bytes: &[u8],
    division: &Division<'_, 'a>,
    shared: &BTreeMap<Item, String>,
    data: &[Row<'a>],
    trace: Option<Trace>,
) -> Result<Vec<u8>, Error> {
    let program = division.program;
    let own = |function: &u32| !division.is_late(*function) || division.called.contains(function);
    let functions: Vec<u32> = program.own().filter(own).collect();
    let imported = 0..program.imported as u32;
    let mut part = Part {
        division,
        numbers: imported.chain(functions.iter().copied()).zip(0..).collect(),
        functions,
        data,
        shared,
        trace,
    };
    let mut module = Module::new();
    part.parse_core_module(&mut module, Parser::new(0), bytes)?;
    Ok(module.finish())
}

/// A function that stands for a late one in the first part.
fn call_through_table(division: &Division<'_, '_>, function: u32) -> Function {
    let mut written = Function::new([]);
    let arguments = division.program.type_of(function).params().len() as u32;
    for argument in 0..arguments {
        written.instruction(&Instruction::LocalGet(argument));
    }
    written
        .instruction(&Instruction::I32Const(division.places[&function] as i32))
        .instruction(&Instruction::CallIndirect {
            type_index: division.program.function_types[function as usize],
            table_index: CALLS,
        })
        .instruction(&Instruction::End);
    written
}

fn rest<'a>(
    bytes: &[u8],
    division: &Division<'_, 'a>,
    shared: &BTreeMap<Item, String>,
    data: &[Row<'a>],
    trace: Option<Trace>,
) -> Result<Vec<u8>, Error> {
    let functions: Vec<u32> = division.late().collect();
    let all = division.needed.iter().chain(&functions).copied();
    let mut part = Part {
        division,
        numbers: all.zip(0..).collect(),
        functions,
        data,
        shared,
        trace,
    };
    let mut module = Module::new();
    // Both parts have the types of the whole.
    for payload in Parser::new(0).parse_all(bytes) {
        if let Payload::TypeSection(section) = payload? {
            let mut types = TypeSection::new();
            part.parse_type_section(&mut types, section)?;
            module.section(&types);
        }
    }
    module.section(&part.borrowed()?);
    let mut types = FunctionSection::new();
    part.write_types(&mut types);
    module.section(&types);
    let mut places = ElementSection::new();
    part.write_places(&mut places, |function| division.is_late(function));
    if let Some(first) = division.placed.first() {
        let functions = division.placed.iter().map(|late| part.numbers[late]);
        let from = division.places[first];
        fill(&mut places, CALLS, from, functions.collect());
    }
    module.section(&places);
    let mut code = CodeSection::new();
    for function in part.functions.clone() {
        code.function(&part.body(function)?);
    }
    module.section(&code);
    let mut data = DataSection::new();
    part.write_data(&mut data);
    module.section(&data);
    Ok(module.finish())
}
