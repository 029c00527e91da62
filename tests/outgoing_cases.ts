// One request for every route that discloses part of a record, with what it contains: claims,
// documents and disclosures with substance use, HIV and abuse diagnoses.
import assert from 'node:assert/strict'
import { lifecycles } from '#areas/index.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'
import {
  actingAs,
  grantConsent,
  createVerifiedPractitioner,
  createNote,
  signNote,
  complete_authorization,
} from './person_examples.ts'
import {
  claimLine,
  createBillingPractitioner,
  createClaim,
  createInsuredPerson,
  provider,
  service_date,
} from './claims.ts'
import { type RequestOptions, call, sql } from './harness.ts'

export const payer = { type: 'payer', id: 'SBX01', name: 'Sandbox Payer' }
export const clinic = { type: 'organization', id: 'org_lakeside', name: 'Lakeside Clinic' }
export const sensitive: DataCategory[] = ['sud', 'hiv', 'abuse']
export const diagnoses = ['F10.20', 'Z21', 'Z69.11'].map((code, i) => ({ code, rank: i + 1 }))
const ordinary: DataCategory[] = ['demographics', 'claims', 'diagnoses', 'progress_notes']

// The small code set that comes with the service knows neither.
await sql.query(`
  insert into icd10cm_codes (code, description, billable, valid_from)
  values ('Z21', 'HIV infection status', true, '2015-10-01'),
    ('Z69.11', 'Victim of spousal abuse', true, '2015-10-01')
  on conflict do nothing`)

export type Outgoing = {
  method: 'GET' | 'POST'
  path: string
  body?: object
  as: RequestOptions
  person_id: string
  deny_to: { type: string; id: string } // Whom the person errors it to.
  carries: DataCategory[]
}

export type Practice = Awaited<ReturnType<typeof makePractice>>

// A practitioner, and an insured person in New York in their care who released everything.
export async function makePractice() {
  const practitioner_id = await createBillingPractitioner()
  const { person_id, coverage_id } = await createInsuredPerson('SBX-PAID-0001')
  const reader_id = await createVerifiedPractitioner()
  const care_team_ids = [practitioner_id, reader_id]
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids })
  const practitioner = { type: 'practitioner', id: practitioner_id }
  const reader = { type: 'practitioner', id: reader_id }
  const recipients = [payer, clinic, practitioner, reader]
  const data_categories = [...ordinary, ...sensitive]
  const purposes = ['payment', 'care_coordination', 'treatment', 'person_request']
  await grantConsent(person_id, {
    ...complete_authorization,
    kind: 'release',
    purposes,
    recipients,
    data_categories,
  })
  const as = actingAs(practitioner_id)
  const read_as = actingAs(reader_id)
  return { practitioner_id, practitioner, reader, read_as, person_id, coverage_id, as }
}

const carried_by_claim: DataCategory[] = ['demographics', 'claims', 'diagnoses', ...sensitive]

async function claimIn(practice: Practice, step: string, body: object): Promise<Outgoing> {
  const { practitioner_id, person_id, coverage_id } = practice
  const made = { practitioner_id, insured: { person_id, coverage_id }, diagnoses }
  const lines = [claimLine({ diagnosis_pointers: [1], charge: price() })]
  const { id } = await createClaim(undefined, { ...made, lines })
  const claims = lifecycles.find(({ kind }) => kind.table === 'claims')!
  const [from] = claims.steps[step]?.from ?? ['accepted']
  const set = "update claims set status = $1, payer_claim_control_number = 'ICN1' where id = $2"
  if (step !== 'submit') await sql.query(set, [from, id])
  const path = `/v1/claims/${id}/${step}`
  return {
    method: 'POST',
    path,
    body,
    as: {},
    person_id,
    deny_to: payer,
    carries: carried_by_claim,
  }
}

// Each price is unique, so that no claim looks like a duplicate.
let cents = 18_000
const price = () => ({ amount: cents++, currency: 'usd' })

const check = (practice: Practice, path: string, body: object): Outgoing => ({
  method: 'POST',
  path,
  body: { ...body, provider: { npi: '1999999984', name: 'Hudson' }, service_type_codes: ['AI'] },
  as: {},
  person_id: practice.person_id,
  deny_to: payer,
  carries: ['demographics', 'sud'],
})

