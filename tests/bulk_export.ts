// A client of FHIR bulk exports: starts one, polls until it is complete, and downloads its files.
import assert from 'node:assert/strict'
import type { Resource } from '@medplum/fhirtypes'
import { setTimeout as sleep } from 'node:timers/promises'
import { fhir } from './fhir.ts'
import { call, type RequestOptions } from './harness.ts'

export type Manifest = {
  transactionTime: string
  request: string
  requiresAccessToken: boolean
  output: { type: string; url: string }[]
  error: unknown[]
}

export const pathIn = (url: string) => url.replace(/^.*\/fhir\/R4/, '')

export const kickOff = (path: string, options: RequestOptions = {}) =>
  fhir('GET', path, undefined, {
    ...options,
    headers: { prefer: 'respond-async', ...options.headers },
  })

export async function start(path: string, options: RequestOptions = {}) {
  const { status, headers, text } = await kickOff(path, options)
  assert.equal(status, 202, text)
  return pathIn(headers['content-location']!)
}

export async function poll(status_path: string, options: RequestOptions = {}) {
  const progress: string[] = []
  for (;;) {
    const { status, headers, body, text } = await fhir('GET', status_path, undefined, options)
    if (status === 200) return { manifest: body as Manifest, progress }
    assert.equal(status, 202, text)
    progress.push(headers['x-progress']!)
    await sleep(Number(headers['retry-after']) * 100)
  }
}

export async function download({ output }: Manifest, options: RequestOptions = {}) {
  const found: Resource[] = []
  for (const { type, url } of output) {
    const { status, headers, text } = await call(
      'GET',
      `/fhir/R4${pathIn(url)}`,
      undefined,
      options,
    )
    assert.equal(status, 200, text)
    assert.match(headers['content-type']!, /^application\/fhir\+ndjson/)
    const resources = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Resource)
    assert.ok(resources.every(({ resourceType }) => resourceType === type))
    found.push(...resources)
  }
  return found
}

export async function exportAll(path: string, options: RequestOptions = {}) {
  const { manifest, progress } = await poll(await start(path, options), options)
  return { manifest, progress, resources: await download(manifest, options) }
}
