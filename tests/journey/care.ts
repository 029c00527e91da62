// The clinical part of the journey: a verified practitioner with availability, a person who
// consents, and a session from its booking to the signed note.
import assert from 'node:assert/strict'
import { night } from '../dates.ts'
import type { Traveler } from './api_client.ts'

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const price = { amount: 18_000, currency: 'usd' }

export const as = (practitioner_id: string) => ({ 'on-behalf-of': practitioner_id })

// Licensed in New York unless it says otherwise, bookable from nine to five every day.
export async function verifiedPractitioner(t: Traveler, fields: object = {}) {
  const { id } = await t.does('/v1/practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
    npi: '1234567893',
    time_zone: 'America/New_York',
    languages: ['en'],
    specialties: ['anxiety'],
    licenses: [{ jurisdiction: 'US-NY', title: 'LP', number: 'PSY12345' }],
    taxonomies: [{ code: '103TC0700X', primary: true }],
    payer_networks: ['SBX01'],
    rates: ['90834', '90837'].map((service) => ({ service, price })),
    ...fields,
  })
  const { now } = await t.reads('/v1/test_clock')
  await t.does(`/v1/practitioners/${id}/verifications`, {
    attestation: { signed_by: 'Ada Okafor', signed_on: now.slice(0, 10) },
  })
  await t.eventually(
    () => t.reads(`/v1/practitioners/${id}`),
    ({ status }) => status === 'verified',
  )
  await t.changes(`/v1/practitioners/${id}/availability`, {
    published: true,
    rules: [{ days, start_time: '09:00', end_time: '17:00' }],
    slot_step_minutes: 60,
    horizon_days: 90,
  })
  return id as string
}

export async function newPerson(t: Traveler) {
  const { id } = await t.does('/v1/persons', {
    names: [{ use: 'official', given: 'Maya', family: 'Lindqvist' }],
    birth_date: '1990-04-12',
    sex: 'female',
    addresses: [
      {
        use: 'home',
        line1: '12 Elm Street',
        city: 'Albany',
        state: 'NY',
        postal_code: '122071234',
        country: 'US',
      },
    ],
  })
  return id as string
}

export async function agree(t: Traveler, person_id: string, fields: object) {
  const document = { version: '1', sha256 }
  const { id } = await t.does('/v1/consents', { person_id, document, ...fields })
  await t.does(`/v1/consents/${id}/offer`)
  const signed = await t.does(`/v1/consents/${id}/sign`, {
    method: 'e_signature',
    signer_name: 'Maya Lindqvist',
    intent: 'I agree.',
    document_version: '1',
    document_sha256: sha256,
  })
  assert.equal(signed.status, 'granted')
  return id as string
}

export async function firstSlot(t: Traveler, practitioner_id: string) {
  const { data } = await t.reads(`/v1/practitioners/${practitioner_id}/slots`)
  return data[0].starts_at as string
}

export const toNight = (t: Traveler) => t.does('/v1/test_clock/advance', { to: night })

// From booking to completion, advancing the clock.
export async function hold(t: Traveler, session: { id: string; starts_at: string }) {
  const { now } = await t.reads('/v1/test_clock')
  const ahead = Temporal.Instant.from(now).until(session.starts_at, { largestUnit: 'hours' })
  await t.advance(ahead.subtract({ minutes: 5 }).toString())
  const place = { person_location: { jurisdiction: 'US-NY' } }
  await t.does(`/v1/sessions/${session.id}/check_in`, place)
  await t.does(`/v1/sessions/${session.id}/start`)
  await t.advance('PT65M')
  return await t.does(`/v1/sessions/${session.id}/complete`)
}

export async function signedNote(t: Traveler, session: any) {
  const { practitioner_id, person_id, id: session_id, starts_at, ends_at } = session
  const note = await t.does(
    '/v1/notes',
    {
      person_id,
      session_id,
      format: 'dap',
      sections: { data: 'Slept better.', assessment: 'Less anxious.', plan: 'Weekly.' },
      service: {
        date: starts_at.slice(0, 10),
        started_at: starts_at,
        ended_at: ends_at,
        modality: 'telehealth',
        person_location: { jurisdiction: 'US-NY' },
        interventions: ['Exposure'],
      },
      diagnoses: [{ code: 'F41.1', rank: 1 }],
    },
    as(practitioner_id),
  )
  return await t.does(`/v1/notes/${note.id}/sign`, {}, as(practitioner_id))
}
