// Every error of the catalogue is provoked by a real request and checked.
import assert from 'node:assert/strict'
import net from 'node:net'
import { test } from 'node:test'
import tls from 'node:tls'
import { type ErrorCode, errors } from '#catalogue/errors.ts'
import type { Database } from '#db/connect.ts'
import { runImports } from '#jobs/run_imports.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { disputeKind } from '#areas/payments/dispute/lifecycle.ts'
import { payoutKind } from '#areas/payments/payout/lifecycle.ts'
import { matchingKind } from '#areas/matching/matching/lifecycle.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { x12_example } from '#areas/claims/x12_document/schema.ts'
import {
  copayRequest,
  draftConsent,
  grantConsent,
  createCareTeam,
  createNote,
  createPerson,
  offerConsent,
} from './person_examples.ts'
import { signConsent, signNote } from './person_examples.ts'
import { createLocation, createService } from './booking_examples.ts'
import { claimErrorsMet } from './claim_errors.ts'
import { inDays } from './dates.ts'
import { createDocument } from './document_examples.ts'
import { createExample, prepareForRoute } from './examples.ts'
import { type Break, interruptCommits } from './interrupted_commits.ts'
import { memberErrorsMet } from './member_errors.ts'
import { paymentErrorsMet } from './payment_errors.ts'
import { metAtPayers } from './payer_errors.ts'
import { sampleOf } from './sample.ts'
import { telehealthErrorsMet } from './telehealth_errors.ts'
import {
  type ApiResponse,
  ca,
  call,
  createTestAccount,
  createPractitioner,
  db,
  expectFailedRequest,
  log,
  outside,
  own_account,
  secrets,
  sql,
  startServer,
  storedKey,
} from './harness.ts'

const sessions = '/v1/sessions'
const book = async (fields: object = {}, port?: number) =>
  await call(
    'POST',
    sessions,
    { practitioner_id: await createPractitioner(), starts_at: '2031-01-01T10:00:00Z', ...fields },
    { ...(port && { port }) },
  )

function raw(text: string, port: number): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({ port, host: '127.0.0.1', ca, servername: 'localhost' }, () =>
      socket.write(text),
    )
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes))
    socket.on('error', reject)
    socket.on('close', () => {
      const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
      resolve({ status: Number(answer.slice(9, 12)), headers: {}, body, text: answer })
    })
  })
}

function inClear(port: number): Promise<ApiResponse> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write('GET /v1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    )
    let text = ''
    socket.on('data', (bytes) => (text += bytes))
    socket.on('close', () => {
      const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n')))
      resolve({ status: Number(text.slice(9, 12)), headers: {}, body, text })
    })
  })
}

