// What the walk of optional fields can't derive from the schemas: values that must exist, fields
// that come back under another name. unread_fields.ts has those that don't come back.
import { Sftp } from '#areas/claims/clearinghouse_connection/login_schema.ts'
import { CoverageCreate } from '#areas/claims/coverage/schema.ts'
import { x12_example } from '#areas/claims/x12_document/schema.ts'
import { documentKind } from '#areas/documents/document/lifecycle.ts'
import { packageOfferKind } from '#areas/payments/package_offer/schema.ts'
import { exampleOf } from '#docs/example.ts'
import { plain } from '#docs/json_schema.ts'
import { createLocation, createService } from './booking_examples.ts'
import { createForm } from './form_examples.ts'
import { createBillingPractitioner, createClaim, createInsuredPerson, provider } from './claims.ts'
import { inDays } from './dates.ts'
import { createExample } from './examples.ts'
import { type RequestOptions, call, createTestAccount } from './harness.ts'
import {
  draftConsent,
  grantConsent,
  createVerifiedPractitioner,
  createPerson,
  offerConsent,
} from './person_examples.ts'

type Fields = Record<string, any>

type Given = { body: Fields; before: Fields | undefined; asked: RequestOptions }

const withSession = async ({ body, asked: request }: Given) => {
  const { key, headers = {} } = request
  const account = { ...(key && { key }) }
  const practitioner_id =
    headers['on-behalf-of'] ?? body.practitioner_id ?? (await createVerifiedPractitioner(account))
  await grantConsent(body.person_id, {}, account)
  const at = { starts_at: inDays(30, '17:00:00'), duration_minutes: 50 }
  const session = { practitioner_id, person_id: body.person_id, ...at }
  return { session_id: (await call('POST', '/v1/sessions', session, account)).body.id }
}
const withClaim = async ({ asked: request }: Given) => {
  const { id: claim_id, person_id } = await createClaim(undefined, {}, request)
  return { claim_id, person_id }
}
const withPaymentMethod = async ({ body: { person_id }, asked }: Given) => {
  const consent = { text_version: '1', channel: 'written' }
  const method = { person_id, type: 'card', token: 'pm_card_visa', consent }
  const { body } = await call('POST', '/v1/payment_methods', method, asked)
  return { payment_method_id: body.id, method: undefined }
}
const withPractitioner =
  (field: string) =>
  async ({ asked: { key } }: Given) => ({
    [field]: await createVerifiedPractitioner({ ...(key && { key }) }),
  })
const withCareTeam = async ({ asked: request }: Given) => ({
  care_team_ids: [await createVerifiedPractitioner(request)],
})
const withBiller = async ({ asked: request }: Given) => ({
  practitioner_id: await createBillingPractitioner(request),
})
const withPerson = async ({ asked: request }: Given) => {
  const { id: person_id } = await createPerson({}, request)
  await grantConsent(person_id, {}, request)
  return { person_id }
}
// Of the same person, by the practitioner who acts in the request.
const withAssessment = async ({ body, before, asked: request }: Given) => {
  const person_id = before?.person_id ?? body.person_id
  const fields = { person_id, instrument: 'phq9' }
  return { assessment_ids: [(await call('POST', '/v1/assessments', fields, request)).body.id] }
}
const withDuplicate = async ({ body, before, asked: request }: Given) => {
  const { coverage_id, person_id } = before ?? body
  const first = await createClaim(undefined, { insured: { coverage_id, person_id } }, request)
  return { duplicate_of_id: first.id }
}
const withSupervisor = async ({ asked: request }: Given) => {
  const supervisor_id = await createVerifiedPractitioner(request)
  return { supervision: { supervisor_id, starts_on: '2026-01-05' } }
}
const withSubscriber = async () => ({
  relationship: 'spouse',
  subscriber: exampleOf(plain(CoverageCreate.properties.subscriber)),
})

const withPractitioners = async ({ asked }: Given) => ({
  practitioner_ids: [await createVerifiedPractitioner(asked)],
})
const withWait = async () => ({ waiting_since: '2026-01-05T09:00:00.000Z' })
const withService = async ({ asked }: Given) => ({ service_id: await createService({}, asked) })
const withLocation = async ({ asked }: Given) => ({
  location_id: await createLocation({}, asked),
  place: undefined,
})
const withRoom = async (given: Given) => ({ ...(await withLocation(given)), room_id: 'room_2' })
const withForms = async ({ asked }: Given) => ({ form_ids: [(await createForm({}, asked)).id] })

const withAuthorization = async ({ body, before, asked }: Given) => {
  const { coverage_id } = before ?? body
  const request = { coverage_id, authorization_number: 'A9', starts_on: '2026-01-01' }
  const { body: made } = await call('POST', '/v1/authorizations', request, asked)
  return { authorization_id: made.id }
}
const withOffer = async ({ asked }: Given) => ({
  offer_id: (await createExample(packageOfferKind, asked)).id,
})
const withDocument = async ({ asked }: Given) => ({
  document_id: (await createExample(documentKind, asked)).id,
})

