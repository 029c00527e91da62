// Migrations that are marked compatible follow the rules of CONTRIBUTING.md: what the previous
// version uses stays as it is.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadModule, parseSync } from 'libpg-query'
import { readMigrations } from '#db/migration_files.ts'
import { root } from '#settings/config.ts'

await loadModule()

// The nodes of libpg-query have too many shapes to be typed here.
type Node = Record<string, any>

const removals = new Set([
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_TYPE',
  'OBJECT_SEQUENCE',
  'OBJECT_SCHEMA',
  'OBJECT_FUNCTION',
])

function faultsIn(text: string): string[] {
  const statements: Node[] = parseSync(text).stmts!.map(({ stmt }: Node) => stmt)
  const created = new Set(
    statements
      .filter(({ CreateFunctionStmt }) => CreateFunctionStmt)
      .map(({ CreateFunctionStmt }) => signatureOf(CreateFunctionStmt)),
  )
  return statements.flatMap((statement) => faultOf(statement, created) ?? [])
}

function faultOf(statement: Node, created: Set<string>) {
  const { DropStmt, RenameStmt, AlterTableStmt } = statement
  if (RenameStmt) return `renames ${RenameStmt.subname ?? RenameStmt.relation?.relname}`
  if (DropStmt && removals.has(DropStmt.removeType)) {
    const lost = DropStmt.objects.map(droppedName).filter((name: string) => !created.has(name))
    return lost.length > 0 ? `drops ${lost.join(', ')}` : undefined
  }
  return AlterTableStmt?.cmds
    .map(({ AlterTableCmd }: Node) => commandFault(AlterTableCmd))
    .find(Boolean)
}

function commandFault({ subtype, name, def }: Node) {
  if (subtype === 'AT_DropColumn') return `drops the column ${name}`
  if (subtype === 'AT_SetNotNull') return `sets ${name} to not null`
  if (subtype === 'AT_AlterColumnType') return `changes the type of ${name}`
  if (subtype !== 'AT_AddColumn') return undefined
  const { colname, constraints = [] } = def.ColumnDef
  const types = constraints.map(({ Constraint }: Node) => Constraint.contype)
  const is_filled = types.some((type: string) => /DEFAULT|GENERATED|IDENTITY/.test(type))
  return types.includes('CONSTR_NOTNULL') && !is_filled ? `adds ${colname} not null` : undefined
}

const typeName = ({ TypeName }: Node) =>
  TypeName.names.map(({ String: one }: Node) => one.sval).at(-1) +
  (TypeName.arrayBounds ? '[]' : '')

const nameOf = (parts: Node[]) => parts.map(({ String: one }) => one.sval).at(-1)

const signatureOf = ({ funcname, parameters = [] }: Node) => {
  const inputs = parameters.filter(
    ({ FunctionParameter: one }: Node) => !/OUT|TABLE/.test(one.mode),
  )
  const types = inputs.map(({ FunctionParameter: one }: Node) =>
    typeName({ TypeName: one.argType }),
  )
  return `${nameOf(funcname)}(${types.join(', ')})`
}

function droppedName({ ObjectWithArgs, List, TypeName }: Node) {
  if (ObjectWithArgs) {
    const { objname, objargs = [] } = ObjectWithArgs
    return `${nameOf(objname)}(${objargs.map(typeName).join(', ')})`
  }
  return List ? nameOf(List.items) : typeName({ TypeName })
}

// Landed before the rules. Only the collation of the column changes.
const exceptions: Record<string, string[]> = {
  '0021_list_filters.sql': ['changes the type of facet'],
}

const compatible = readMigrations(join(root, 'migrations')).filter((one) => one.compatible)

for (const { name, text } of compatible) {
  test(`${name} keeps what the previous version uses`, () =>
    assert.deepEqual(faultsIn(text), exceptions[name] ?? []))
}

test('what would break the previous version is found', () => {
  const broken = {
    'drop table persons': 'drops persons',
    'drop function a(text)': 'drops a(text)',
    'drop function a(text); create function a(int) returns int return 1': 'drops a(text)',
    'alter table persons rename name to title': 'renames name',
    'alter table persons rename to people': 'renames persons',
    'alter table persons drop column name': 'drops the column name',
    'alter table persons alter name type text': 'changes the type of name',
    'alter table persons alter name set not null': 'sets name to not null',
    'alter table persons add title text not null': 'adds title not null',
  }
  for (const [text, fault] of Object.entries(broken)) assert.deepEqual(faultsIn(text), [fault])
  const fine = `
    drop function a(text);
    create function a(one text) returns int return 1;
    alter table persons add title text not null default '';
    alter table persons drop constraint c, add constraint c check (true);
    drop index i`
  assert.deepEqual(faultsIn(fine), [])
})
