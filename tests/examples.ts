// Creates examples of every resource from the schemas, so that a new resource is covered by the
// walks without a case of its own.
import { setTimeout as sleep } from 'node:timers/promises'
import type { TSchema } from 'typebox'
import type { Route } from '#http/routing/route.ts'
import type { Kind } from '#kernel/record.ts'
import { kinds, lifecycles, records, routes } from '#areas/index.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { formKind } from '#areas/documents/form/lifecycle.ts'
import { memberKind } from '#areas/members/member/lifecycle.ts'
import { paymentKind } from '#areas/payments/payment/lifecycle.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { grantConsent, createVerifiedPractitioner } from './person_examples.ts'
import { claimArrangements, claimArranges, claimStands } from './claim_examples.ts'
import { moveToFuture } from './dates.ts'
import { createWaitlistEntry } from './matching_examples.ts'
import { type Example, happening } from './record_examples.ts'
import { newAddress } from './sign_in_examples.ts'
import { type RequestOptions, call, own_account, sql } from './harness.ts'
import { agree, shared } from './coverage_examples.ts'
import { arrangeVideo } from './telehealth_examples.ts'

type Words = {
  examples?: unknown[]
  properties?: Record<string, Words>
  required?: string[]
  const?: unknown
  anyOf?: Words[]
  items?: Words
  type?: string
}

// The example of a schema: its own, or one put together from those of its required fields.
export function exampleOf(schema: TSchema | Words): any {
  const { examples, properties, required = [], anyOf, const: constant } = schema as Words
  if (constant !== undefined) return constant
  if (examples) return moveToFuture(examples[0])
  if (anyOf) return exampleOf(anyOf[0]!)
  if (!properties) throw new Error(`No example: ${JSON.stringify(schema)}`)
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!)]))
}

// Forms of the same name are versions of one form.
let forms = 0

// A payer has one fee schedule per plan and date.
let plans = 0

// The example body of a route. Objects it refers to (practitioner_id) are created first.
export async function bodyFor(route: Route, options: RequestOptions = {}): Promise<any> {
  if (!route.body) return undefined
  const body = exampleOf(route.body)
  const { properties = {} } = route.body as Words
  if (route.method === 'PATCH' && properties.metadata)
    body.metadata = exampleOf(properties.metadata)
  // The processor doesn't respond, so that the payment method stays as it was created.
  if (route.name === 'payment_methods.create') body.token = 'pm_card_processorDown'
  if (route.name === 'members.create') body.email = newAddress()
  if (route.name === 'roles.create') body.name = newAddress()
  if (route.name === 'forms.create') body.name = `intake_${++forms}`
  if (route.name === 'fee_schedules.create') body.plan_name = `Plan ${++plans}`
  if (route.name === 'bulk_actions.create') {
    body.claim_ids = [(await createExample(claimKind, options)).id]
    delete body.filters
  }
  if (route.name === 'matchings.assign') body.entries = [await createWaitlistEntry(options)]
  for (const name of Object.keys(body)) {
    const kind = kinds.find((each) => name === `${each.object}_id`)
    if (kind === memberKind && !refersTo(properties[name], kind)) continue // An insurance ID.
    if (kind) body[name] = (await createExample(kind, options)).id
    if (kind === personKind && actsAsPractitioner(route)) await takeCare(body[name], options)
    if (kind === personKind && route.path.startsWith('/v1/sessions/'))
      await grantConsent(body[name], {}, options)
    if (kind === paymentKind) await confirmPayment(body[name], options)
    if (kind === formKind) await call('POST', `/v1/forms/${body[name]}/publish`, {}, options)
  }
  if (route.name === 'payment_plans.create') Object.assign(body, await withDebt(body, options))
  if (route.name === 'payer_refunds.create') await markPaid(body.claim_id)
  return body
}

// As if its payer had paid it: a remittance is posted only when the clock advances.
const markPaid = (claim_id: string) =>
  sql.query(
    `update claims set payer_paid = '{"amount": 1000000, "currency": "usd"}', version = version + 1
     where id = $1`,
    [claim_id],
  )

