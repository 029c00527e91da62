// Examples of persons, consents, practitioners and notes, created over the API.
import assert from 'node:assert/strict'
import { type RequestOptions, call, createPractitioner, sql } from './harness.ts'

export const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

export const signature = {
  method: 'e_signature',
  signer_name: 'Maya Lindqvist',
  intent: 'I agree.',
  document_version: '1',
  document_sha256: sha256,
}

export async function createPerson(fields: object = {}, options: RequestOptions = {}) {
  const names = [{ use: 'official', given: 'Maya', family: 'Lindqvist' }]
  const { status, body } = await call('POST', '/v1/persons', { names, ...fields }, options)
  assert.equal(status, 200, JSON.stringify(body))
  return body as { id: string; [field: string]: any }
}

const document = { version: '1', sha256 }

// What an authorization must hold to be signed.
export const complete_authorization = {
  purposes: ['care_coordination'],
  disclosers: [{ type: 'organization', name: 'The practice' }],
  recipients: [{ type: 'organization', name: 'Lakeside Clinic' }],
  data_categories: ['progress_notes'],
  period: { end_event: 'end_of_treatment' },
  statements: { revocation: true, conditioning: true, redisclosure: true },
}

export const draftConsent = (
  person_id: string,
  fields: object = {},
  options: RequestOptions = {},
) => call('POST', '/v1/consents', { person_id, kind: 'treatment', document, ...fields }, options)

export const offerConsent = (id: string, options: RequestOptions = {}) =>
  call('POST', `/v1/consents/${id}/offer`, undefined, options)

export const signConsent = (id: string, fields: object = {}, options: RequestOptions = {}) =>
  call('POST', `/v1/consents/${id}/sign`, { ...signature, ...fields }, options)

// Drafted, offered and signed.
export async function grantConsent(
  person_id: string,
  fields: object = {},
  options: RequestOptions = {},
) {
  const { body, text } = await draftConsent(person_id, fields, options)
  assert.ok(body.id, text)
  await offerConsent(body.id, options)
  const signed = await signConsent(body.id, {}, options)
  assert.equal(signed.status, 200, signed.text)
  return signed.body as { id: string; [field: string]: any }
}

// A practitioner licensed in New York, and a person in their care.
export async function createCareTeam(options: RequestOptions = {}) {
  const practitioner_id = await createVerifiedPractitioner(options)
  const person = await createPerson({ care_team_ids: [practitioner_id] }, options)
  return { practitioner_id, person_id: person.id, as: actingAs(practitioner_id, options) }
}

// Verified, with a license in New York. How that comes about is tested elsewhere.
export async function createVerifiedPractitioner(
  options: RequestOptions = {},
  level = 'independent',
) {
  const id = await createPractitioner(options)
  await markVerified(id, level)
  return id
}

export async function markVerified(id: string, level = 'independent') {
  const license = {
    id: `lic_${id}`,
    jurisdiction: 'US-NY',
    title: 'LP',
    number: 'PSY1',
    level,
    verified: {
      board_status: 'active',
      issued_on: '2010-01-01',
      expires_on: '2040-01-01',
      encumbered: false,
    },
  }
  await sql.query("update practitioners set status = 'verified', licenses = $2 where id = $1", [
    id,
    JSON.stringify([license]),
  ])
}

export const actingAs = (
  practitioner_id: string,
  options: RequestOptions = {},
): RequestOptions => ({
  ...options,
  headers: { ...options.headers, 'on-behalf-of': practitioner_id },
})

// A note that can be signed.
export const complete_note = {
  format: 'dap',
  sections: { data: 'Slept better.', assessment: 'Less anxious; still avoids.', plan: 'Weekly.' },
  service: {
    date: '2026-11-02',
    started_at: '2026-11-02T17:00:00Z',
    ended_at: '2026-11-02T17:50:00Z',
    modality: 'telehealth',
    person_location: { jurisdiction: 'US-NY' },
    interventions: ['Exposure'],
  },
  diagnoses: [{ code: 'F41.1', rank: 1 }],
}

// The care it is about, on another day.
export const serviceOn = (date: string) => ({
  ...complete_note.service,
  date,
  started_at: `${date}T17:00:00Z`,
  ended_at: `${date}T17:50:00Z`,
})

export async function createNote(person_id: string, as: RequestOptions, fields: object = {}) {
  const { body, text } = await call(
    'POST',
    '/v1/notes',
    { person_id, ...complete_note, ...fields },
    as,
  )
  assert.equal(body.status, 'drafted', text)
  return body as { id: string; [field: string]: any }
}

export async function signNote(id: string, as: RequestOptions) {
  const { body, text } = await call('POST', `/v1/notes/${id}/sign`, undefined, as)
  assert.ok(body.signed_at ?? body.submitted_at, text)
  return body as { id: string; [field: string]: any }
}

export async function createToken(
  subject: object,
  scopes: readonly string[],
  options: RequestOptions = {},
) {
  const { body, text } = await call('POST', '/v1/scoped_tokens', { ...subject, scopes }, options)
  assert.ok(body.secret, text)
  return body.secret as string
}

// What is sent to take a copay of 25 dollars.
export const copayRequest = (person_id: string, fields: object = {}) => ({
  person_id,
  amount: { amount: 2_500, currency: 'usd' },
  kind: 'copay',
  method: { type: 'card', token: 'pm_card_visa' },
  confirm: true,
  ...fields,
})
