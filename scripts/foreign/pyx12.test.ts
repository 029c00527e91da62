// pyx12 validates what claims leave: the 837P that is sent, and the 999, 277CA and 835 of the
// simulated payer, accepted and rejected by the clearinghouse and by the payer.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { advanceClock, createClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { pythonProgram } from './programs.ts'

const { skip, run } = pythonProgram('pyx12')

const member_ids = [
  'SBX-PAID-1',
  'SBX-DENY-50-1',
  'SBX-REJ-A7-562-1',
  'SBX-REJ-A3-33-1',
  'SBX-REJ-A8-21-1',
  'SBX-LATEREJ-1',
]

async function documentsOf(member_id: string) {
  const options = { key: (await createTestAccount()).key }
  const { id } = await createClaim(member_id, {}, options)
  await submitClaim(id, options)
  await advanceClock('P15D', options)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  return body.data as { kind: string; text: string }[]
}

test('every document of a claim is valid for pyx12', { skip }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pyx12-'))
  try {
    const files: { kind: string; file: string }[] = []
    for (const member_id of member_ids) {
      for (const [i, { kind, text }] of (await documentsOf(member_id)).entries()) {
        const file = join(folder, `${member_id}-${i}-${kind}.x12`)
        writeFileSync(file, text)
        files.push({ kind, file })
      }
    }
    for (const kind of ['837P', '277CA', '999', '835']) {
      const of_kind = files.flatMap((each) => (each.kind === kind ? each.file : []))
      assert.ok(of_kind.length > 0, kind)
      // After a valid 835 it fails too, because it can't write a 999 for one.
      const validated = run(['x12valid', ...of_kind], { cwd: folder })
      const printed = await validated.catch((error: Error) => error.message)
      const invalid = of_kind.filter((file) => !printed.includes(`${file}: OK`))
      assert.deepEqual(invalid, [], printed.slice(-8_000))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
