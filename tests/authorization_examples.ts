// A fresh practice with an insured person, and what the tests of authorizations do there.
import assert from 'node:assert/strict'
import { freshPractice, type Response } from './fresh_practice.ts'
import { grantConsent } from './person_examples.ts'
import { sql } from './harness.ts'

export async function authorizedPractice(coverage: object = {}) {
  const practice = await freshPractice()
  const { ask, at, book, key } = practice
  const created = async (path: string, body: object) => {
    const response = await ask('POST', path, body)
    assert.equal(response.status, 200, response.text)
    return response.body
  }
  const insure = async (person_id: string, fields: object = {}) =>
    (
      await created('/v1/coverages', {
        person_id,
        payer_id: 'SBX01',
        member_id: 'SBX-PAID-0001',
        ...fields,
      })
    ).id as string
  const person_id = await practice.person()
  await grantConsent(person_id, { kind: 'financial', purposes: ['payment'] }, { key })
  const coverage_id = await insure(person_id, coverage)
  const authorize = (fields: object = {}) =>
    created('/v1/authorizations', {
      coverage_id,
      authorization_number: 'AUTH1',
      units: 4,
      ...fields,
    })
  const countsOf = async (id: string) => {
    const { body } = await ask('GET', `/v1/authorizations/${id}`)
    return [body.used, body.reserved, body.remaining]
  }
  const statusOf = async (id: string) =>
    (await ask('GET', `/v1/authorizations/${id}`)).body.status as string
  const meet = async (day: number, fields: object = {}) => {
    const session = await book(at(day), { person_id, ...fields })
    assert.equal(session.status, 200, session.text)
    return session
  }
  const eventsOf = async (id: string) =>
    (
      await sql.query<{ type: string }>(
        'select type from events where object_id = $1 order by object_version, created_at',
        [id],
      )
    ).rows.map(({ type }) => type)
  return {
    ...practice,
    created,
    insure,
    person_id,
    coverage_id,
    authorize,
    countsOf,
    statusOf,
    meet,
    eventsOf,
  }
}

export const warningsOf = ({ body }: Response) =>
  (body.warnings ?? []).map(({ code }: { code: string }) => code)
