// From a session to a statement: charges that follow by themselves, what is done by hand, deposits,
// and what a person owes in the end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#in_account.ts'
import { newId } from '#ids.ts'
import { post } from '#resources/ledger_entry/post.ts'
import type { Posting } from '#resources/ledger_entry/posting.ts'
import * as postings from '#resources/ledger_entry/postings.ts'
import { makeClinician, makePerson } from '#tests/care.ts'
import { call, db, ours, secrets, sql } from '#tests/harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const posting = (...all: Posting[]) =>
  inAccount(db, secrets, ours.account, (work) => post(work, all))

const statementOf = async (id: string) =>
  (await call('GET', `/v1/persons/${id}/statement`)).body

test('nobody owes anything at first', async () => {
  const person_id = await makePerson()
  const { totals, items } = await statementOf(person_id)
  assert.deepEqual([totals, items], [[], []])
})
