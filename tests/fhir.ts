// Requests to the FHIR API, and what two validators think of the resources it returns.
import assert from 'node:assert/strict'
import type { Bundle } from '@medplum/fhirtypes'
import { call, type RequestOptions } from './harness.ts'

// The ID of an object in FHIR.
export const fhirId = (id: string) => id.replace('_', '-')

type FhirOptions = RequestOptions & { accept?: string }

export async function fhir(method: string, path: string, body?: object, options: FhirOptions = {}) {
  const { accept = 'application/fhir+json', ...sent } = options
  const headers = {
    accept,
    ...(body && { 'content-type': 'application/fhir+json' }),
    ...options.headers,
  }
  const raw = body ? { raw: JSON.stringify(body) } : {}
  const answer = await call(method, `/fhir/R4${path}`, undefined, { ...sent, ...raw, headers })
  const is_json = /\+?json/.test(answer.headers['content-type'] ?? '')
  return { ...answer, body: is_json && answer.text ? JSON.parse(answer.text) : undefined }
}

// The code that the rest of the API would answer with.
export function codeIn({ body }: { body: any }): string {
  assert.equal(body?.resourceType, 'OperationOutcome', JSON.stringify(body))
  return body.issue[0].details.coding[0].code
}

export const matchesIn = (bundle: Bundle) =>
  (bundle.entry ?? [])
    .filter(({ search }) => search?.mode === 'match')
    .map((each) => each.resource!)

export const linkIn = (bundle: Bundle, relation: string) =>
  bundle.link?.find((link) => link.relation === relation)?.url

// Every page of a search.
export async function searchAll(path: string, options: FhirOptions = {}) {
  const found = []
  for (let next: string | undefined = path; next;) {
    const { status, body, text } = await fhir('GET', next, undefined, options)
    assert.equal(status, 200, text)
    found.push(...matchesIn(body as Bundle))
    next = linkIn(body as Bundle, 'next')?.replace(/^.*\/fhir\/R4/, '')
  }
  return found
}
