// Tests good faith estimates: due dates, content, and when a bill can be disputed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson, createToken, grantConsent } from '#tests/person_examples.ts'
import { call, createPractitioner, sql } from '#tests/harness.ts'
import { addBusinessDays, businessDaysBetween, isBusinessDay } from './business_days.ts'
import { dueOn } from './terms.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const due = (type: 'scheduled' | 'requested', on: string, service_date: string | null = null) =>
  dueOn({ type, on: day(on), service_date: service_date ? day(service_date) : null })?.toString() ??
  null

test('Business days skip weekends and federal holidays, including observed ones', () => {
  assert.equal(isBusinessDay(day('2026-11-26')), false) // Thanksgiving
  assert.equal(isBusinessDay(day('2026-07-03')), false) // The fourth is a Saturday.
  assert.equal(isBusinessDay(day('2027-12-31')), false) // New Year 2028 is a Saturday.
  assert.equal(isBusinessDay(day('2026-05-25')), false) // The last Monday of May.
  assert.equal(isBusinessDay(day('2026-05-18')), true)
  assert.equal(addBusinessDays(day('2026-11-25'), 1).toString(), '2026-11-27')
  assert.equal(addBusinessDays(day('2026-11-13'), 1).toString(), '2026-11-16')
  assert.equal(businessDaysBetween(day('2026-11-25'), day('2026-12-01')), 3)
})

test('The due date of an estimate depends on how far ahead care is scheduled', () => {
  assert.equal(due('scheduled', '2026-11-02', '2026-11-23'), '2026-11-05') // Three business days.
  assert.equal(due('scheduled', '2026-11-02', '2026-11-06'), '2026-11-03') // One.
  assert.equal(due('scheduled', '2026-11-02', '2026-11-05'), '2026-11-03')
  assert.equal(due('scheduled', '2026-11-02', '2026-11-04'), null) // Too near to be asked for.
  assert.equal(due('requested', '2026-11-06'), '2026-11-12') // Veterans Day lies between.
})

const provider = {
  name: 'Hudson Therapy',
  npi: '1234567893',
  tax_id: '123456789',
  address: { line1: '1 Main Street', city: 'Albany', state: 'NY', postal_code: '12207-1234' },
}
const usd = (amount: number) => ({ amount, currency: 'usd' })
const weekly = {
  procedure_code: '90837',
  description: 'Psychotherapy, 60 minutes',
  price: usd(15_000),
  quantity: 4,
  every_weeks: 1,
}

async function arrange() {
  const person = await createPerson({ birth_date: '1990-04-12' })
  const practitioner_id = await createPractitioner()
  return {
    person_id: person.id,
    practitioner_id,
    provider,
    insurance_status: 'uninsured',
    primary_service: 'Weekly psychotherapy',
    items: [weekly, { ...weekly, procedure_code: '90791', quantity: 1, every_weeks: null }],
  }
}

test("An estimate is itemized, has the required disclaimers, and can't be changed", async () => {
  const body = await arrange()
  const { body: issued, text } = await call('POST', '/v1/estimates', body)
  assert.ok(issued.id, text)
  assert.deepEqual(issued.total, usd(75_000))
  assert.deepEqual(
    issued.items.map(({ amount }: any) => amount.amount),
    [60_000, 15_000],
  )
  assert.equal(issued.diagnosis_determined, false)
  assert.deepEqual(issued.patient, { name: 'Maya Lindqvist', birth_date: '1990-04-12' })
  assert.equal(issued.disclaimers.length, 4)
  assert.match(issued.disclaimers[2], /\$400/)
  const change = { valid_until: '2040-01-01' }
  assert.equal((await call('PATCH', `/v1/estimates/${issued.id}`, change)).status, 400)
  const next = { ...body, diagnoses: [{ code: 'F41.1', rank: 1 }], replaces_id: issued.id }
  const { body: second } = await call('POST', '/v1/estimates', next)
  assert.equal(second.revision, 2)
  assert.equal(second.diagnosis_determined, true)
  const { body: first } = await call('GET', `/v1/estimates/${issued.id}`)
  assert.equal(first.replaced_by_id, second.id)
  assert.deepEqual(first.items, issued.items)
  const other = await createPerson()
  const foreign = await call('POST', '/v1/estimates', { ...next, person_id: other.id })
  assert.equal(foreign.status, 404)
  const { rows } = await sql.query('select row_to_json(estimates)::text as text from estimates')
  for (const row of rows) assert.equal(/Maya|Psychotherapy/.test(row.text), false)
})