// Holds the practitioners so that a booking has to wait, for as long as work takes.
async function whileHeld<T>(work: () => Promise<T>) {
  const client = await sql.connect()
  await client.query('begin')
  await client.query('lock table practitioners in access exclusive mode')
  try {
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}
// A practitioner in UTC who can be booked from nine to five, on every day.
async function withHours(terms: object = {}) {
  const id = await createPractitioner()
  await call('PATCH', `/v1/practitioners/${id}`, { time_zone: 'Etc/UTC' })
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const rules = [{ days, start_time: '09:00', end_time: '17:00' }]
  await call('PATCH', `/v1/practitioners/${id}/availability`, { rules, ...terms })
  return id
}
const tomorrow = (hour: number) => inDays(1, `${String(hour).padStart(2, '0')}:00:00`)
const accountOf = async (key: string) =>
  (await call('GET', '/v1', undefined, { key })).body.account_id as string

const list = (port: number) => call('GET', '/v1/practitioners', undefined, { port })

const card = { type: 'card', token: 'pm_card_visa' }
const pay = async (fields: object = {}, port?: number) =>
  await call(
    'POST',
    '/v1/payments',
    copayRequest((await createPerson()).id, { method: undefined, confirm: false, ...fields }),
    { ...(port && { port }) },
  )
const payout = (practitioner_id: string) => ({
  practitioner_id,
  amount: { amount: 100, currency: 'usd' },
})

const submit = (id: string) =>
  call('POST', `/v1/practitioners/${id}/verifications`, {
    attestation: { signed_by: 'Ada Okafor', signed_on: '2026-11-01' },
  })

// What the ledger refuses.
const usd = (amount: number) => ({ amount, currency: 'usd' })
const adjust = async (fields: object) => {
  const { id: person_id } = await createPerson()
  const request = { person_id, amount: usd(100), ...fields }
  return await call('POST', '/v1/adjustments', request)
}
const deposit = (fields: object = {}) =>
  call('POST', '/v1/deposits', { amount: usd(100), received_on: '2026-11-16', ...fields })
const ledgerMet: Partial<Record<ErrorCode, () => Promise<ApiResponse>>> = {
  already_charged: async () => {
    const { id: person_id } = await createPerson()
    await grantConsent(person_id)
    const { body } = await book({ person_id })
    const charge = { person_id, session_id: body.id, amount: usd(100) }
    await call('POST', '/v1/charges', charge)
    return await call('POST', '/v1/charges', charge)
  },
  insufficient_credit: () => adjust({ kind: 'apply_credit', reason: 'credit' }),
  duplicate_deposit: async () => {
    await deposit({ bank_reference: 'twice' })
    return await deposit({ bank_reference: 'twice' })
  },
  deposit_mismatch: async () => {
    const { body: remittance } = await call('POST', '/v1/remittances', { x12: x12_example })
    const { body } = await deposit()
    const remittance_ids = [remittance.id]
    return await call('POST', `/v1/deposits/${body.id}/match`, { remittance_ids })
  },
}

const met: Partial<Record<ErrorCode, () => Promise<ApiResponse>>> = {
  ...claimErrorsMet,
  ...metAtPayers,
  ...paymentErrorsMet,
  malformed_request: async () => raw('nonsense\r\n\r\n', await startServer()),
  validation_failed: () => call('POST', sessions, {}),
  api_key_missing: () => call('GET', sessions, undefined, { key: null }),
  api_key_invalid: () => call('GET', sessions, undefined, { key: 'sk_test_x' }),
  permission_denied: async () =>
    call('GET', sessions, undefined, {
      key: (await createTestAccount(['practitioners:read'])).key,
    }),
  https_required: async () => inClear(await startServer()),
  origin_refused: () =>
    call('GET', sessions, undefined, { headers: { origin: 'https://a.example' } }),
  waitlist_closed: async () =>
    call(
      'POST',
      '/waitlist',
      { email: 'ada@example.com' },
      { port: await startServer({ signup: 'closed' }) },
    ),
  expires_at_in_past: () =>
    call('POST', '/v1/api_keys', { name: 'a', expires_at: '2001-01-01T00:00:00Z' }),
  test_clock_out_of_range: () => call('POST', '/v1/test_clock/advance', { by: 'P9Y' }),
  ...memberErrorsMet,
  ...telehealthErrorsMet,
  ...ledgerMet,
  metadata_limit_exceeded: async () => {
    const id = await createPractitioner()
    const pairs = (from: number) =>
      Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${from + i}`, 'v']))
    await call('PATCH', `/v1/practitioners/${id}`, { metadata: pairs(0) })
    return await call('PATCH', `/v1/practitioners/${id}`, { metadata: pairs(30) })
  },
  consent_required: async () => book({ person_id: (await createPerson()).id }),
  consent_incomplete: async () => {
    const { body } = await draftConsent((await createPerson()).id, { kind: 'release' })
    await offerConsent(body.id)
    return await signConsent(body.id)
  },
  compound_consent: async () =>
    draftConsent((await createPerson()).id, { data_categories: ['psychotherapy_notes'] }),
  grantor_not_authorized: async () => {
    const { id } = await createPerson({ birth_date: '2024-01-01' })
    const { body } = await draftConsent(id)
    await offerConsent(body.id)
    return await signConsent(body.id)
  },
  document_mismatch: async () => {
    const { body } = await draftConsent((await createPerson()).id)
    await offerConsent(body.id)
    return await signConsent(body.id, { document_version: 'another' })
  },
  date_in_future: async () =>
    call('PATCH', `/v1/persons/${(await createPerson()).id}`, { birth_date: '2999-01-01' }),
  deceased_on_invalid: async () => {
    const { id } = await createPerson({ birth_date: '2000-01-02' })
    return await call('POST', `/v1/persons/${id}/record_death`, { deceased_on: '2000-01-01' })
  },
  supersedes_invalid: async () => {
    const { id } = await createPerson()
    const { body } = await draftConsent(id)
    return await draftConsent(id, { supersedes_id: body.id })
  },
  person_inactive: async () => {
    const { id } = await createPerson()
    await grantConsent(id)
    await call('POST', `/v1/persons/${id}/record_death`, { deceased_on: '2026-01-01' })
    return await book({ person_id: id })
  },
  payment_method_required: async () => {
    const { body } = await pay()
    return await call('POST', `/v1/payments/${body.id}/confirm`)
  },
  processor_not_configured: async () =>
    pay({ method: card, confirm: true }, await startServer({ processor: { name: null } })),
  person_mismatch: async () => {
    const { id: person_id } = await createPerson()
    await grantConsent(person_id)
    const { body } = await book({ person_id })
    return await pay({ session_id: body.id })
  },
  allocations_exceed_payment: () => pay({ allocations: [{ amount: usd(9_999) }] }),
  capture_exceeds_authorized: async () => {
    const { body } = await pay({ method: card, confirm: true, capture_method: 'manual' })
    return await call('POST', `/v1/payments/${body.id}/capture`, {
      amount: { amount: 9_999, currency: 'usd' },
    })
  },
  refund_exceeds_captured: async () =>
    call('POST', '/v1/refunds', { payment_id: (await pay()).body.id }),
  payment_not_captured: async () => call('GET', `/v1/payments/${(await pay()).body.id}/receipt`),
  payment_disputed: async () => {
    const { payment_id } = await createExample(disputeKind)
    return await call('POST', '/v1/refunds', { payment_id })
  },
  fee_schedule_conflict: async () => {
    const { key } = await createTestAccount()
    const rates = [{ procedure_code: '90834', amount: usd(15_000) }]
    const schedule = { name: 'Mine', starts_on: '2027-01-01', rates }
    await call('POST', '/v1/fee_schedules', schedule, { key })
    return await call('POST', '/v1/fee_schedules', schedule, { key })
  },
  payout_exceeds_balance: async () => {
    const id = await createPractitioner()
    const terms = { destination: 'acct_1' }
    await call('PATCH', `/v1/practitioners/${id}/payout_terms`, terms)
    return await call('POST', '/v1/payouts', payout(id))
  },
  payout_destination_missing: async () =>
    call('POST', '/v1/payouts', payout(await createPractitioner())),
  bank_payout_not_reversible: async () => {
    const { id } = await createExample(payoutKind)
    await sql.query("update payouts set kind = 'bank' where id = $1", [id])
    return await call('POST', `/v1/payouts/${id}/reverse`)
  },
  resource_not_found: () => call('GET', `${sessions}/ses_nothing`),
  method_not_allowed: () => call('DELETE', sessions),
  not_acceptable: () => call('GET', sessions, undefined, { headers: { accept: 'text/html' } }),
  request_timeout: async () =>
    raw(
      'GET /v1 HTTP/1.1\r\nHo',
      await startServer({ times: { headers_ms: 200, request_ms: 400, check_ms: 50 } }),
    ),
  invalid_transition: async () => {
    const { body } = await book()
    return await call('POST', `${sessions}/${body.id}/confirm`)
  },
  precondition_required: async () =>
    call(
      'PATCH',
      '/v1/notes/note_nothing',
      {},
      { headers: { 'on-behalf-of': await createPractitioner() } },
    ),
  note_incomplete: async () => {
    const practitioner = await createPractitioner()
    const headers = { 'on-behalf-of': practitioner }
    const { id: person_id } = await createPerson({ care_team_ids: [practitioner] })
    const { body } = await call('POST', '/v1/notes', { person_id, format: 'soap' }, { headers })
    return await call('POST', `/v1/notes/${body.id}/sign`, undefined, { headers })
  },
  addenda_limit_exceeded: async () => {
    const { person_id, as } = await createCareTeam()
    const { id } = await createNote(person_id, as)
    await signNote(id, as)
    const request = { type: 'addendum', text: 'x'.repeat(50_000), reason: 'Learned since' }
    let answer = await call('POST', `/v1/notes/${id}/amend`, request, as)
    while (answer.status === 200) answer = await call('POST', `/v1/notes/${id}/amend`, request, as)
    return answer
  },
  answers_invalid: async () => {
    const { id: person_id } = await createPerson()
    const request = { person_id, instrument: 'phq9', answers: { q1: 7 } }
    return await call('POST', '/v1/assessments', request)
  },
  due_at_in_past: async () => {
    const { body: form } = await call('POST', '/v1/forms', {
      name: 'late',
      title: 'Late',
      items: [{ id: 'q1', type: 'boolean', text: 'Ready?' }],
    })
    await call('POST', `/v1/forms/${form.id}/publish`)
    const { id: person_id } = await createPerson()
    const request = { person_id, form_id: form.id, due_at: '2020-01-01T00:00:00Z' }
    return await call('POST', '/v1/form_responses', request)
  },
  safety_plan_required: async () => {
    const { id: person_id } = await createPerson()
    const request = { person_id, kind: 'suicide', level: 'high' }
    const { body } = await call('POST', '/v1/risk_flags', request)
    await call('POST', `/v1/risk_flags/${body.id}/acknowledge`)
    return await call('POST', `/v1/risk_flags/${body.id}/mitigate`)
  },
  reassessment_required: async () => {
    const practitioner = await createPractitioner()
    const headers = { 'on-behalf-of': practitioner }
    const { id: person_id } = await createPerson({ care_team_ids: [practitioner] })
    const request = { person_id, kind: 'suicide', level: 'low' }
    const { body } = await call('POST', '/v1/risk_flags', request)
    await call('POST', `/v1/risk_flags/${body.id}/acknowledge`)
    await call('POST', `/v1/risk_flags/${body.id}/mitigate`)
    const resolution = 'Better.'
    return await call('POST', `/v1/risk_flags/${body.id}/resolve`, { resolution }, { headers })
  },
  retention_active: async () => {
    const { id } = await createPerson()
    await call('POST', `/v1/persons/${id}/place_hold`, { reason: 'Subpoena' })
    return await call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'person_request' })
  },
  coverage_conflict: async () => {
    const coverage = await createExample(coverageKind)
    const { person_id, payer_id, member_id } = coverage
    return await call('POST', '/v1/coverages', { person_id, payer_id, member_id })
  },
  coverage_voided: async () => {
    const { id } = await createExample(coverageKind)
    await call('POST', `/v1/coverages/${id}/void`)
    return await call('PATCH', `/v1/coverages/${id}`, { group_number: 'G1' })
  },
  slot_taken: async () => {
    const practitioner_id = await createPractitioner()
    await book({ practitioner_id })
    return await book({ practitioner_id })
  },
  precondition_failed: async () => {
    const { body } = await book()
    const headers = { 'if-match': '"7"' }
    return await call('POST', `${sessions}/${body.id}/cancel`, {}, { headers })
  },
  payload_too_large: () => call('POST', sessions, undefined, { raw: ' '.repeat(1_000_001) }),
  unsupported_media_type: () =>
    call('POST', sessions, undefined, { raw: 'a', headers: { 'content-type': 'text/plain' } }),
  expectation_failed: async () =>
    raw(
      `GET /v1 HTTP/1.1\r\nHost: a\r\nx-api-key: ${own_account.key}\r\nExpect: x\r\nConnection: close\r\n\r\n`,
      await startServer(),
    ),
  starts_at_in_past: () => book({ starts_at: '2001-01-01T00:00:00Z' }),
  person_double_booked: async () => {
    const { id: person_id } = await createPerson()
    await grantConsent(person_id)
    await book({ person_id })
    return await book({ person_id, starts_at: '2031-01-01T10:30:00Z' })
  },
  group_full: async () => {
    const { body } = await book({ type: 'group', capacity: 2 })
    const seat = async () => {
      const { id: person_id } = await createPerson()
      await grantConsent(person_id)
      return await call('POST', `${sessions}/${body.id}/add_participant`, { person_id })
    }
    await seat()
    await seat()
    return await seat()
  },
  hold_expired: async () => {
    const { key } = await createTestAccount()
    const practitioner_id = await createPractitioner({ key })
    const request = {
      practitioner_id,
      starts_at: '2031-01-01T10:00:00Z',
      hold: true,
      hold_minutes: 1,
    }
    const { body } = await call('POST', sessions, request, { key })
    await sql.query('update accounts set clock_offset_ms = 120000 where account = $1', [
      await accountOf(key),
    ])
    return await call('POST', `${sessions}/${body.id}/confirm`, undefined, { key })
  },
  series_conflict: async () => {
    const practitioner_id = await createPractitioner()
    await book({ practitioner_id, starts_at: '2031-01-08T10:00:00Z' })
    const request = { practitioner_id, starts_at: '2031-01-01T10:00:00Z', count: 3 }
    return await call('POST', '/v1/session_series', request)
  },
  at_capacity: async () => {
    const practitioner_id = await withHours({ max_per_day: 1 })
    await book({ practitioner_id, starts_at: tomorrow(10) })
    return await book({ practitioner_id, starts_at: tomorrow(14) })
  },
  outside_availability: async () =>
    book({ practitioner_id: await withHours(), starts_at: tomorrow(5) }),
  too_short_notice: async () =>
    book({
      practitioner_id: await withHours({ min_notice_minutes: 43_200 }),
      starts_at: tomorrow(10),
    }),
  beyond_booking_window: async () =>
    book({ practitioner_id: await withHours(), starts_at: '2031-01-01T10:00:00Z' }),
  service_retired: async () => {
    const service_id = await createService()
    await call('POST', `/v1/services/${service_id}/retire`)
    return await book({ service_id })
  },
  service_mismatch: async () => book({ service_id: await createService(), duration_minutes: 30 }),
  room_taken: async () => {
    const taken = { location_id: await createLocation(), room_id: 'room_2', format: 'in_person' }
    await book(taken)
    return await book(taken)
  },
  location_archived: async () => {
    const location_id = await createLocation()
    await call('PATCH', `/v1/locations/${location_id}`, { archived: true })
    return await book({ location_id })
  },
  location_in_use: async () => {
    const location_id = await createLocation()
    const hours = { days: ['monday'], start_time: '09:00', end_time: '17:00', location_id }
    await withHours({ rules: [hours] })
    return await call('PATCH', `/v1/locations/${location_id}`, { archived: true })
  },
  not_offered: async () => {
    const practitioner_id = await createPractitioner()
    await call('PATCH', `/v1/practitioners/${practitioner_id}`, { formats: ['telehealth'] })
    return await book({ practitioner_id, format: 'in_person' })
  },
  too_far_ahead: () => book({ starts_at: '2200-01-01T10:00:00Z' }),
  hold_limit_reached: async () => {
    const practitioner_id = await createPractitioner()
    const { id: person_id } = await createPerson()
    await grantConsent(person_id)
    const hold = { practitioner_id, person_id, hold: true, hold_minutes: 15 }
    const { body } = await book(hold)
    await sql.query(
      `update sessions set held_at = held_at - interval '20 minutes',
         hold_expires_at = hold_expires_at - interval '20 minutes' where id = $1`,
      [body.id],
    )
    return await book(hold)
  },
  too_many_holds: async () => {
    const practitioner_id = await createPractitioner()
    const hold = (day: number) =>
      book({ practitioner_id, hold: true, starts_at: `2031-01-${day}T10:00:00Z` })
    for (let day = 10; day < 20; day++) await hold(day)
    return await hold(20)
  },
  too_early: async () => {
    const { body } = await book()
    return await call('POST', `${sessions}/${body.id}/no_show`)
  },
  too_late: async () => {
    const { body } = await book()
    await prepareForRoute('sessions.no_show', body.id)
    return await call('POST', `${sessions}/${body.id}/cancel`)
  },
  location_required: async () => {
    const { id: person_id } = await createPerson()
    await grantConsent(person_id)
    const { body } = await book({ person_id })
    await prepareForRoute('sessions.check_in', body.id)
    return await call('POST', `${sessions}/${body.id}/check_in`)
  },
  practitioner_not_eligible: async () => {
    const practitioner_id = await createPractitioner()
    await sql.query("update practitioners set status = 'suspended' where id = $1", [
      practitioner_id,
    ])
    return await book({ practitioner_id, person_location: { jurisdiction: 'US-CA' } })
  },
  location_unknown: async () =>
    call('POST', '/v1/matchings', { person_id: (await createPerson()).id }),
  not_a_candidate: async () => {
    const { id } = await createExample(matchingKind)
    return await call('POST', `/v1/matchings/${id}/accept`, { practitioner_id: 'prac_x' })
  },
  candidate_unavailable: async () => {
    const { id, candidates } = await createExample(matchingKind)
    const path = `/v1/practitioners/${candidates[0].practitioner_id}`
    await call('PATCH', path, { accepts_new_persons: false })
    const refused = await call('POST', `/v1/matchings/${id}/accept`)
    await call('PATCH', path, { accepts_new_persons: true })
    return refused
  },
  caseload_full: async () => {
    const { id, candidates } = await createExample(matchingKind)
    const path = `/v1/practitioners/${candidates[0].practitioner_id}`
    await call('PATCH', path, { capacity: 0 })
    const refused = await call('POST', `/v1/matchings/${id}/accept`)
    await call('PATCH', path, { capacity: null })
    return refused
  },
  waiting_list_limit_reached: async () => {
    const { id: person_id } = await createPerson()
    const join = () => call('POST', '/v1/waiting_list_entries', { person_id })
    for (let number = 0; number < 20; number++) await join()
    return await join()
  },
  practitioner_archived: async () => {
    const practitioner_id = await createPractitioner()
    await call('PATCH', `/v1/practitioners/${practitioner_id}`, { archived: true })
    return await book({ practitioner_id })
  },
  verification_incomplete: async () =>
    call('POST', `/v1/practitioners/${await createPractitioner()}/verifications`, {}),
  verification_in_progress: async () => {
    const id = (await createExample(practitionerKind)).id
    await submit(id)
    return await submit(id)
  },
  reapplication_too_early: async () => {
    const id = (await createExample(practitionerKind)).id
    await sql.query(
      `update practitioners set status = 'revoked', revoked_at = now() - interval '1 s' where id = $1`,
      [id],
    )
    return await submit(id)
  },
  findings_unresolved: async () => {
    const id = (await createExample(practitionerKind)).id
    const { body } = await submit(id)
    await sql.query(`update verifications set status = 'reviewing' where id = $1`, [body.id])
    await sql.query(`update checks set status = 'failed' where practitioner_id = $1`, [id])
    return await call('POST', `/v1/verifications/${body.id}/approve`)
  },
  import_has_errors: async () => {
    const { body } = await call('POST', '/v1/imports', { kind: 'person', format: 'ndjson' })
    const path = `/v1/imports/${body.id}`
    await call('POST', `${path}/add_part`, { content: '{"external_id":"p-1"}\n' })
    await call('POST', `${path}/validate`)
    await runImports({ db, secrets, outside, log })
    return await call('POST', `${path}/start`)
  },
  external_id_taken: async () => {
    const practitioner_id = await createPractitioner()
    await call('PATCH', `/v1/practitioners/${practitioner_id}`, { external_id: 'emp-7' })
    const other = await createPractitioner()
    return await call('PATCH', `/v1/practitioners/${other}`, { external_id: 'emp-7' })
  },
  idempotency_key_reused: async () => {
    await call('POST', '/v1/api_keys', { name: 'a' }, { idempotency_key: 'reused' })
    return await call('POST', '/v1/api_keys', { name: 'b' }, { idempotency_key: 'reused' })
  },
  rate_limited: async () => {
    const port = await startServer({ limits: { per_second: 0, per_minute: 1 } })
    await list(port)
    return await list(port)
  },
  headers_too_large: async () =>
    raw(`GET /v1 HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, await startServer()),
  internal_error: async () => {
    await sql.query('alter table practitioners rename to mislaid')
    try {
      return await expectFailedRequest(() => call('GET', '/v1/practitioners'))
    } finally {
      await sql.query('alter table mislaid rename to practitioners')
    }
  },
  overloaded: async () => {
    const port = await startServer({ database: { size: 1, wait_limit_ms: 100 } })
    return await whileHeld(async () => {
      const first = list(port)
      const second = await list(port)
      void first.catch(() => {})
      return second
    })
  },
  outcome_unknown: async () => {
    const breaks: Break[] = ['after_commit_and_gone']
    const through = (db: Database) => interruptCommits(db, () => breaks.shift() ?? null)
    const port = await startServer({ through })
    const { id } = await createPerson()
    return await call('POST', '/v1/payments', copayRequest(id), { port })
  },
  file_store_unavailable: async () => {
    const port = await startServer({ file_store: { type: 'none' } })
    const { upload } = await createDocument({ file_name: 'letter.txt' })
    const { pathname } = new URL(upload.url)
    return await call('PUT', pathname, undefined, { port, key: null, raw: 'Dear Dr. Ruiz,' })
  },
  database_unavailable: async () => {
    const port = await startServer({ database: { size: 1, wait_limit_ms: 1_000 } })
    return await whileHeld(async () => {
      let answered = false
      const waiting = list(port).finally(() => (answered = true))
      while (!answered) {
        await sql.query(`
          select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`)
      }
      return await waiting
    })
  },
  idempotency_key_in_use: async () => {
    const client = await sql.connect()
    await client.query('begin')
    const lock = `${own_account.account} ${storedKey('busy')}`
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock])
    const answer = await call('POST', '/v1/api_keys', { name: 'a' }, { idempotency_key: 'busy' })
    await client.query('rollback')
    client.release()
    return answer
  },
}

