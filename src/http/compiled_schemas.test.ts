// Tests of compiled schemas: each is compiled once per use, and kept apart from every other.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Type from 'typebox'
import { createCompiledSchemas } from './compiled_schemas.ts'
import { serializer } from './responses/serialize.ts'

test('A schema is compiled once for each use', () => {
  const schemas = createCompiledSchemas()
  const [one, equal] = [Type.Object({}), Type.Object({})]
  let compiled = 0
  const compile = () => ++compiled
  assert.equal(schemas.once(one, 'check', compile), 1)
  assert.equal(schemas.once(one, 'check', compile), 1)
  assert.equal(schemas.once(one, 'serialize', compile), 2)
  assert.equal(schemas.once(equal, 'check', compile), 3)
  assert.equal(createCompiledSchemas().once(one, 'check', compile), 4)
})

test('Servers of both environments share schemas, and each says which it is', () => {
  const schemas = createCompiledSchemas()
  const returns = Type.Object({ id: Type.String(), livemode: Type.Boolean() })
  const of = (environment: 'sandbox' | 'production') => {
    const secrets = { environment } as Parameters<typeof serializer>[0]['secrets']
    return JSON.parse(serializer({ secrets, schemas }, { returns })({ id: 'a' }))
  }
  assert.deepEqual(of('sandbox'), { id: 'a', livemode: false })
  assert.deepEqual(of('production'), { id: 'a', livemode: true })
  assert.deepEqual(of('sandbox'), { id: 'a', livemode: false })
})