test('An estimate for a booked session takes its service date and due date from it', async () => {
  const body = await arrange()
  const session = await call('POST', '/v1/sessions', {
    practitioner_id: body.practitioner_id,
    starts_at: '2031-03-03T15:00:00Z',
  })
  const { body: issued } = await call('POST', '/v1/estimates', {
    ...body,
    session_id: session.body.id,
    triggered_on: '2031-02-03',
    items: [{ ...weekly, quantity: 1, every_weeks: null, starts_on: '2026-12-01' }],
  })
  assert.equal(issued.trigger, 'scheduled')
  assert.equal(issued.service_date, '2031-03-03')
  assert.equal(issued.due_on, '2031-02-06')
})

test('A bill of $400 or more above the estimate can be disputed', async () => {
  const body = await arrange()
  await grantConsent(body.person_id)
  const items = [{ ...weekly, quantity: 1, every_weeks: null }]
  const { body: issued } = await call('POST', '/v1/estimates', { ...body, items })
  const compare = async () => (await call('GET', `/v1/estimates/${issued.id}/comparison`)).body
  assert.deepEqual((await compare()).billed, usd(0))
  const starts = Temporal.Instant.from(issued.created_at).add({ hours: 48 }).toString()
  const { body: session } = await call('POST', '/v1/sessions', {
    practitioner_id: body.practitioner_id,
    person_id: body.person_id,
    starts_at: starts,
  })
  const bill = (amount: number, key: string) =>
    sql.query(
      `with account as (select account from estimates where id = $1),
       whole as (
         insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, created_at)
         select account, $2, $2, 'self_pay_charged', 'usd', 2, '', now() from account returning account, id)
       insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account, currency,
         amount, person_id, session_id, created_at)
       select account, $2 || position, id, position, 'self_pay_charged', ledger_account, 'usd',
         case position when 1 then $3::bigint else -$3::bigint end, $4, $5, now()
       from whole, (values (1, 'asset:patient_ar:' || $4), (2, 'revenue:services')) as leg (position, ledger_account)`,
      [issued.id, key, amount, body.person_id, session.id],
    )
  await bill(15_000 + 39_999, 'ltx_one')
  const near = await compare()
  assert.deepEqual([near.difference.amount, near.disputable], [39_999, false])
  await bill(1, 'ltx_two')
  const over = await compare()
  assert.deepEqual([over.difference.amount, over.disputable], [40_000, true])
  assert.deepEqual(over.sessions, [{ session_id: session.id, billed: usd(55_000) }])

  // The person gets the same response, and another person gets 404.
  const { id: other_id } = await createPerson()
  const readWith = async (person_id: string) => {
    const key = await createToken({ person_id }, ['estimates:read'])
    return await call('GET', `/v1/estimates/${issued.id}/comparison`, undefined, { key })
  }
  const own = await readWith(body.person_id)
  assert.deepEqual(own.body, over, own.text)
  assert.equal((await readWith(other_id)).status, 404)
})

test("A practitioner can't issue an estimate for a person who isn't in their care", async () => {
  const body = await arrange()
  const headers = { 'on-behalf-of': body.practitioner_id }
  const refused = await call('POST', '/v1/estimates', body, { headers })
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'consent_required')
})
