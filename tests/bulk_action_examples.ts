// A practice whose claims bulk actions act on.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { runBulkActions } from '#jobs/run_bulk_actions.ts'
import {
  claimLine,
  createBillingPractitioner,
  createClaim,
  createInsuredPerson,
  readClaim,
} from './claims.ts'
import { call, createTestAccount, db, log, outside, secrets } from './harness.ts'

export const context = { db, secrets, outside, log }

export async function bulkPractice() {
  const { key, account } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const draft = async (member_id = 'SBX-PAID-1', more: object = {}) => {
    const insured = await createInsuredPerson(member_id, {}, options)
    const fields = { insured, practitioner_id, lines: [claimLine({})], ...more }
    return (await createClaim(undefined, fields, options)).id as string
  }
  const ask = (path: string, body?: object) => call(body ? 'POST' : 'GET', path, body, options)
  const create = async (body: object) => {
    const { status, body: created, text } = await ask('/v1/bulk_actions', body)
    assert.equal(status, 200, text)
    return created
  }
  const read = async (id: string) => {
    const results = (await ask(`/v1/bulk_actions/${id}/results?limit=100`)).body.data
    return { ...(await ask(`/v1/bulk_actions/${id}`)).body, results }
  }
  const run = async (body: object) => {
    const { id } = await create(body)
    await runAll()
    return await read(id)
  }
  const statusOf = async (id: string) => (await readClaim(id, options)).status
  return { account, options, practitioner_id, draft, ask, create, read, run, statusOf }
}

// What another worker is doing is found again and again until it's done.
export async function runAll() {
  for (let round = 0; (await runBulkActions(context)) > 0; round++) {
    assert.ok(round < 1_000)
    await sleep(10)
  }
}

export const resultOf = (action: any, claim_id: string) =>
  action.results.find((each: any) => each.claim_id === claim_id)
export const countsOf = ({ claim_count, ready_count, done_count, refused_count }: any) => [
  claim_count,
  ready_count,
  done_count,
  refused_count,
]