// The value of a field, with the other fields it needs.
const write_off = { action: 'write_off', party: 'payer', write_off_reason: 'courtesy' }
const membership = { type: 'membership', sessions: undefined }

export const values: Record<string, (given: Given) => Promise<Fields>> = {
  'practitioners.create supervision': withSupervisor,
  'practitioners.update supervision': withSupervisor,
  'members.create practitioner_id': withPractitioner('practitioner_id'),
  'members.update practitioner_id': withPractitioner('practitioner_id'),
  'members.update role': async () => ({ role: 'biller' }),
  'documents.create person_id': withPerson,
  'documents.create practitioner_id': withPractitioner('practitioner_id'),
  'documents.create claim_id': withClaim,
  'documents.create consent_id': async ({ asked: request }) => {
    const { id: person_id } = await createPerson({}, request)
    const { id: consent_id } = (await draftConsent(person_id, {}, request)).body
    return { consent_id, person_id, kind: 'consent' }
  },
  'form_responses.create session_id': withSession,
  'messages.create session_id': async (given) => ({
    ...(await withSession(given)),
    purpose: 'reminder',
  }),
  'forms.update items': async () => ({ items: [{ id: 'q1', type: 'date', text: 'Since when?' }] }),
  'emergency_accesses.create practitioner_id': withPractitioner('practitioner_id'),
  'scoped_tokens.create practitioner_id': async ({ asked: request }) => ({
    person_id: undefined,
    practitioner_id: await createVerifiedPractitioner(request),
  }),
  'scoped_tokens.create person_id': async ({ asked: request }) => ({
    practitioner_id: undefined,
    person_id: (await createPerson({}, request)).id,
  }),
  'consents.create supersedes_id': async ({ body, asked: request }) => {
    const { id } = (await draftConsent(body.person_id, { kind: body.kind }, request)).body
    await offerConsent(id, request)
    return { supersedes_id: id }
  },
  'webhook_endpoints.update url': async () => ({ url: 'https://hooks.example.com/other' }),
  'webhook_endpoints.update event_types': async () => ({ event_types: ['person.created'] }),
  'billing_providers.update provider': async () => ({
    provider: { ...provider, name: 'Lakeside Therapy' },
  }),
  'clearinghouse_connections.create type': async () => ({ type: 'stedi' }),
  'clearinghouse_connections.create sftp': async () => ({
    type: 'sftp',
    sftp: exampleOf(plain(Sftp)),
  }),
  // The sandbox has one value.
  'clearinghouse_connections.update usage': async () => ({ usage: 'test' }),
  'practitioners.update time_zone': async () => ({ time_zone: 'America/Chicago' }),
  'persons.update names': async () => ({
    names: [{ use: 'official', given: 'Mara', family: 'Lindgren' }],
  }),
  'persons.create care_team_ids': withCareTeam,
  'persons.update care_team_ids': withCareTeam,
  'calendar_feeds.create detail': async () => ({ detail: 'busy' }),
  'notes.update sections': async () => ({
    sections: { data: 'Slept well.', assessment: 'Better.', plan: 'Biweekly.' },
  }),
  'coverages.update payer_id': async () => ({ payer_id: 'SBXSEC' }),
  'coverages.update member_id': async () => ({ member_id: 'SBX-FULL-2' }),
  'services.create practitioner_id': async ({ asked }) => ({
    practitioner_id: asked.headers?.['on-behalf-of'] ?? (await createVerifiedPractitioner(asked)),
  }),
  'services.create form_ids': withForms,
  'services.update form_ids': withForms,
  'fee_schedules.update starts_on': async () => ({ starts_on: '2027-02-01' }),
  'locations.update time_zone': async () => ({ time_zone: 'America/Chicago' }),
  'locations.update jurisdiction': async () => ({ jurisdiction: 'US-MA' }),
  'locations.update place_of_service': async () => ({ place_of_service: '53' }),
  'sessions.create service_id': withService,
  'sessions.create location_id': withLocation,
  'sessions.update location_id': withLocation,
  'sessions.create room_id': withRoom,
  'sessions.update room_id': withRoom,
  'waiting_list_entries.create person_id': withPerson,
  'waiting_list_entries.create matching_id': async ({ body, asked }) => {
    const { person_id } = body
    const matching = { person_id, location: { jurisdiction: 'US-NY' } }
    return { matching_id: (await call('POST', '/v1/matchings', matching, asked)).body.id }
  },
  'waiting_list_entries.create practitioner_ids': withPractitioners,
  'waiting_list_entries.update practitioner_ids': withPractitioners,
  'waiting_list_entries.create service_id': withService,
  'waiting_list_entries.update service_id': withService,
  'waiting_list_entries.create location_id': withLocation,
  'waiting_list_entries.update location_id': withLocation,
  'waiting_list_entries.create waiting_since': withWait,
  'waiting_list_entries.update waiting_since': withWait,
  'session_series.create service_id': withService,
  'session_series.create location_id': withLocation,
  'session_series.create room_id': withRoom,
  'matchings.create service_id': withService,
  'sessions.create person_id': withPerson,
  'sessions.update person_id': withPerson,
  'sessions.create capacity': async () => ({ type: 'group', capacity: 6 }),
  'sessions.create participants': async (given) => {
    const { person_id } = await withPerson(given)
    return { type: 'group', capacity: 6, participants: [{ person_id }] }
  },
  'session_series.create person_id': withPerson,
  'notes.create session_id': withSession,
  'notes.create assessment_ids': withAssessment,
  'notes.update assessment_ids': withAssessment,
  'psychotherapy_notes.create session_id': withSession,
  'assessments.create session_id': withSession,
  'assessments.create practitioner_id': withPractitioner('practitioner_id'),
  'matchings.create person_id': withPerson,
  'matchings.create start_by': async () => ({ start_by: inDays(20, '17:00:00') }),
  'charges.create session_id': withSession,
  'bulk_actions.create party': async () => write_off,
  'bulk_actions.create write_off_reason': async () => write_off,
  'package_offers.create discount_percent': async () => ({ ...membership, discount_percent: 20 }),
  'package_offers.create service_id': withService,
  'package_offers.update price': async () => ({ price: { amount: 9_900, currency: 'usd' } }),
  'packages.create offer_id': withOffer,
  'packages.create discount_percent': async () => ({ ...membership, discount_percent: 20 }),
  'packages.create service_id': withService,
  'packages.create ends_on': async () => ({ ends_on: '2099-01-01' }),
  'packages.create starts_on': async () => ({ starts_on: '2098-01-01' }),
  'packages.update renews': async () => ({ renews: false }),
  'payer_refunds.create claim_id': async ({ body }) => ({ claim_id: body.claim_id }),
  'adjustments.create session_id': withSession,
  'adjustments.create claim_id': withClaim,
  'payments.create session_id': withSession,
  'payments.create claim_id': withClaim,
  'payments.create payment_method_id': withPaymentMethod,
  'payment_requests.create session_id': withSession,
  'payment_requests.create expires_at': async () => ({ expires_at: inDays(20, '17:00:00') }),
  'payment_plans.create starts_on': async () => ({
    starts_on: inDays(20, '17:00:00').slice(0, 10),
  }),
  'payment_methods.update is_default': async () => ({ is_default: true }),
  'coverages.create subscriber': withSubscriber,
  'coverages.update subscriber': withSubscriber,
  'coverages.create relationship': withSubscriber,
  'coverages.update relationship': withSubscriber,
  'claims.create practitioner_id': withBiller,
  'claims.update practitioner_id': withBiller,
  'claims.create supervising_practitioner_id': withPractitioner('supervising_practitioner_id'),
  'claims.update supervising_practitioner_id': withPractitioner('supervising_practitioner_id'),
  'claims.create person_id': async ({ asked: request }) =>
    await createInsuredPerson(undefined, {}, request),
  'authorizations.create practitioner_id': withPractitioner('practitioner_id'),
  'authorizations.update practitioner_id': withPractitioner('practitioner_id'),
  'authorizations.create document_id': withDocument,
  'authorizations.update document_id': withDocument,
  'claims.create authorization_id': withAuthorization,
  'claims.update authorization_id': withAuthorization,
  'claims.create duplicate_of_id': withDuplicate,
  'claims.update duplicate_of_id': withDuplicate,
  'estimates.create session_id': withSession,
  'estimates.create replaces_id': async ({ body, asked: request }) => ({
    replaces_id: (await call('POST', '/v1/estimates', body, request)).body.id,
  }),
}

// Estimates and superbills need a billing provider.
export async function prepareAccount(route_name: string) {
  const account = await createTestAccount()
  if (/^(estimates|superbills)\./.test(route_name))
    await call('POST', '/v1/billing_providers', { provider }, { key: account.key })
  return account
}

// The same bytes are the same document, so each request sends another one.
let documents = 0
const newDocument = () => ({ x12: x12_example.replace('TRACE0001', `FIELD${++documents}`) })
export const base: Record<string, () => Fields> = {
  'x12_documents.create': newDocument,
  'remittances.create': newDocument,
}

// Where fields come back, if not in the object itself.
export const readers: Record<string, (object: Fields, asked: RequestOptions) => Promise<Fields>> = {
  'matchings.create': async (matching) => ({
    ...matching,
    ...matching.criteria,
    service_id: matching.criteria.booked_service?.id,
  }),
  'session_series.create': async (series, request) => {
    const list = `/v1/sessions?series_id=${series.id}`
    const { body } = await call('GET', list, undefined, request)
    return { ...body.data[0], ...series }
  },
}
