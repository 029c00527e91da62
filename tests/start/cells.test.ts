// Two cells, each with its own PostgreSQL server and service: clients write while their account
// moves, and nothing that was acknowledged is lost.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rehearseMove } from '#scripts/cells/rehearsal.ts'

test('an account moves while clients write to it', async () => {
  const { problems, failed, acknowledged, refused } = await rehearseMove({
    clients: 3,
    writes: 40,
    say: () => {},
  })
  assert.deepEqual(problems, [])
  assert.equal(failed, 0, 'requests fail only with 503 while the account is frozen')
  assert.ok(acknowledged > 120)
  assert.ok(refused > 0, 'requests were sent during the move')
})