const { name, npi, tax_id, address } = provider
const biller = { name, npi, tax_id, address }

// The actor must be allowed to see the data they send: that can be denied.
const handover = ({ person_id, practitioner, as }: Practice) => ({
  as,
  person_id,
  deny_to: practitioner,
})

// By the name of the route. One that is declared and not here fails the walk.
export const cases: Record<string, (practice: Practice) => Promise<Outgoing> | Outgoing> = {
  'claims.submit': (practice) => claimIn(practice, 'submit', {}),
  'claims.void': (practice) => claimIn(practice, 'void', {}),
  'claims.respond': (practice) => claimIn(practice, 'respond', { text: 'As asked.' }),
  'claims.appeal': (practice) => claimIn(practice, 'appeal', { reason: 'It was necessary.' }),
  'claims.check_status': (practice) => claimIn(practice, 'check_status', {}),
  'eligibility_checks.create': (practice) =>
    check(practice, '/v1/eligibility_checks', { coverage_id: practice.coverage_id }),
  'coverages.check': (practice) =>
    check(practice, `/v1/coverages/${practice.coverage_id}/check`, {}),
  'superbills.create': (practice) => ({
    ...handover(practice),
    method: 'POST',
    path: '/v1/superbills',
    body: {
      person_id: practice.person_id,
      practitioner_id: practice.practitioner_id,
      provider: biller,
      lines: [
        {
          service_date,
          procedure_code: '90837',
          place_of_service: '10',
          diagnoses,
          fee: price(),
        },
      ],
    },
    carries: carried_by_claim,
  }),
  'estimates.create': (practice) => ({
    ...handover(practice),
    method: 'POST',
    path: '/v1/estimates',
    body: {
      person_id: practice.person_id,
      practitioner_id: practice.practitioner_id,
      provider: biller,
      insurance_status: 'uninsured',
      primary_service: 'Weekly sessions',
      diagnoses,
      items: [{ procedure_code: '90837', description: 'One session', price: price() }],
    },
    carries: carried_by_claim,
  }),
  'persons.statement': async (practice) => {
    const { person_id } = practice
    const program = await chargeAtProgram(practice)
    const path = `/v1/persons/${person_id}/statement`
    const deny_to = { type: 'practitioner', id: program }
    const carries: DataCategory[] = ['demographics', 'claims', 'sud']
    return { method: 'GET', path, as: actingAs(program), person_id, deny_to, carries }
  },
  'payments.receipt': async ({ person_id }) => {
    const method = { type: 'card', token: 'pm_card_visa' }
    const request = { person_id, amount: price(), kind: 'balance', method, confirm: true }
    const { body, text } = await call('POST', '/v1/payments', request)
    assert.ok(body.id, text)
    await sql.query("update payments set status = 'succeeded' where id = $1", [body.id])
    const path = `/v1/payments/${body.id}/receipt`
    const carries: DataCategory[] = ['demographics', 'claims']
    const deny_to = { type: 'individual', id: person_id }
    return { method: 'GET', path, as: {}, person_id, deny_to, carries }
  },
  'disclosures.create': async (practice) => {
    const { person_id, as } = practice
    const note = await createNote(person_id, as, { diagnoses })
    await signNote(note.id, as)
    const body = {
      person_id,
      recipient: clinic,
      purpose: 'care_coordination',
      note_ids: [note.id],
    }
    const carries: DataCategory[] = ['progress_notes', ...sensitive]
    return {
      method: 'POST',
      path: '/v1/disclosures',
      body,
      as: {},
      person_id,
      deny_to: clinic,
      carries,
    }
  },
}

// A session with a practitioner of a Part 2 program: naming them reveals substance use.
async function chargeAtProgram({ person_id, practitioner_id, reader }: Practice) {
  const program = await createBillingPractitioner()
  await call('PATCH', `/v1/practitioners/${program}`, { part2_program: true })
  const care_team_ids = [practitioner_id, reader.id, program]
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids })
  await grantConsent(person_id)
  const session = { practitioner_id: program, person_id, starts_at: '2031-01-06T17:00:00Z' }
  const { body, text } = await call('POST', '/v1/sessions', session)
  assert.ok(body.id, text)
  const charge = { person_id, session_id: body.id, amount: price() }
  const charged = await call('POST', '/v1/charges', charge)
  assert.equal(charged.status, 200, charged.text)
  return program
}
