// The quickstart guide, written with the SDK: from a practitioner to a paid claim.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attune, ConsentRequiredError } from '#sdk/attune.ts'

const sha256 = createHash('sha256').update('What you agree to.').digest('hex')
const albany = { line1: '12 Elm Street', city: 'Albany', state: 'NY' }

export async function tenMinutes(attune: Attune) {
  const practitioner_id = await addPractitioner(attune)
  const person_id = await addPerson(attune)
  const slots = await attune.practitioners.slots.list(practitioner_id)
  const booking = {
    practitioner_id,
    person_id,
    starts_at: slots.data[2]!.starts_at,
    duration_minutes: 60,
    person_location: { jurisdiction: 'US-NY' },
  }
  const refused = await attune.sessions.create(booking).catch((error: unknown) => error)
  for (const kind of ['treatment', 'telehealth', 'financial']) await sign(attune, person_id, kind)
  const session = await holdSession(attune, booking)
  const note = await writeNote(attune, { ...session, practitioner_id, person_id })
  const claim_id = await submitClaim(attune, person_id, session.id)
  await advance(attune, { by: 'P15D' })
  const { charge, allowed, payer_paid, patient_balance } = await attune.claims.retrieve(claim_id)
  await chargeShare(attune, person_id, claim_id)
  const statement = await attune.persons.statement(person_id)
  const closed = await attune.claims.close(claim_id)
  const entries = await attune.ledgerEntries.list({ claim_id }).all({ limit: 100 })
  return {
    refused: refused instanceof ConsentRequiredError && refused.code,
    session: session.status,
    note: note.status,
    paid: [charge, allowed, payer_paid, patient_balance].map((money) => money?.amount),
    owed: statement.totals[0]!.owed.amount,
    claim: closed.status,
    entries: entries.length,
    consistent: (await attune.ledgerProof.retrieve()).consistent,
  }
}

// On a busy machine the clock may need several requests to get where it was sent.
async function advance(attune: Attune, params: { to: string } | { by: string }) {
  let clock = await attune.testClock.advance(params)
  while (clock.continue_to) clock = await attune.testClock.advance({ to: clock.continue_to })
}

async function until<T>(read: () => Promise<T>, holds: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await read()
    if (holds(found)) return found
    await sleep(200)
  }
}

async function addPractitioner(attune: Attune) {
  const { id } = await attune.practitioners.create({
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
    npi: '1234567893',
    time_zone: 'America/New_York',
    licenses: [{ jurisdiction: 'US-NY', title: 'LP', number: 'PSY12345' }],
    taxonomies: [{ code: '103TC0700X', primary: true }],
    rates: [{ service: '90837', price: { amount: 18_000, currency: 'usd' } }],
  })
  const { now } = await attune.testClock.retrieve()
  const attestation = { signed_by: 'Ada Okafor', signed_on: now.slice(0, 10) }
  await attune.practitioners.verifications.create(id, { attestation })
  const read = () => attune.practitioners.retrieve(id)
  await until(read, ({ status }) => status === 'verified')
  await attune.practitioners.availability.update(id, {
    published: true,
    slot_step_minutes: 60,
    rules: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        start_time: '09:00',
        end_time: '17:00',
      },
    ],
  })
  return id
}

async function addPerson(attune: Attune) {
  const { id } = await attune.persons.create({
    names: [{ use: 'official', given: 'Maya', family: 'Lindqvist' }],
    birth_date: '1990-04-12',
    sex: 'female',
    email: 'maya@example.com',
    addresses: [{ use: 'home', ...albany, postal_code: '12207', country: 'US' }],
  })
  return id
}

async function sign(attune: Attune, person_id: string, kind: string) {
  const purposes = [kind === 'financial' ? 'payment' : 'treatment']
  const document = { version: '1', sha256 }
  const { id } = await attune.consents.create({ person_id, kind, purposes, document })
  await attune.consents.offer(id)
  await attune.consents.sign(id, {
    method: 'e_signature',
    signer_name: 'Maya Lindqvist',
    intent: 'I agree.',
    document_version: '1',
    document_sha256: sha256,
  })
}

async function holdSession(
  attune: Attune,
  booking: { practitioner_id: string; starts_at: string },
) {
  const { id, starts_at } = await attune.sessions.create(booking)
  await advance(attune, { to: starts_at })
  await attune.sessions.start(id)
  await advance(attune, { by: 'PT61M' })
  return await attune.sessions.complete(id)
}

type Care = { id: string; starts_at: string; ends_at: string }

async function writeNote(
  attune: Attune,
  session: Care & { practitioner_id: string; person_id: string },
) {
  const onBehalfOf = session.practitioner_id
  const { id } = await attune.notes.create(
    {
      person_id: session.person_id,
      session_id: session.id,
      format: 'dap',
      sections: { data: 'Slept better.', assessment: 'Less anxious.', plan: 'Weekly.' },
      service: {
        date: session.starts_at.slice(0, 10),
        started_at: session.starts_at,
        ended_at: session.ends_at,
        modality: 'telehealth',
        person_location: { jurisdiction: 'US-NY' },
        interventions: ['Exposure'],
      },
      diagnoses: [{ code: 'F41.1', rank: 1 }],
    },
    { onBehalfOf },
  )
  return await attune.notes.sign(id, {}, { onBehalfOf })
}

async function submitClaim(attune: Attune, person_id: string, session_id: string) {
  await attune.billingProviders.create({
    provider: {
      entity: 'organization',
      name: 'Hudson Therapy',
      npi: '1234567893',
      tax_id: '123456789',
      tax_id_kind: 'ein',
      taxonomy: '261QM0801X',
      phone: '5185550143',
      address: { ...albany, postal_code: '12207-1234' },
    },
  })
  const member = { person_id, payer_id: 'SBX01', member_id: 'SBX-PAID-0001' }
  const { id: coverage_id } = await attune.coverages.create(member)
  const { id } = await attune.claims.create({ coverage_id, session_ids: [session_id] })
  await attune.claims.validate(id)
  await attune.claims.submit(id)
  return id
}

async function chargeShare(attune: Attune, person_id: string, claim_id: string) {
  const { id } = await attune.payments.create({
    person_id,
    claim_id,
    kind: 'balance',
    amount: { amount: 2_500, currency: 'usd' },
    confirm: true,
    method: { type: 'card', token: 'pm_card_visa' },
  })
  await until(
    () => attune.payments.retrieve(id),
    ({ status }) => status === 'succeeded',
  )
}