// A person who owes something, and has a card on file.
async function withDebt({ person_id }: { person_id: string }, options: RequestOptions) {
  const { key } = options
  const of_account = { ...(key && { key }) }
  const charge = { person_id, amount: { amount: 20_000, currency: 'usd' } }
  const owed = await call('POST', '/v1/charges', charge, of_account)
  if (owed.status !== 200) throw new Error(`charges.create answered ${owed.text}`)
  const consent = { text_version: '1', channel: 'written' }
  const card = { person_id, type: 'card', token: 'pm_card_visa', consent }
  const method = await call('POST', '/v1/payment_methods', card, of_account)
  return { payment_method_id: method.body.id }
}

// On a busy machine the response can come before the processor's.
async function confirmPayment(id: string, options: RequestOptions) {
  let { body } = await call('POST', `/v1/payments/${id}/confirm`, {}, options)
  while (body.status === 'processing') {
    await sleep(20)
    ;({ body } = await call('GET', `/v1/payments/${id}`, undefined, options))
  }
}

const refersTo = (schema: unknown, { prefix }: Kind) =>
  JSON.stringify(schema).includes(`"refers_to":"${prefix}"`)

// Some routes are for practitioners only. Each account has one practitioner for all of them, and a
// second one. They are in the care team of everyone they write about.
const acting = new Map<string, Promise<string>>()
function practitionerOf(options: RequestOptions) {
  const key = options.key ?? own_account.key
  const both = async () => {
    await createVerifiedPractitioner({ key })
    return await createVerifiedPractitioner({ key })
  }
  if (!acting.has(key)) acting.set(key, both())
  return acting.get(key)!
}
const actsAsPractitioner = ({ actors, path }: Route) =>
  actors?.includes('practitioner') !== false &&
  (actors?.includes('account') === false ||
    /^\/v1\/(psychotherapy_notes|notes|assessments|risk_flags)/.test(path))

async function takeCare(person_id: string, options: RequestOptions) {
  const care_team_ids = [await practitionerOf(options)]
  const { key } = options
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids }, { ...(key && { key }) })
}

// The headers a route requires: On-Behalf-Of and If-Match.
export async function optionsFor(route: Route, options: RequestOptions = {}) {
  const headers = {
    ...(actsAsPractitioner(route) && { 'on-behalf-of': await practitionerOf(options) }),
    ...(route.needs_if_match && { 'if-match': '*' }),
  }
  return { ...options, headers: { ...headers, ...options.headers } }
}

export async function createExample(kind: Kind, options: RequestOptions = {}): Promise<Example> {
  const happens = happening(createExample).get(kind)
  if (happens) return await happens(options)
  const route = routes.find(({ name }) => name === `${kind.table}.create`)!
  const [path, example] = [await pathFor(route, options), await bodyFor(route, options)]
  const { status, body } = await call('POST', path, example, await optionsFor(route, options))
  if (status !== 200) throw new Error(`${route.name} answered ${JSON.stringify(body)}`)
  await agree(kind, body, options)
  return body as Example
}

export const kindOf = ({ path }: Route) =>
  [...kinds, ...records].find(({ table }) => path.split('/')[2] === table)

