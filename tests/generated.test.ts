// Generated files are committed as the code generates them.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { Check } from 'typebox/schema'
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { root } from '#settings/config.ts'
import { about } from '#areas/index.ts'
import { resources } from '#docs/resources.ts'
import { openApi } from '#docs/openapi.ts'
import { byStatus, errorsOf } from '#docs/route_errors.ts'
import { compile } from '#http/parsing/validate.ts'
import { events, routes } from '#areas/index.ts'
import { makeFiles, superfluous } from '#scripts/generated.ts'
import { makeDatabase } from './database.ts'

const { owner, drop } = await makeDatabase()
const client = new pg.Client(owner)
await client.connect()
after(async () => {
  await client.end()
  await drop()
})

const files = await makeFiles(client)
const document = JSON.parse(JSON.stringify(openApi()))
const operations = routes.map((route) => {
  const operation = document.paths[route.path][route.method.toLowerCase()]
  return { route, operation }
})

test('every generated file is committed as "npm run generate" writes it', () => {
  for (const [path, text] of files) {
    const file = join(root, path)
    assert.ok(existsSync(file), `${path} is missing: npm run generate`)
    assert.ok(readFileSync(file, 'utf8') === text, `${path} is stale: npm run generate`)
  }
})

test('no generated file is left over', () => {
  assert.deepEqual(superfluous(files), [])
})

test('every resource has a description', () => {
  assert.deepEqual(
    resources.filter((name) => !about[name]),
    [],
  )
})

test('every route is an operation, and every event is a webhook type', () => {
  assert.deepEqual(
    operations.map(({ operation }) => operation.operationId),
    routes.map(({ name }) => name),
  )
  assert.deepEqual(document.components.schemas.event_type.enum, Object.keys(events))
})

const resolved = ({ $ref }: { $ref: string }) =>
  $ref
    .split('/')
    .slice(1)
    .reduce((part: any, name) => part[name], document)

const nameOf = (operation: any): string =>
  resolved(operation.responses[200]).content['application/json'].schema.$ref

test('every example is valid against its schema', () => {
  const shown = operations.map(({ operation }) => nameOf(operation))
  for (const { route, operation } of operations) {
    const { examples, schema } = resolved(operation.responses[200]).content['application/json']
    const item = resolved(schema).properties.data?.items?.$ref
    // Lists of what is also returned alone have no example of their own.
    assert.ok(examples || shown.includes(item), `${route.name} has no example`)
    const [answer] = Object.values<any>(examples ?? {}).map((example) => resolved(example).value)
    if (examples) assert.ok(Check(route.returns, answer), `${route.name} returns something else`)
    const request = operation.requestBody?.content['application/json'].example
    if (request) assert.deepEqual(compile(route.body!)(request), [], route.name)
  }
})

test('parameters that are objects are written as a[b]=c', () => {
  for (const { operation } of operations) {
    const nested = operation.parameters.filter((each: any) => each.schema?.type === 'object')
    for (const { name, style } of nested) assert.equal(style, 'deepObject', name)
  }
})

test('every error an operation can return is an example of its response', () => {
  const { content } = document.components.responses.other_error
  const shared = Object.keys(content['application/json'].examples)
  for (const { route, operation } of operations) {
    const elsewhere = errorsOf(route).filter(
      (code) => !(errors[code].status in operation.responses),
    )
    assert.deepEqual(
      elsewhere.filter((code) => !shared.includes(code)),
      [],
      route.name,
    )
    for (const [status, response] of Object.entries<any>(operation.responses)) {
      if (status === '200' || status === 'default') continue
      const { content } = response.$ref ? resolved(response) : response
      const listed = Object.keys(content['application/json'].examples)
      const codes = byStatus(errorsOf(route)).get(Number(status))!
      assert.ok(
        listed.every((code) => codes.includes(code as ErrorCode)),
        route.name,
      )
      const missing = codes.filter((code) => ![...listed, ...shared].includes(code))
      assert.deepEqual(missing, [], route.name)
    }
  }
})

const most_bytes = 1_750_000

test('the OpenAPI document stays within its size limit', () => {
  const bytes = Buffer.byteLength(JSON.stringify(document))
  assert.ok(bytes <= most_bytes, `${bytes} bytes`)
})

test('the OpenAPI document has no custom keyword and none of 3.0', () => {
  const text = JSON.stringify(document)
  assert.doesNotMatch(
    text,
    /"(says|refers_to|expands_to|comma_separated|accepts_plus|one_value|nullable|~\w+)":/,
  )
})
