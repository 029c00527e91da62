// Workers are killed at random while they create and send reminders: every person is reminded. A
// text message is sent once. An email whose confirmation was lost can come again, with the same
// Message-ID. FAULTS_SEED=<seed> repeats the times of the kills.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inDays } from '../dates.ts'
import { createPractitioner, sql } from '../harness.ts'
import { messagingPractice } from '../message_examples.ts'
import { startSmtpServer } from '../smtp_server.ts'
import { startTwilioServer } from '../twilio_server.ts'
import { diceOf, freshSeed } from './random.ts'
import { startWorker } from './worker_process.ts'

const per_channel = 20
const kills_wanted = 5
const batch_size = 8 // What a worker sends at once.

const numberOf = (n: number) => `+1202555${String(1000 + n)}`
const addressOf = (n: number) => `person${n}@example.com`

test('killed workers remind every person, by text message exactly once', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const label = `FAULTS_SEED=${seed}`
  const dice = diceOf(seed)
  const home = mkdtempSync(join(tmpdir(), 'attune-message-kills-'))
  let in_progress = 0
  const latency = async () => {
    in_progress++
    await sleep(dice.between(50, 400))
    in_progress--
  }
  const twilio = await startTwilioServer({ latency })
  const smtp = await startSmtpServer({ latency })
  const { account_sid, auth_token, from, api_url } = twilio.settings.twilio
  const providers = {
    SMTP_URL: smtp.url,
    TWILIO_ACCOUNT_SID: account_sid,
    TWILIO_AUTH_TOKEN: auth_token,
    TWILIO_FROM: from,
    TWILIO_API_URL: api_url,
  }
  const { account } = await bookSessions()
  const countOf = async (which: string) => {
    const query = `select count(*)::int as n from messages where account = $1 and ${which}`
    return (await sql.query(query, [account])).rows[0].n as number
  }
  const isSent = "status = 'sent'"
  const wanted = 2 * per_channel

  // Each is killed a moment after it sent something, most often within the next batch.
  const kills: number[] = []
  let worker = startWorker(home, providers)
  while ((await countOf(isSent)) < wanted) {
    const sent = await countOf(isSent)
    if (kills.length === kills_wanted || sent === (kills.at(-1) ?? 0)) {
      await sleep(20)
      continue
    }
    kills.push(sent)
    await sleep(dice.between(0, 300))
    worker.kill('SIGKILL')
    // What the providers got before the kill is accepted while the leases last.
    while (in_progress > 0) await sleep(20)
    await sql.query(
      "update messages set claimed_until = now() - interval '1 s' where claimed_until > now()",
    )
    worker = startWorker(home, providers)
  }
  worker.kill('SIGKILL')

  assert.equal(await countOf('true'), wanted, `each occasion has one message: ${label}`)
  const texts = twilio.messages.map(({ to }) => to).toSorted()
  const numbers = Array.from({ length: per_channel }, (_, n) => numberOf(n))
  assert.deepEqual(texts, numbers, label)
  const mails = Map.groupBy(smtp.received, ({ to }) => to)
  const addresses = Array.from({ length: per_channel }, (_, n) => addressOf(n))
  assert.deepEqual([...mails.keys()].toSorted(), addresses.toSorted(), label)
  for (const copies of mails.values()) {
    const ids = copies.map(({ data }) => /^Message-ID: (\S+)/im.exec(data)?.[1])
    assert.equal(new Set(ids).size, 1, label)
  }
  const repeated = smtp.received.length - per_channel
  console.log({ seed, kills, repeated })
  assert.ok(kills.length > 2, `too few were killed (${kills}): ${label}`)
  assert.ok(repeated <= kills.length * batch_size, label)
  rmSync(home, { recursive: true, force: true })
})

// Sessions whose reminders are due by the account's clock, before any worker runs.
async function bookSessions() {
  const practice = await messagingPractice({ enabled: false, reminder_hours: [24] })
  const { addPerson, book, changeSettings, account, key } = practice
  const contacts = Array.from({ length: per_channel }, (_, n) => [
    { channel: 'sms', value: numberOf(n), automated_messages: true },
    { channel: 'email', value: addressOf(n) },
  ]).flat()
  for (const contact of contacts) {
    const person_id = await addPerson({ contacts: [contact] })
    const practitioner_id = await createPractitioner({ key })
    await book(inDays(9, '17:00:00'), { person_id, practitioner_id })
  }
  await changeSettings({ enabled: true })
  await sql.query(
    `update accounts set clock_offset_ms = clock_offset_ms
       + (extract(epoch from $2::timestamptz - account_now(clock_offset_ms)) * 1000)::bigint
     where account = $1`,
    [account, inDays(9, '10:00:00')],
  )
  return practice
}
