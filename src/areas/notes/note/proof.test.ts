// Tests that a signed note can be proven and that any changed byte is detected.
import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createCareTeam, createNote, signNote } from '#tests/person_examples.ts'
import { call, db, own_account, outside, secrets, sql } from '#tests/harness.ts'
import { findRow } from '#kernel/record.ts'
import { encryptFields } from '#kernel/encrypted_row.ts'
import { noteKind } from './lifecycle.ts'
import type { NoteRow } from './schema.ts'

const proofOf = async (id: string) => (await call('GET', `/v1/notes/${id}/proof`)).body
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function makeSigned() {
  const { person_id, as } = await createCareTeam()
  const [first, second] = [await createNote(person_id, as), await createNote(person_id, as)]
  await signNote(first.id, as)
  await signNote(second.id, as)
  const amend = { type: 'addendum', text: 'More.', reason: 'Learned later' }
  await call('POST', `/v1/notes/${second.id}/amend`, amend, as)
  return { first: first.id, second: second.id }
}

// Changes the content of a note past every rule, as someone with the keys could.
async function forge(id: string, change: (note: NoteRow) => object) {
  const encrypted = await inAccount({ db, secrets, outside }, own_account.account, async (call) => {
    const note = await findRow(call, noteKind, id)
    return (await encryptFields(call, noteKind, id, { ...change(note) }, note)).columns.encrypted
  })
  await sql.query('update notes set encrypted = $1 where id = $2', [encrypted, id])
}

test('Anyone with the proof can verify it', async () => {
  const { first, second } = await makeSigned()
  const [one, two] = [await proofOf(first), await proofOf(second)]
  const key = createPublicKey(two.key.public_key)
  for (const signed of [...one.signatures, ...two.signatures]) {
    assert.equal(sha256(signed.content), signed.content_hash)
    assert.equal(sha256(signed.text), signed.hash)
    const { content_hash, previous_hash } = JSON.parse(signed.text)
    assert.deepEqual([content_hash, previous_hash], [signed.content_hash, signed.previous_hash])
    const signature = Buffer.from(signed.signature, 'hex')
    assert.ok(verify(null, Buffer.from(signed.text), key, signature))
  }
  const [sign, addendum] = two.signatures
  assert.equal(sign.previous_hash, one.signatures[0].hash)
  assert.equal(addendum.previous_hash, sign.hash)
  assert.deepEqual([one.valid, two.valid], [true, true])
})

const forgeries: [string, (note: NoteRow) => object][] = [
  ['the text', ({ sections }) => ({ sections: { ...sections, plan: `${sections.plan}.` } })],
  ['the times', ({ service }) => ({ service: { ...service, ended_at: '2026-11-02T17:51:00Z' } })],
  ['a diagnosis', () => ({ diagnoses: [{ code: 'F33.1', rank: 1 }] })],
  ['a label', () => ({ labels: ['sud'] })],
  ['an addendum', ({ addenda }) => ({ addenda: [{ ...addenda[0], text: 'Less.' }] })],
  [
    'an added addendum',
    ({ addenda }) => ({ addenda: [...addenda, { ...addenda[0], id: 'add_x' }] }),
  ],
  ['a removed addendum', () => ({ addenda: [] })],
]
for (const [what, change] of forgeries) {
  test(`a byte changed in ${what} of a signed note is detected`, async () => {
    const { second } = await makeSigned()
    await forge(second, change)
    const { valid, failures } = await proofOf(second)
    assert.equal(valid, false)
    assert.ok(failures.length > 0)
  })
}

test('A changed, moved or removed signature is detected', async () => {
  const { first, second } = await makeSigned()
  const { rows } = await sql.query('select * from note_signatures where note_id = $1', [first])
  const [{ signer_id }] = rows
  await sql.query('alter table note_signatures disable trigger all')
  const change = (text: string) =>
    sql.query(`update note_signatures set ${text} where note_id = $1`, [first])
  const [stored] = rows
  for (const text of [
    "signed_at = signed_at + interval '1 ms'",
    `hash = '${'0'.repeat(64)}'`,
    "action = 'cosign'",
  ]) {
    await change(text)
    const failures = [...(await proofOf(first)).failures, ...(await proofOf(second)).failures]
    assert.ok(failures.length > 0, text)
    await sql.query('delete from note_signatures where note_id = $1', [first])
    const columns = Object.keys(stored)
    await sql.query(
      `insert into note_signatures (${columns.join(', ')})
       values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(stored),
    )
    assert.equal((await proofOf(first)).valid, true)
  }
  await sql.query('delete from note_signatures where note_id = $1', [first])
  assert.equal((await proofOf(first)).valid, false)
  assert.equal((await proofOf(second)).valid, false)
  assert.ok(signer_id)
})

test("The app role can't change or delete signatures", async () => {
  const { rows } = await sql.query(`
    select privilege_type from information_schema.role_table_grants
    where table_name = 'note_signatures' and grantee in ('attune_app', 'attune_worker')
    order by 1`)
  assert.deepEqual(
    rows.map(({ privilege_type }) => privilege_type),
    ['INSERT', 'SELECT'],
  )
})
