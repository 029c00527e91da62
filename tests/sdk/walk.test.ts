// Every method of every resource of the SDK is called once, with the example of its route.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { List } from '#sdk/pages.ts'
import type { ApiPromise } from '#sdk/api_promise.ts'
import type { Pdf } from '#sdk/options.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { compile } from '#http/parsing/validate.ts'
import { NotFoundError } from '#sdk/errors.ts'
import { pdfCall } from '#docs/sdk/method.ts'
import { callOf } from '#docs/sdk/names.ts'
import { paramsOf } from '#docs/sdk/declarations.ts'
import { routes } from '#areas/index.ts'
import { bodyFor, optionsFor, pathFor } from '../examples.ts'
import { readPdf } from '../pdf.ts'
import { sdkClient } from './sdk_client.ts'

const { attune, sent } = sdkClient()

type Method = (...values: unknown[]) => ApiPromise<object> | List<object>
type Resource = { [name: string]: Method | Resource }

// attune.practitioners.slots.list, bound to its resource.
function methodOf(route: Route): Method {
  const names = callOf(route)
  const resource = names
    .slice(0, -1)
    .reduce<Resource>((found, name) => found[name] as Resource, attune as unknown as Resource)
  const method = resource[names.at(-1)!]
  assert.ok(method instanceof Function, `attune.${names.join('.')} is a method`)
  return method.bind(resource)
}

// attune.persons.statementPdf, bound to its resource.
function pdfMethodOf(route: Route) {
  const [owner, name] = pdfCall(route).split('.') as [string, string]
  const resource = (attune as unknown as Resource)[owner] as Resource
  return (resource[name] as Method).bind(resource) as (id: string) => ApiPromise<Pdf>
}

async function argumentsOf(route: Route) {
  const target = new URL(await pathFor(route), 'https://localhost')
  const body = await bodyFor(route)
  const { headers } = (await optionsFor(route)) as { headers: Record<string, string> }
  const id = route.path.includes('{id}') ? [target.pathname.split('/')[3]] : []
  const params = paramsOf(route) ? [body ?? Object.fromEntries(target.searchParams)] : []
  const options = {
    ...(headers['on-behalf-of'] && { onBehalfOf: headers['on-behalf-of'] }),
    ...(headers['if-match'] && { ifMatch: headers['if-match'] }),
  }
  return { target, values: [...id, ...params, options], options }
}

for (const route of routes) {
  test(`attune.${callOf(route).join('.')} sends ${route.method} ${route.path}`, async () => {
    const { target, values, options } = await argumentsOf(route)
    const called = methodOf(route)(...values)
    const body = await (called instanceof List ? called.page() : called)
    assert.deepEqual(compile(route.returns)(JSON.parse(JSON.stringify(body))), [])
    const { method, path, headers } = sent.at(-1)!
    assert.deepEqual([method, path], [route.method, target.pathname + target.search])
    assert.equal(headers['on-behalf-of'], options.onBehalfOf)
    assert.equal(Boolean(headers['idempotency-key']), isWrite(route))
  })
}

test('what can be printed is downloaded as a PDF', async () => {
  const printed = routes.filter(({ pdf }) => pdf)
  assert.ok(printed.length > 0)
  for (const route of printed) {
    const { target, values } = await argumentsOf(route)
    const download = pdfMethodOf(route)
    const pdf = await download(String(values[0]))
    assert.ok(pdf instanceof Uint8Array)
    const [page] = await readPdf(Buffer.from(pdf))
    assert.ok(page && page.length > 100, `${route.path} ${page}`)
    const { path, headers } = sent.at(-1)!
    assert.deepEqual([path, headers.accept], [target.pathname, 'application/pdf'])
    const whole = await download(String(values[0])).withResponse()
    assert.match(whole.headers.get('content-disposition')!, /\.pdf"$/)
  }
  const missing = attune.superbills.pdf('sbl_nothing')
  await assert.rejects(missing, NotFoundError)
})

test('every method of the SDK is that of a route', () => {
  const expected = [
    ...routes.map((route) => callOf(route).join('.')),
    ...routes.filter(({ pdf }) => pdf).map(pdfCall),
  ]
  const found = Object.entries(attune).flatMap(([name, resource]) => methodsOf(name, resource))
  const by_hand = ['events.follow', 'webhooks.unwrap']
  assert.deepEqual(found.sort(), [...expected, ...by_hand].sort())
})

function methodsOf(path: string, resource: unknown): string[] {
  if (typeof resource !== 'object' || resource === null || path.endsWith('client')) return []
  const own = Object.entries(resource).flatMap(([name, value]) =>
    value instanceof Function ? [`${path}.${name}`] : methodsOf(`${path}.${name}`, value),
  )
  const prototypes = [Object.getPrototypeOf(resource)]
  while (Object.getPrototypeOf(prototypes[0]) !== null) {
    prototypes.unshift(Object.getPrototypeOf(prototypes[0]))
  }
  const inherited = prototypes
    .slice(1)
    .flatMap((prototype) => Object.getOwnPropertyNames(prototype))
    .filter((name) => name !== 'constructor')
  return [...own, ...inherited.map((name) => `${path}.${name}`)]
}
