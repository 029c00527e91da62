// Checks that a statement names its account as a value: every reference to a table with an account
// is bound to a parameter, directly or through equal accounts, and every insert lists the account.
// A planner and a distributed database then see the tenant, and row-level security is a second
// wall.
import columns from '#db/columns.json' with { type: 'json' }
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#settings/config.ts'
import { exempt_tables } from './account_exceptions.ts'

type Node = Record<string, any>
// A column of a result, and whether its value is a parameter or an account that is bound to one.
type Column = { name: string; bound: boolean }
type Source = { name: string; table?: string; has_account: boolean; bound: boolean }
type Scope = { sources: Source[]; outer: Scope | null }
type Tables = Map<string, Column[]> // Common table expressions by name.

export const with_account = new Set(
  Object.entries(columns)
    .filter(([table, names]) => names.split(', ').includes('account') && !exempt_tables[table])
    .map(([table]) => table),
)

// Functions that take the account as their first parameter.
const migrations = globSync('migrations/*.sql', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const with_parameter = new Set(
  [...migrations.matchAll(/create (?:or replace )?function (\w+)\(\s*of_account text/g)].map(
    ([, name]) => name!,
  ),
)

const kindOf = (node: Node) => Object.keys(node)[0]!
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const namesOf = (list: Node[] = []): string[] => list.map(({ String: text }) => text?.sval ?? '*')

// What is wrong with a parsed statement, one line each. In the body of a function, a name that
// isn't a column of a source is a variable, which counts as a parameter.
export function unboundIn(statement: Node, in_function = false): string[] {
  const problems = new Set<string>()
  const checked = new Map<Node, Column[]>()

  // Returns the columns of the result.
  function check(statement: Node, outer: Scope | null, tables: Tables): Column[] {
    const known = checked.get(statement)
    if (known) return known
    const kind = kindOf(statement)
    const body = statement[kind]
    const own = withTables(body, outer, tables)
    const result =
      kind === 'SelectStmt'
        ? checkSelect(body, outer, own)
        : kind === 'InsertStmt'
          ? checkInsert(body, outer, own)
          : checkChange(body, outer, own)
    checked.set(statement, result)
    return result
  }

  function withTables(body: Node, outer: Scope | null, tables: Tables) {
    const own = new Map(tables)
    for (const { CommonTableExpr: one } of body.withClause?.ctes ?? []) {
      // A recursive term refers to itself: bound if the first term is.
      if (body.withClause.recursive) own.set(one.ctename, [{ name: 'account', bound: true }])
      const found = check(one.ctequery, outer, own)
      own.set(one.ctename, renamed(found, namesOf(one.aliascolnames)))
    }
    return own
  }

  function checkSelect(body: Node, outer: Scope | null, tables: Tables): Column[] {
    if (body.larg) {
      const left = check({ SelectStmt: body.larg }, outer, tables)
      const right = check({ SelectStmt: body.rarg }, outer, tables)
      return left.map(({ name, bound }, i) => ({ name, bound: bound && right[i]?.bound !== false }))
    }
    if (body.valuesLists) {
      const rows: Node[][] = body.valuesLists.map(({ List }: Node) => List.items)
      const scope = { sources: [], outer }
      descend(rows, scope, tables)
      return rows[0]!.map((_, i) => ({
        name: `column${i + 1}`,
        bound: rows.every((row) => isBound(row[i]!, scope)),
      }))
    }
    const scope = bind(body.fromClause ?? [], [], body.whereClause, outer, tables)
    const { fromClause: _, whereClause: __, withClause: ___, ...rest } = body
    descend(rest, scope, tables)
    return resultOf(body.targetList ?? [], scope)
  }

  // An update or a delete: its target must be bound like every other source.
  function checkChange(body: Node, outer: Scope | null, tables: Tables): Column[] {
    const others = [...(body.fromClause ?? []), ...(body.usingClause ?? [])]
    const scope = bind(others, [{ RangeVar: body.relation }], body.whereClause, outer, tables)
    const { fromClause: _, usingClause: __, whereClause: ___, withClause: ____, ...rest } = body
    descend(rest, scope, tables)
    return resultOf(body.returningClause?.exprs ?? body.returningList ?? [], scope)
  }

  function checkInsert(body: Node, outer: Scope | null, tables: Tables): Column[] {
    const table: string = body.relation.relname
    const values = body.selectStmt ? check(body.selectStmt, outer, tables) : []
    if (with_account.has(table)) {
      const at = (body.cols ?? []).findIndex(({ ResTarget }: Node) => ResTarget.name === 'account')
      if (at < 0) problems.add(`insert into ${table} doesn't list account`)
      else if (!values[at]?.bound) problems.add(`insert into ${table}: account isn't a value`)
    }
    const name = body.relation.alias?.aliasname ?? table
    const target = { name, table, has_account: with_account.has(table), bound: true }
    const scope = { sources: [target, { ...target, name: 'excluded' }], outer }
    descend([body.onConflictClause, body.returningClause, body.returningList], scope, tables)
    return resultOf(body.returningClause?.exprs ?? body.returningList ?? [], scope)
  }

  // Finds the sources of a query and which of them are bound by its conditions.
  function bind(from: Node[], targets: Node[], where: Node, outer: Scope | null, tables: Tables) {
    const scope: Scope = { sources: [], outer }
    const conditions: Node[] = []
    const joined: [Source[], Source[]][] = []
    const later: (() => void)[] = []

    function add(item: Node): Source[] {
      const kind = kindOf(item)
      const body = item[kind]
      if (kind === 'JoinExpr') {
        const [left, right] = [add(body.larg), add(body.rarg)]
        if (body.quals) conditions.push(...conjunctsOf(body.quals))
        if (namesOf(body.usingClause).includes('account')) joined.push([left, right])
        return [...left, ...right]
      }
      const source = sourceOf(kind, body)
      scope.sources.push(source)
      return [source]
    }

    function sourceOf(kind: string, body: Node): Source {
      const alias = body.alias?.aliasname
      const names = namesOf(body.alias?.colnames)
      if (kind === 'RangeVar') {
        const common = tables.get(body.relname)
        if (common) return derived(alias ?? body.relname, renamed(common, names))
        const has_account = with_account.has(body.relname)
        const table = has_account ? { table: body.relname as string } : {}
        // A transition table of a trigger has the rows of its own statement.
        const bound = in_function && !(body.relname in columns)
        return { name: alias ?? body.relname, ...table, has_account: has_account || bound, bound }
      }
      if (kind === 'RangeSubselect') {
        if (!body.lateral)
          return derived(alias, renamed(check(body.subquery, outer, tables), names))
        const source: Source = { name: alias, has_account: false, bound: false }
        later.push(() =>
          Object.assign(
            source,
            derived(alias, renamed(check(body.subquery, scope, tables), names)),
          ),
        )
        return source
      }
      // The rows of a function are made from its parameters.
      later.push(() => descend(body.functions, scope, tables))
      const listed = (body.coldeflist ?? []).map(({ ColumnDef }: Node) => ColumnDef.colname)
      return { name: alias, has_account: [...names, ...listed].includes('account'), bound: true }
    }

    for (const item of [...targets, ...from]) add(item)
    if (where) conditions.push(...conjunctsOf(where))
    const settle = () => {
      for (let before = -1, now = 0; before !== now;) {
        before = now
        for (const one of conditions) applyEquality(one, scope)
        for (const [left, right] of joined) unite([...left, ...right])
        now = scope.sources.filter(({ bound }) => bound).length
      }
    }
    settle()
    for (const step of later) step()
    settle()
    for (const one of conditions) applyMembership(one, scope, tables)
    settle()
    for (const { table, name, bound } of scope.sources) {
      if (table && !bound) problems.add(`${table}${name === table ? '' : ` as ${name}`}`)
    }
    descend(conditions, scope, tables)
    return scope
  }

  // Joined with "using (account)": one of them is bound, so all are.
  function unite(sources: Source[]) {
    const same = sources.filter(({ has_account }) => has_account)
    if (same.some(({ bound }) => bound)) for (const source of same) source.bound = true
  }

  // "(account, id) in (select account, id from …)".
  function applyMembership({ SubLink: link }: Node, scope: Scope, tables: Tables) {
    if (link?.subLinkType !== 'ANY_SUBLINK' || !link.testexpr) return
    const left: Node[] = link.testexpr.RowExpr?.args ?? [link.testexpr]
    const found = check(link.subselect, scope, tables)
    left.forEach((one, i) => found[i]?.bound && bindAccount(one, scope))
  }

  function applyEquality({ A_Expr: expression }: Node, scope: Scope) {
    if (!expression || expression.name[0].String.sval !== '=') return
    const { lexpr, rexpr, kind } = expression
    if (kind === 'AEXPR_OP_ANY' && isBound(rexpr, scope)) return bindAccount(lexpr, scope)
    if (kind !== 'AEXPR_OP') return
    const [left, right]: Node[][] = [lexpr, rexpr].map((side) => side.RowExpr?.args ?? [side])
    left!.forEach((one, i) => {
      const other = right![i]!
      if (isBound(other, scope)) bindAccount(one, scope)
      if (isBound(one, scope)) bindAccount(other, scope)
    })
  }

  function bindAccount(expression: Node, scope: Scope) {
    for (const source of accountsIn(expression, scope)) source.bound = true
  }

  function isBound(expression: Node, scope: Scope): boolean {
    if (expression.ParamRef) return true
    if (expression.TypeCast) return isBound(expression.TypeCast.arg, scope)
    if (!expression.ColumnRef) return false
    for (let at: Scope | null = scope; at; at = at.outer) {
      const found = accountsIn(expression, at)
      if (found.length > 0) return found.some(({ bound }) => bound)
      if (isColumnOf(expression, at)) return false
    }
    return in_function
  }

  const isColumnOf = ({ ColumnRef }: Node, { sources }: Scope) => {
    const [qualifier, column] = namesOf(ColumnRef.fields)
    return column !== undefined && sources.some(({ name }) => name === qualifier)
  }

  // The sources of this scope whose account the expression is.
  function accountsIn({ ColumnRef }: Node, { sources }: Scope): Source[] {
    const names = ColumnRef ? namesOf(ColumnRef.fields) : []
    if (names.at(-1) !== 'account') return []
    return sources.filter(
      ({ name, has_account }) => has_account && (names.length === 1 || name === names[0]),
    )
  }

  function resultOf(targets: Node[], scope: Scope): Column[] {
    return targets.flatMap(({ ResTarget: { name, val } }) => {
      const fields = val?.ColumnRef ? namesOf(val.ColumnRef.fields) : []
      if (fields.at(-1) === '*') {
        return scope.sources
          .filter(
            (source) => source.has_account && (fields.length === 1 || source.name === fields[0]),
          )
          .map(({ bound }) => ({ name: 'account', bound }))
      }
      return [{ name: name ?? fields.at(-1) ?? '', bound: val ? isBound(val, scope) : false }]
    })
  }

  // Checks the subqueries and the calls within an expression.
  function descend(value: unknown, scope: Scope, tables: Tables) {
    if (Array.isArray(value)) for (const one of value) descend(one, scope, tables)
    if (!isNode(value) || Array.isArray(value)) return
    for (const [kind, body] of Object.entries(value)) {
      if (/^(Select|Insert|Update|Delete)Stmt$/.test(kind)) {
        check(value, scope, tables)
        continue
      }
      if (kind === 'FuncCall') checkCall(body, scope)
      descend(body, scope, tables)
    }
  }

  function checkCall({ funcname, args = [] }: Node, scope: Scope) {
    const name = namesOf(funcname).at(-1)!
    if (name === 'current_account') problems.add('current_account() is called')
    if (with_parameter.has(name) && !isBound(args[0], scope)) {
      problems.add(`${name}() isn't called with an account`)
    }
  }

  const kind = kindOf(statement)
  if (/^(Select|Insert|Update|Delete)Stmt$/.test(kind)) check(statement, null, new Map())
  return [...problems]
}

const derived = (name: string, found: Column[]): Source => {
  const account = found.find((column) => column.name === 'account')
  return { name, has_account: account !== undefined, bound: account?.bound ?? false }
}

const renamed = (found: Column[], names: string[]): Column[] =>
  found.map(({ name, bound }, i) => ({ name: names[i] ?? name, bound }))

const conjunctsOf = (condition: Node): Node[] =>
  condition.BoolExpr?.boolop === 'AND_EXPR'
    ? condition.BoolExpr.args.flatMap(conjunctsOf)
    : [condition]
