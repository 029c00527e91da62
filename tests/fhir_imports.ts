// Imports FHIR resources: creates an import, uploads its parts, validates and starts it.
import assert from 'node:assert/strict'
import { runImports } from '#jobs/run_imports.ts'
import { call, db, log, outside, secrets } from './harness.ts'

const context = { db, secrets, outside, log }

type Line = Record<string, any>

async function post(key: string, path: string, body: object = {}) {
  const { status, body: answer, text } = await call('POST', path, body, { key })
  assert.equal(status, 200, text)
  return answer
}

async function errorsOf(key: string, path: string) {
  const found: Line[] = []
  for (let cursor = ''; ;) {
    const query = `order=row&limit=100${cursor && `&cursor=${cursor}`}`
    const { body } = await call('GET', `${path}/errors?${query}`, undefined, { key })
    found.push(...(body.data as Line[]))
    if (!body.next_cursor) return found
    cursor = body.next_cursor
  }
}

// `parts` are resources, Bundles or text.
export async function importFhir(key: string, parts: (object | string)[], fields: object = {}) {
  const { id } = await post(key, '/v1/imports', { kind: 'bundle', format: 'fhir', ...fields })
  const path = `/v1/imports/${id}`
  for (const part of parts) {
    const content = typeof part === 'string' ? part : JSON.stringify(part, null, 2)
    await post(key, `${path}/add_part`, { content })
  }
  await take(key, path, 'validate')
  await take(key, path, 'start', { skip_invalid: true })
  return await resultOf(key, path)
}

async function take(key: string, path: string, step: string, body: object = {}) {
  await post(key, `${path}/${step}`, body)
  for (let round = 0; (await runImports(context)) > 0; round++) assert.ok(round < 200)
}

async function resultOf(key: string, path: string) {
  const { body } = await call('GET', path, undefined, { key })
  return { body: body as Line, errors: await errorsOf(key, path) }
}

export async function revertImport(key: string, id: string) {
  const path = `/v1/imports/${id}`
  await take(key, path, 'revert')
  return await resultOf(key, path)
}

export async function listAll(key: string, path: string) {
  const { status, body, text } = await call('GET', `${path}?limit=100`, undefined, { key })
  assert.equal(status, 200, text)
  return body.data as Line[]
}