// A full disk is simulated by its SQLSTATE, because a test can't fill the disk.
const unmet = ['storage_full']

for (const [code, provoke] of sampleOf(Object.entries(met), ([code]) => code)) {
  test(`${code} is returned in the envelope with its status`, async () => {
    const { status, headers, body } = await provoke()
    assert.equal(body.error.code, code)
    assert.equal(status, errors[code as ErrorCode].status)
    assert.equal(body.error.docs, `https://localhost:8443/docs/errors/${code}`)
    assert.match(body.error.request_id, /^req_/)
    assert.ok(body.error.message.length > 10)
    if ([403, 409].includes(status)) assert.match(body.error.how_to_resolve, /^\S.{20,}\.$/)
    if ([429, 503].includes(status)) assert.match(headers['retry-after']!, /^[1-9]\d*$/)
  })
}

test('every error of the catalogue is tested here or excepted with a reason', () => {
  const known = Object.keys(errors).sort()
  assert.deepEqual([...Object.keys(met), ...unmet].sort(), known)
})

test('a full disk is storage_full, and an unknown exception is internal_error', () => {
  const fault = (code: string) => Object.assign(new Error('x'), { code })
  assert.equal(asApiError(fault('53100')).code, 'storage_full')
  assert.equal(asApiError(fault('40P01')).code, 'overloaded')
  assert.equal(asApiError(fault('57P03')).code, 'database_unavailable')
  assert.equal(asApiError(fault('XX000')).code, 'internal_error')
  assert.equal(asApiError(new TypeError('x')).code, 'internal_error')
})
