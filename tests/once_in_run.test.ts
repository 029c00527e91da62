// What is created once for all test processes of a run.
import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { onceInRun } from './once_in_run.ts'

test('it is created by the first who needs it, and the others wait until it is complete', async () => {
  let created = 0
  const create = async (folder: string) => {
    created++
    await sleep(100)
    writeFileSync(join(folder, 'file'), 'complete')
  }
  const folders = await Promise.all([1, 2, 3].map(() => onceInRun('example', create)))
  assert.equal(new Set([...folders, await onceInRun('example', create)]).size, 1)
  assert.ok(existsSync(join(folders[0]!, 'file')))
  assert.equal(created, 1)
})

test('a failure reaches everyone who needs it', async () => {
  const fail = () => {
    throw new Error('no space')
  }
  for (let tries = 0; tries < 2; tries++) {
    await assert.rejects(onceInRun('failing_example', fail), /failing_example: .*no space/s)
  }
})
