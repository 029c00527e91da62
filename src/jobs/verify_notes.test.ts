// attune notes verify finds what was changed in signed notes, wherever it is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCare, makeNote, serviceOn, signNote } from '#tests/treatment_consent.ts'
import { call, db, makeAccount, outside, secrets, sql } from '#tests/harness.ts'
import { verifyNotes } from './verify_notes.ts'

// Old enough to be erased.
async function makeSigned(key: string) {
  const service = serviceOn('2016-11-02')
  const { person_id, as } = await makeCare({ key })
  const ids = []
  for (let i = 0; i < 3; i++) {
    const { id } = await makeNote(person_id, as, { service })
    await signNote(id, as)
    ids.push(id)
  }
  await makeNote(person_id, as)
  return { person_id, ids: ids as [string, string, string] }
}

test('an account whose notes are as they were signed has no fault', async () => {
  const { account, key } = await makeAccount()
  await makeSigned(key)
  const { notes, signatures, faults } = await verifyNotes({ db, secrets, outside }, account)
  assert.deepEqual([notes, signatures, faults], [4, 3, []])
})

test('a byte of the encrypted content, a status, and a missing signature are found', async () => {
  const { account, key } = await makeAccount()
  const { ids } = await makeSigned(key)
  const [first, second, third] = ids
  const faulty = async () => {
    const { faults } = await verifyNotes({ db, secrets, outside }, account)
    return [...new Set(faults.map(({ note_id }) => note_id))].sort()
  }
  const { rows } = await sql.query('select encrypted from notes where id = $1', [first])
  const bytes = Buffer.from(rows[0].encrypted)
  bytes[bytes.length - 1]! ^= 1
  await sql.query('update notes set encrypted = $1 where id = $2', [bytes, first])
  assert.deepEqual(await faulty(), [first])
  await sql.query('update notes set encrypted = $1 where id = $2', [rows[0].encrypted, first])
  assert.deepEqual(await faulty(), [])

  // A draft made to look signed.
  const draft = await sql.query("select id from notes where account = $1 and status = 'drafted'", [
    account,
  ])
  await sql.query("update notes set status = 'signed' where id = $1", [draft.rows[0].id])
  assert.deepEqual(await faulty(), [draft.rows[0].id])
  await sql.query("update notes set status = 'drafted' where id = $1", [draft.rows[0].id])

  // Taken out of the middle: the note it was of, and the one chained to it.
  await sql.query('delete from note_signatures where note_id = $1', [second])
  const found = await faulty()
  assert.ok(found.includes(second) && found.includes(third) && found.includes(null))
})

test('what an erased person’s notes said is gone, and their signatures still hold', async () => {
  const { account, key } = await makeAccount()
  const { person_id, ids } = await makeSigned(key)
  await call('POST', `/v1/persons/${person_id}/erase`, { erasure_basis: 'person_request' }, { key })
  const { faults } = await verifyNotes({ db, secrets, outside }, account)
  assert.deepEqual(faults, [])
  const proof = await call('GET', `/v1/notes/${ids[0]}/proof`, undefined, { key })
  assert.deepEqual([proof.body.valid, proof.body.signatures[0].content], [true, null], proof.text)
})
