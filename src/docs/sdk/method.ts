// One method of the SDK: its signature, its documentation with an example, and the request.
import type { Route } from '#http/routing/route.ts'
import { isWrite } from '#http/routing/route.ts'
import { kinds, records } from '#areas/index.ts'
import { exampleOf } from '../example.ts'
import { descriptionOf, pdfSummary } from '../operation.ts'
import { type Json, type JsonSchema, plain } from '../json_schema.ts'
import { itemOf, nameOf } from '../schemas.ts'
import { paramsOf, resultOf } from './declarations.ts'
import { callOf, paramsName, placeOf, typeName } from './names.ts'
import { camelCase, variableName } from './variable_names.ts'
import { literalText } from './literal_text.ts'
import { docComment, fold } from './type_text.ts'

const isList = ({ returns }: Route) => itemOf(plain(returns)) !== undefined

// The type of an object that a route returns.
export const resultName = (route: Route) =>
  // Events are a union by their type.
  nameOf(resultOf(route)) === 'event' ? 'AttuneEvent' : typeName(nameOf(resultOf(route))!)

export function methodText(route: Route): string {
  const comment = docComment(`${route.summary} ${descriptionOf(route)}`, '  ', [
    '',
    `\`${route.method} ${route.path}\``,
    '',
    '@example',
    ...exampleCall(route).split('\n'),
  ])
  return `${comment}${signatureOf(route)} {\n${requestOf(route)}\n  }\n`
}

// The same object as a file: attune.superbills.pdf(id).
export function pdfMethodText(route: Route): string {
  const { pdf: _, ...as_json } = route
  const comment = docComment(`${pdfSummary(route)} ${descriptionOf(as_json)}`, '  ', [
    '',
    `\`${route.method} ${route.path}\` with \`Accept: application/pdf\``,
    '',
    '@example',
    `const pdf = await attune.${pdfCall(route)}('${exampleId(route)}')`,
  ])
  const params = route.query ? [`params?: ${paramsName(route)}`] : []
  const parts = ['id: string', ...params, 'options?: ReadOptions']
  const head = fold(`  ${pdfCall(route).split('.').at(-1)}(`, parts, '): ApiPromise<Pdf>', '    ')
  const sent = params.length > 0 ? '{ id, query: params }' : '{ id }'
  const values = [`'${route.path}'`, sent, 'options']
  const request = fold('    return this.client.pdf(', values, ')', '      ')
  return `${comment}${head} {\n${request}\n  }\n`
}

// attune.superbills.pdf, and attune.persons.statementPdf for what isn't the object itself.
export const pdfCall = (route: Route) => {
  const { verb } = placeOf(route)
  const name = verb === 'retrieve' ? 'pdf' : camelCase(`${verb}_pdf`)
  return [...callOf(route).slice(0, -1), name].join('.')
}

const optionsName = (route: Route) =>
  isList(route) || !isWrite(route)
    ? 'ReadOptions'
    : `${route.needs_if_match ? 'Matched' : ''}WriteOptions<Dry>`

function signatureOf(route: Route) {
  const params = paramsOf(route)
  // A required argument can't follow an optional one.
  const required = route.needs_if_match || (params?.required ?? []).length > 0
  const mark = required ? '' : '?'
  const named = route.path.includes('{id}') ? ['id: string'] : []
  const typed = params ? [`params${mark}: ${paramsName(route)}`] : []
  const options = `options${route.needs_if_match ? '' : '?'}: ${optionsName(route)}`
  const generic = optionsName(route).includes('Dry') ? '<Dry extends boolean = false>' : ''
  const { verb } = placeOf(route)
  const parts = [...named, ...typed, options]
  return fold(`  ${camelCase(verb)}${generic}(`, parts, `): ${returnType(route)}`, '    ')
}

// As the reference shows it: attune.practitioners.slots.list(id, params).
export function callText(route: Route) {
  const named = route.path.includes('{id}') ? ['id'] : []
  const typed = paramsOf(route) ? ['params'] : []
  return `attune.${callOf(route).join('.')}(${[...named, ...typed].join(', ')})`
}

function returnType(route: Route) {
  const result = resultName(route)
  if (isList(route)) return `List<${result}>`
  return isWrite(route) ? `ApiPromise<Written<${result}, Dry>>` : `ApiPromise<${result}>`
}

// `this.client.write('POST', '/v1/sessions/{id}/start', { id }, options)`
function requestOf(route: Route) {
  const { method, path } = route
  const sent = route.body ? 'body' : 'query'
  const parts = [path.includes('{id}') ? 'id' : [], paramsOf(route) ? `${sent}: params` : []].flat()
  const object = parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
  const values = [`'${path}'`, object, 'options']
  const result = resultName(route)
  const send = (call: string, sent_values: string[]) =>
    fold(`    return this.client.${call}(`, sent_values, ')', '      ')
  if (isList(route)) return send(`${isPaged(route) ? 'list' : 'completeList'}<${result}>`, values)
  if (!isWrite(route)) return send(`read<${result}>`, values)
  return send(`write<${result}, Dry>`, [`'${method}'`, ...values])
}

const isPaged = (route: Route) => 'cursor' in (paramsOf(route)?.properties ?? {})

const example_id = '4Jv0hTq8kYb2Wm6Zc1Rx9N'

// The call with its example parameters, as a program would write it.
export function exampleCall(route: Route): string {
  const call = `attune.${callOf(route).join('.')}(${exampleArguments(route).join(', ')})`
  const name = variableOf(route)
  if (!isList(route)) return `const ${name} = await ${call}`
  return `for await (const ${name} of ${call}) {\n  console.log(${name})\n}`
}

const variableOf = (route: Route) => variableName(nameOf(resultOf(route))!.replace(/^listed_/, ''))

function exampleArguments(route: Route): string[] {
  const params = paramsOf(route)
  const named = route.path.includes('{id}') ? [`'${exampleId(route)}'`] : []
  const required = (params?.required ?? []).length > 0
  const shown =
    params && (route.body || required) ? exampleOf(requiredOf(route, params)) : undefined
  const typed = shown && Object.keys(shown as Json).length > 0 ? [literalText(shown)] : []
  const given = typed.length > 0 || !params ? typed : route.needs_if_match ? ['{}'] : []
  return [...named, ...given, ...(route.needs_if_match ? ['{ ifMatch: 1 }'] : [])]
}

// A query shows only what it requires: its filters are many.
export function requiredOf(route: Route, schema: JsonSchema): JsonSchema {
  if (route.body) return schema
  const { properties = {}, required = [] } = schema
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return { ...schema, properties: Object.fromEntries(needed) }
}

// The ID of the kind of object that the path names.
export function exampleId(route: Route) {
  const { owner } = placeOf(route)
  const kind = [...kinds, ...records].find(({ table }) => table === owner)
  return `${kind?.prefix ?? owner}_${example_id}`
}
