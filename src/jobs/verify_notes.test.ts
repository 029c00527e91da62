// Tests that "attune notes verify" finds every change to signed notes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCareTeam, createNote, serviceOn, signNote } from '#tests/person_examples.ts'
import { call, db, createTestAccount, outside, secrets, sql } from '#tests/harness.ts'
import { verifyNotes } from './verify_notes.ts'

// Old enough to be erased.
async function makeSigned(key: string) {
  const service = serviceOn('2016-11-02')
  const { person_id, as } = await createCareTeam({ key })
  const ids = []
  for (let i = 0; i < 3; i++) {
    const { id } = await createNote(person_id, as, { service })
    await signNote(id, as)
    ids.push(id)
  }
  await createNote(person_id, as)
  return { person_id, ids: ids as [string, string, string] }
}

test('Unchanged notes have no failures', async () => {
  const { account, key } = await createTestAccount()
  await makeSigned(key)
  const { notes, signatures, failures } = await verifyNotes({ db, secrets, outside }, account)
  assert.deepEqual([notes, signatures, failures], [4, 3, []])
})

test('A changed byte, a changed status and a missing signature are detected', async () => {
  const { account, key } = await createTestAccount()
  const { ids } = await makeSigned(key)
  const [first, second, third] = ids
  const faulty = async () => {
    const { failures } = await verifyNotes({ db, secrets, outside }, account)
    return [...new Set(failures.map(({ note_id }) => note_id))].sort()
  }
  const { rows } = await sql.query('select encrypted from notes where id = $1', [first])
  const bytes = Buffer.from(rows[0].encrypted)
  bytes[bytes.length - 1]! ^= 1
  await sql.query('update notes set encrypted = $1 where id = $2', [bytes, first])
  assert.deepEqual(await faulty(), [first])
  await sql.query('update notes set encrypted = $1 where id = $2', [rows[0].encrypted, first])
  assert.deepEqual(await faulty(), [])

  // A draft changed to look signed.
  const draft = await sql.query("select id from notes where account = $1 and status = 'drafted'", [
    account,
  ])
  await sql.query("update notes set status = 'signed' where id = $1", [draft.rows[0].id])
  assert.deepEqual(await faulty(), [draft.rows[0].id])
  await sql.query("update notes set status = 'drafted' where id = $1", [draft.rows[0].id])

  // Removed from the middle of the chain: affects its note and the next signature.
  await sql.query('delete from note_signatures where note_id = $1', [second])
  const found = await faulty()
  assert.ok(found.includes(second) && found.includes(third) && found.includes(null))
})

test('The content of an erased person’s notes is gone, and their signatures are still valid', async () => {
  const { account, key } = await createTestAccount()
  const { person_id, ids } = await makeSigned(key)
  await call('POST', `/v1/persons/${person_id}/erase`, { erasure_basis: 'person_request' }, { key })
  const { failures } = await verifyNotes({ db, secrets, outside }, account)
  assert.deepEqual(failures, [])
  const proof = await call('GET', `/v1/notes/${ids[0]}/proof`, undefined, { key })
  assert.deepEqual([proof.body.valid, proof.body.signatures[0].content], [true, null], proof.text)
})
