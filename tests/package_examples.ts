// A practice that sells packages and memberships.
import assert from 'node:assert/strict'
import { freshPractice } from './fresh_practice.ts'
import { sql } from './harness.ts'

export const usd = (amount: number) => ({ amount, currency: 'usd' })
export const three_sessions = {
  type: 'package',
  name: 'Three sessions',
  price: usd(40_000),
  sessions: 3,
}
export const monthly = { type: 'membership', name: 'Monthly', price: usd(10_000) }

export async function packagePractice() {
  const fresh = await freshPractice({ profession: 'psychologist' })
  const { at, book, step, person, ask, advance } = fresh
  const person_id = await person()
  const rates = [
    { procedure_code: '90834', amount: usd(15_000) },
    { procedure_code: '90837', amount: usd(20_000) },
  ]
  await ask('POST', '/v1/fee_schedules', { name: 'Mine', starts_on: '2020-01-01', rates })
  const buy = async (terms: object) => {
    const { status, text, body } = await ask('POST', '/v1/packages', { person_id, ...terms })
    assert.equal(status, 200, text)
    return body
  }
  const read = async (id: string) => (await ask('GET', `/v1/packages/${id}`)).body
  let day = 1
  await advance('PT24H')
  const complete = async (fields: object = {}) => {
    const care = { person_id, payer_type: 'self_pay', duration_minutes: 45, format: 'telehealth' }
    const session = await book(at(++day), { ...care, ...fields })
    assert.equal(session.status, 200, session.text)
    await ask('POST', '/v1/test_clock/advance', { to: session.body.ends_at })
    const done = await step(session, 'complete', { person_location: { jurisdiction: 'US-NY' } })
    assert.equal(done.status, 200, done.text)
    await advance('PT1S')
    return session.body.id as string
  }
  const chargesOf = async (session_id: string) => {
    const { body } = await ask('GET', `/v1/charges?session_id=${session_id}&status=charged`)
    return body.data.map((each: any) => each.amount.amount)
  }
  const charged = async (fields: object = {}) => await chargesOf(await complete(fields))
  const balance = async (name: string) => {
    const { rows } = await sql.query(
      `select coalesce(sum(amount), 0)::integer as amount from ledger_entries
       where account = $1 and ledger_account = $2`,
      [fresh.account, name],
    )
    return rows[0].amount
  }
  const prove = async () => {
    const { body, text } = await ask('GET', '/v1/ledger_proof')
    assert.deepEqual([body.consistent, body.violations], [true, []], text)
  }
  return { ...fresh, person_id, buy, read, complete, chargesOf, charged, balance, prove }
}

export const leftOf = ({ used, remaining, unused }: any) => [used, remaining, unused.amount]
