//! A compiled program, as far as it has to be known for its division.

use std::collections::{BTreeMap, BTreeSet};

use wasmparser::{
    BinaryReaderError, ConstExpr, DataKind, ElementItems, ElementKind, ExternalKind, FuncType,
    FunctionBody, GlobalType, KnownCustom, MemoryType, Name, NameSectionReader, Operator, Parser,
    Payload, TableType, TypeRef,
};

use super::data::Row;
use super::names;

/// The table through which functions are called whose place is known at run time alone.
pub const CALLS: u32 = 0;

/// A program whose functions, those of the page's scripts first, have the numbers that they have in its file.
#[derive(Default)]
pub struct Program<'a> {
    pub types: Vec<FuncType>,
    /// The number of functions that are the page's scripts'.
    pub imported: usize,
    /// The type of each function, imported ones too.
    pub function_types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// The name of each function, without what differs between two machines; empty for one that has none.
    pub names: Vec<String>,
    pub segments: Vec<Segment>,
    pub tables: Vec<TableType>,
    pub globals: Vec<GlobalType>,
    pub memory: Option<MemoryType>,
    /// The names of what the page's scripts may use.
    pub exported: BTreeMap<Item, String>,
    pub started: Option<u32>,
    /// What the memory begins with.
    pub data: Vec<Row<'a>>,
    /// Something that cannot be divided.
    pub stranger: Option<&'static str>,
}

/// Something of a program by its kind and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    Function(u32),
    Table(u32),
    Memory(u32),
    Global(u32),
}

/// Functions that a table begins with.
pub struct Segment {
    /// The table and the first place; none where functions are only declared.
    pub at: Option<(u32, u32)>,
    pub functions: Vec<u32>,
}

impl<'a> Program<'a> {
    pub fn read(bytes: &'a [u8]) -> Result<Program<'a>, BinaryReaderError> {
        let mut program = Program::default();
        for payload in Parser::new(0).parse_all(bytes) {
            program.take(payload?)?;
        }
        let functions = program.function_types.len();
        program.names.resize(functions, String::new());
        Ok(program)
    }

    fn take(&mut self, payload: Payload<'a>) -> Result<(), BinaryReaderError> {
        match payload {
            Payload::TypeSection(types) => {
                for function in types.into_iter_err_on_gc_types() {
                    self.types.push(function?);
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    match import?.ty {
                        TypeRef::Func(function) => {
                            self.imported += 1;
                            self.function_types.push(function);
                        }
                        _ => self.stranger = Some("an import that is no function"),
                    }
                }
            }
            Payload::FunctionSection(functions) => {
                for function in functions {
                    self.function_types.push(function?);
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    self.memory = Some(memory?);
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    self.globals.push(global?.ty);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    let item = match export.kind {
                        ExternalKind::Func => Item::Function(export.index),
                        ExternalKind::Table => Item::Table(export.index),
                        ExternalKind::Memory => Item::Memory(export.index),
                        ExternalKind::Global => Item::Global(export.index),
                        _ => continue,
                    };
                    self.exported.insert(item, export.name.to_owned());
                }
            }
            Payload::StartSection { func, .. } => self.started = Some(func),
            Payload::ElementSection(segments) => {
                for segment in segments {
                    match read_segment(segment?)? {
                        Some(segment) => self.segments.push(segment),
                        None => self.stranger = Some("a table of something else"),
                    }
                }
            }
            Payload::DataSection(rows) => {
                for row in rows {
                    let row = row?;
                    match place_of(&row.kind)? {
                        Some(address) => self.data.push((address, row.data)),
                        None => self.stranger = Some("data without an address"),
                    }
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(names) = section.as_known() {
                    self.take_names(names)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn take_names(&mut self, sections: NameSectionReader<'a>) -> Result<(), BinaryReaderError> {
        for section in sections {
            let Name::Function(functions) = section? else {
                continue;
            };
            for function in functions {
                let function = function?;
                let at = function.index as usize;
                if self.names.len() <= at {
                    self.names.resize(at + 1, String::new());
                }
                self.names[at] = names::everywhere(function.name);
            }
        }
        Ok(())
    }

    /// The functions that are the program's own.
    pub fn own(&self) -> impl Iterator<Item = u32> + use<> {
        self.imported as u32..self.function_types.len() as u32
    }

    /// The instructions of a function; none of one that is the page's scripts'.
    pub fn body(&self, function: u32) -> Option<&FunctionBody<'a>> {
        self.bodies
            .get((function as usize).checked_sub(self.imported)?)
    }

    /// The type of a function.
    pub fn type_of(&self, function: u32) -> &FuncType {
        &self.types[self.function_types[function as usize] as usize]
    }

    /// The functions that each function names.
    pub fn callees(&self) -> Result<Vec<BTreeSet<u32>>, BinaryReaderError> {
        let functions = 0..self.function_types.len() as u32;
        functions
            .map(|function| self.body(function).map_or(Ok(BTreeSet::new()), named_in))
            .collect()
    }
}

fn read_segment(segment: wasmparser::Element<'_>) -> Result<Option<Segment>, BinaryReaderError> {
    let ElementItems::Functions(functions) = segment.items else {
        return Ok(None);
    };
    let functions = functions.into_iter().collect::<Result<_, _>>()?;
    let at = match segment.kind {
        ElementKind::Active {
            table_index,
            offset_expr,
        } => match number_in(&offset_expr)? {
            Some(first) => Some((table_index.unwrap_or(CALLS), first)),
            None => return Ok(None),
        },
        ElementKind::Declared => None,
        ElementKind::Passive => return Ok(None),
    };
    Ok(Some(Segment { at, functions }))
}

fn place_of(kind: &DataKind<'_>) -> Result<Option<u32>, BinaryReaderError> {
    match kind {
        DataKind::Active { offset_expr, .. } => number_in(offset_expr),
        DataKind::Passive => Ok(None),
    }
}

fn number_in(place: &ConstExpr<'_>) -> Result<Option<u32>, BinaryReaderError> {
    Ok(match place.get_operators_reader().read()? {
        Operator::I32Const { value } => Some(value as u32),
        _ => None,
    })
}

fn named_in(body: &FunctionBody<'_>) -> Result<BTreeSet<u32>, BinaryReaderError> {
    let mut named = BTreeSet::new();
    let mut instructions = body.get_operators_reader()?;
    while !instructions.eof() {
        if let Operator::Call { function_index }
        | Operator::ReturnCall { function_index }
        | Operator::RefFunc { function_index } = instructions.read()?
        {
            named.insert(function_index);
        }
    }
    Ok(named)
}
