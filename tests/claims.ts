// Examples for the tests of claims: a billing practitioner, an insured person who consented to
// payment, a completed session with its signed note, and a claim for it.
import assert from 'node:assert/strict'
import {
  actingAs,
  grantConsent,
  createNote,
  createPerson,
  signNote,
  markVerified,
} from './person_examples.ts'
import { handLine as lineOf, provider } from './claim_facts.ts'
import { daysAgo } from './dates.ts'
import { type RequestOptions, call, createPractitioner, sql } from './harness.ts'

export { provider }

// The care is recent, so that every payer still accepts a claim.
export const service_date = daysAgo(13)
const service = { start: `${service_date}T17:00:00Z`, end: `${service_date}T18:00:00Z` }

export const claimLine = (fields: object = {}) => lineOf({ service_date, ...fields })

export async function createInsuredPerson(
  member_id = 'SBX-PAID-0001',
  fields: object = {},
  options: RequestOptions = {},
) {
  const { payer_id = 'SBX01', consent = true, ...more } = fields as Record<string, any>
  const person = await createPerson(
    {
      birth_date: '1990-02-03',
      sex: 'female',
      addresses: [
        {
          use: 'home',
          line1: '7 Elm Street',
          city: 'Albany',
          state: 'NY',
          postal_code: '12208',
          country: 'US',
        },
      ],
    },
    options,
  )
  const { body: coverage, text } = await call(
    'POST',
    '/v1/coverages',
    { person_id: person.id, payer_id, member_id, ...more },
    options,
  )
  assert.ok(coverage.id, text)
  if (consent) await grantConsent(person.id, { kind: 'financial', purposes: ['payment'] }, options)
  return { person_id: person.id, coverage_id: coverage.id as string }
}

// Verified in New York, with an NPI, a taxonomy and rates.
export async function createBillingPractitioner(options: RequestOptions = {}) {
  const id = await createPractitioner(options)
  await markVerified(id)
  await sql.query(
    `update practitioners set npi = '1999999984', taxonomies = $2, rates = $3 where id = $1`,
    [
      id,
      JSON.stringify([{ code: '103TC0700X', primary: true }]),
      JSON.stringify([{ service: '90837', price: { amount: 18_000, currency: 'usd' } }]),
    ],
  )
  const made = await call('POST', '/v1/billing_providers', { provider }, options)
  assert.equal(made.status, 200, made.text)
  return id
}

// A claim by hand that nothing is wrong with.
export async function createClaim(
  member_id?: string,
  fields: object = {},
  options: RequestOptions = {},
) {
  const { insured, ...claim_fields } = fields as Record<string, any>
  const practitioner_id = claim_fields.practitioner_id ?? (await createBillingPractitioner(options))
  const { person_id, coverage_id } = insured?.coverage_id
    ? insured
    : await createInsuredPerson(member_id, insured, options)
  const body = {
    coverage_id,
    practitioner_id,
    place_of_service: '10',
    diagnoses: [{ code: 'F41.1', rank: 1 }],
    lines: [claimLine()],
    ...claim_fields,
  }
  const made = await call('POST', '/v1/claims', body, options)
  assert.equal(made.status, 200, made.text)
  return { ...made.body, person_id } as { id: string; [field: string]: any }
}

// A session that was held, with its note signed.
export async function createCompletedSession(
  practitioner_id: string,
  person_id: string,
  options: RequestOptions = {},
  { modality = 'telehealth', ...fields }: { modality?: string; [field: string]: unknown } = {},
) {
  await grantConsent(person_id, {}, options)
  const booked = await call(
    'POST',
    '/v1/sessions',
    {
      practitioner_id,
      person_id,
      starts_at: '2031-01-06T17:00:00Z',
      duration_minutes: 60,
      procedure_code: '90837',
      ...fields,
    },
    options,
  )
  assert.equal(booked.status, 200, booked.text)
  const { id } = booked.body
  await sql.query(
    `update sessions set status = 'completed', starts_at = $2,
       ends_at = $2::timestamptz + interval '60 minutes',
       busy = tstzrange($2::timestamptz, $2::timestamptz + interval '60 minutes')
     where id = $1`,
    [id, service.start],
  )
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [practitioner_id] }, options)
  const as = actingAs(practitioner_id, options)
  const note = await createNote(person_id, as, {
    session_id: id,
    service: {
      date: service_date,
      started_at: service.start,
      ended_at: service.end,
      modality,
      person_location: { jurisdiction: 'US-NY' },
      interventions: ['Exposure'],
    },
  })
  await signNote(note.id, as)
  return { session_id: id as string, note_id: note.id }
}

export const claimStep = (id: string, name: string, body?: object, options: RequestOptions = {}) =>
  call('POST', `/v1/claims/${id}/${name}`, body, options)

export const readClaim = async (id: string, options: RequestOptions = {}) =>
  (await call('GET', `/v1/claims/${id}`, undefined, options)).body

export async function submitClaim(id: string, options: RequestOptions = {}) {
  const sent = await claimStep(id, 'submit', undefined, options)
  assert.equal(sent.body?.status, 'submitted', sent.text)
  return sent.body as { id: string; [field: string]: any }
}

export async function advanceClock(by: string, options: RequestOptions = {}) {
  const moved = await call('POST', '/v1/test_clock/advance', { by }, options)
  assert.equal(moved.status, 200, moved.text)
  return moved.body
}

export const eventsOf = async (id: string) =>
  (
    await sql.query('select type from events where object_id = $1 order by created_at, type', [id])
  ).rows.map(({ type }) => type.split('.')[1] as string)

export const claimTimeline = async (id: string, options: RequestOptions = {}) =>
  (await call('GET', `/v1/claims/${id}/timeline`, undefined, options)).body.data as {
    kind: string
    attempt: number
    content: any
    [field: string]: any
  }[]