// The query parameters a route requires.
export function queryFor({ query }: Route) {
  const { properties = {}, required = [] } = (query ?? {}) as Words
  const pairs = required.map((name) => `${name}=${exampleOf(properties[name]!)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

// The path of a route, with the ID of a new example in a state that the route allows.
export async function pathFor(route: Route, options: RequestOptions = {}) {
  if (!route.path.includes('{id}')) return route.path + queryFor(route)
  const kind = kindOf(route)!
  const id = shared[route.name] ?? (await createExample(kind, options)).id
  const step = route.name.split('.')[1]!
  const lifecycle = lifecycles.find((known) => known.kind === kind)
  const from = lifecycle?.steps[step]?.from[0] ?? stands[route.name]
  if (from && from !== lifecycle?.initial) {
    await sql.query(`update ${kind.table} set status = $1 where id = $2`, [from, id])
  }
  await prepareForRoute(route.name, id)
  await claimArrangements[route.name]?.(id, options)
  if (route.name === 'sessions.join') await arrangeVideo(id, options)
  return route.path.replace('{id}', id) + queryFor(route)
}

// Some steps have their time: the session begins in a little while, or has just begun.
const begins: Record<string, string> = {
  'sessions.check_in': '10 minutes',
  'sessions.start': '10 minutes',
  'sessions.join': '10 minutes',
  'sessions.complete': '-20 minutes',
  'sessions.no_show': '-20 minutes',
}
// What is no step of a lifecycle and yet needs a state.
const stands: Record<string, string> = {
  'notes.request_void': 'signed',
  'notes.release': 'signed',
  'payments.complete_challenge': 'challenged',
  'payments.receipt': 'succeeded',
  'payment_methods.complete_challenge': 'pending',
  'payment_methods.update': 'active',
  ...claimStands,
}

const openedByAnother = "update emergency_accesses set opened_by_key_id = 'another' where id = $1"

// Some steps are for another than the author, or need that another acted before.
const arranges: Record<string, string> = {
  ...claimArranges,
  'notes.cosign': supervised('notes'),
  'notes.return': supervised('notes'),
  'risk_flags.resolve': `
    insert into assessments (account, id, person_id, instrument, status, completed_at,
      created_at, updated_at)
    select account, 'asmt_' || id, person_id, 'cssrs', 'completed', account_now(clock_offset_ms),
      risk_flags.created_at, updated_at
    from risk_flags join accounts using (account) where id = $1`,
  'documents.download_link': `
    update document_versions set status = 'available', file_id = 'dfil_1' where document_id = $1`,
  'verifications.approve': `
    update checks set status = 'passed', performed_at = created_at where verification_id = $1`,
  'checks.overturn': `update checks set kind = 'exclusion_oig', matches = '[{"id": "match_1",
    "relevance": "low", "record": {}, "resolution": "confirmed"}]' where id = $1`,
  'payments.capture': atProcessor('payments', 'charge', 'authorized'),
  'payments.complete_challenge': atProcessor('payments', 'charge', 'challenged'),
  'payment_methods.complete_challenge': `
    with known as (
      update simulated_movements set state = state || '{"status": "challenged"}'
      where object_id = $1)
    update payment_methods
    set next_action = '{"type": "redirect", "url": "https://challenge.invalid/1"}' where id = $1`,
  'payouts.reverse': atProcessor('payouts', 'transfer', 'sent'),
  'emergency_accesses.justify': openedByAnother,
  'emergency_accesses.refute': openedByAnother,
  'notes.void': "update notes set void_requested_by_id = 'another' where id = $1",
}
// The processor knows of it too.
function atProcessor(table: string, kind: string, status: string) {
  return `
    with known as (
      insert into simulated_movements (account, id, kind, object_id, state, created_at)
      select account, 'sim_' || id, '${kind}', id, amount || jsonb_build_object(
        'status', '${status}', 'token', 'pm_card_visa', 'method_type', 'card', 'payment_id', id,
        'capture_method', 'manual', 'amount_captured', 0), created_at
      from ${table} where id = $1)
    update ${table} set processor_reference = 'sim_' || id where id = $1`
}
function supervised(table: string) {
  return `update ${table} set supervisor_id = author_id, author_id = (
    select id from practitioners
    where practitioners.account = ${table}.account and id <> author_id limit 1)
    where id = $1`
}

export async function prepareForRoute(route_name: string, id: string) {
  if (arranges[route_name]) await sql.query(arranges[route_name], [id])
  const lead = begins[route_name]
  if (!lead) return
  await sql.query(
    `update sessions
     set starts_at = begins, ends_at = begins + fifty, busy = tstzrange(begins, begins + fifty)
     from (
       select account, interval '50 minutes' as fifty,
         date_trunc('second', account_now(clock_offset_ms) + $2::interval) as begins
       from accounts) as time
     where id = $1 and time.account = sessions.account`,
    [id, lead],
  )
}
