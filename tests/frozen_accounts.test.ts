// Statements that look for background work skip frozen accounts: in the old cell of an account that
// has moved, its webhooks and messages would be sent again, and its work would fail.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { beginsWith, exceptions } from './account_exceptions.ts'
import { templatesIn } from './sql_statements.ts'

const finds_work = /^(?:Finds the (?:accounts that have work|rows of any account)|Leases due)/

// Before an account moves, its events are numbered, its audit log is linked and the heads written.
const goes_on: Record<string, string> = {
  'select from events where sequence is null limit 1': 'Numbers events.',
  'with recursive waiting as ( (select account from audit_queue': 'Links the audit log.',
  'select from audit_head_outbox where destination =': 'Writes the heads of the audit log.',
  "select account from accounts where seed = 'requested'": 'Of the first start of a sandbox.',
}

const sources = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

test('every statement that looks for work skips frozen accounts', () => {
  const looking = exceptions.filter(
    ({ begins, reason }) => finds_work.test(reason) && !goes_on[begins],
  )
  assert.ok(looking.length > 10)
  for (const { begins } of looking) {
    const found = sources.filter(({ file, source }) =>
      templatesIn(file, source).some(({ text }) => beginsWith(text, begins)),
    )
    assert.ok(found.length > 0, begins)
    for (const { file, source } of found)
      assert.match(source, /\$\{isOpen\(|frozen_at is null/, `${file} doesn't skip frozen accounts`)
  }
})
