// Finds the states that source code spells out instead of using a named set: in comparisons with a
// status, assignments, lists, cases and SQL. Reads the syntax tree and the types.
import { type Node, type SourceFile, type StringLiteral, SyntaxKind } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Checker, Type } from 'typescript/unstable/sync'

export type States = readonly string[]
export type StatusLiteral = { line: number; text: string }

export function statusLiterals(file: SourceFile, checker: Checker, all: States[]): StatusLiteral[] {
  const words = new Set(all.flat())
  const found: StatusLiteral[] = []
  const add = (node: Node, text: string) => {
    const line = file.text.slice(0, node.getStart(file)).split('\n').length
    found.push({ line, text: text.replaceAll(/\s+/g, ' ') })
  }
  function visit(node: Node) {
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) {
      if (words.has(node.text) && isStatus(node, checker, all)) add(node, node.text)
    }
    for (const text of statesInSql(node, words)) add(node, text)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

// What SQL compares with or assigns to a column that isn't a status.
const of_other_columns = /\b(?!status\b)\w+ (?:=|<>|is (?:not )?distinct from) '\w+'/g

// SQL has parameters and `inSet` for states, so it quotes none.
function statesInSql(node: Node, words: Set<string>): string[] {
  const text = textOf(node).replaceAll(of_other_columns, '')
  if (!isTaggedSql(node) && !/\bstatus\b/.test(text)) return []
  const quoted = [...text.matchAll(/'\{?(\w+(?:,\w+)*)\}?'/g)]
  return quoted.flatMap(([all, list]) =>
    list!.split(',').some((word) => words.has(word)) ? [all] : [],
  )
}

// The text of a string or template, with a mark for each insert.
function textOf(node: Node): string {
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!is.isTemplateExpression(node)) return ''
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('$$')
}

const isTaggedSql = ({ parent }: Node) =>
  parent && is.isTaggedTemplateExpression(parent) && parent.tag.getText() === 'sql'

function isStatus(node: Node, checker: Checker, all: States[]): boolean {
  if (isListOfStates(node, all)) return true
  const use = useOf(node)
  if (use && is.isCallExpression(use.parent) && set_functions.test(use.parent.getText()))
    return false
  const other = use && comparedWith(use.node, use.parent)
  const typed = literalsOf(other ? checker.getTypeAtLocation(other) : contextOf(node, checker))
  if (all.some((states) => states.length === typed.length && isWithin(typed, states))) return true
  // Other things have a status too, such as the result of a promise.
  if (typed.length > 1 && !all.some((states) => isWithin(typed, states))) return false
  return use !== undefined && namesStatus(use.node, use.parent)
}

// The name of a set, which can be a state's too.
const set_functions = /^(isIn|inSet|statesIn|onlyStateIn)\(/

const isWithin = (some: States, states: States) => some.every((state) => states.includes(state))

// Two or more states of one lifecycle, in a list that isn't part of a schema.
function isListOfStates(node: Node, all: States[]) {
  const list = node.parent
  if (!is.isArrayLiteralExpression(list) || isInSchema(list)) return false
  const items = list.elements.map((item) => (is.isStringLiteral(item) ? item.text : undefined))
  const states = items.filter((item) => item !== undefined)
  return states.length > 1 && all.some((each) => isWithin(states, each))
}

function isInSchema({ parent }: Node): boolean {
  if (is.isCallExpression(parent)) return /^(Choice|Type\.\w+)$/.test(parent.expression.getText())
  if (is.isPropertyAssignment(parent)) return parent.name.getText() === 'examples'
  return is.isArrayLiteralExpression(parent) && isInSchema(parent)
}

const wrappers = new Set([
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.AsExpression,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.ArrayLiteralExpression,
  SyntaxKind.SpreadElement,
  SyntaxKind.LiteralType,
  SyntaxKind.UnionType,
  SyntaxKind.ArrayType,
])
const either = new Set([SyntaxKind.QuestionQuestionToken, SyntaxKind.BarBarToken])

// What uses the literal, alone or as one of several values.
function useOf(literal: Node) {
  let node = literal
  while (node.parent) {
    const { parent } = node
    const condition = is.isConditionalExpression(parent) && parent.condition === node
    const alternative = is.isBinaryExpression(parent) && either.has(parent.operatorToken.kind)
    if ((!wrappers.has(parent.kind) || condition) && !alternative) return { node, parent }
    node = parent
  }
  return undefined
}

const comparisons = new Set([
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
])

// What a comparison, a case or a list compares the literal with.
function comparedWith(node: Node, parent: Node): Node | undefined {
  if (is.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)) {
    return parent.left === node ? parent.right : parent.left
  }
  if (is.isCaseClause(parent)) {
    const choice = parent.parent.parent
    return is.isSwitchStatement(choice) ? choice.expression : undefined
  }
  if (is.isPropertyAccessExpression(parent) && is.isCallExpression(parent.parent)) {
    return parent.name.text === 'includes' ? parent.parent.arguments[0] : undefined
  }
  return undefined
}

function namesStatus(node: Node, parent: Node): boolean {
  const other = comparedWith(node, parent)
  if (other) return isNamedStatus(other)
  if (is.isBinaryExpression(parent)) {
    return parent.operatorToken.kind === SyntaxKind.EqualsToken && isNamedStatus(parent.left)
  }
  if (is.isReturnStatement(parent) || is.isArrowFunction(parent)) return isInStatusFunction(parent)
  const declared =
    is.isPropertyAssignment(parent) ||
    is.isVariableDeclaration(parent) ||
    is.isParameterDeclaration(parent) ||
    is.isBindingElement(parent) ||
    is.isPropertySignatureDeclaration(parent)
  if (!declared) return false
  const type = 'type' in parent && parent.type ? parent.type.getText() : ''
  const name = (is.isBindingElement(parent) && parent.propertyName) || parent.name!
  return isNamedStatus(name) || type.includes("['status']")
}

const isNamedStatus = (node: Node): boolean =>
  /(^|[.[!?'"])status['"\])!]*$/.test(node.getText().trim())

function isInStatusFunction(node: Node): boolean {
  let at: Node | undefined = node
  while (at && !is.isFunctionDeclaration(at) && !is.isArrowFunction(at)) at = at.parent
  if (!at) return false
  const named = is.isFunctionDeclaration(at) ? at.name : at.parent
  const name = named && is.isVariableDeclaration(named) ? named.name : named
  return /^status|Status/.test(name?.getText() ?? '')
}

const contextOf = (node: Node, checker: Checker) =>
  is.isLiteralTypeNode(node.parent)
    ? checker.getTypeAtLocation(useOf(node)!.node)
    : checker.getContextualType(node as StringLiteral)

// The strings that a type allows. None, if it allows any.
function literalsOf(type: Type | undefined): string[] {
  if (!type) return []
  const parts = type.isUnionType() ? type.getTypes() : [type]
  return parts.flatMap((part) =>
    'value' in part && typeof part.value === 'string' ? [part.value] : [],
  )
}
