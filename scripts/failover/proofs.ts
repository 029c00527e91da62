// What must be true after a rehearsal: every acknowledged write is there once, events have no gap,
// and the proofs of the audit log and the ledger hold.
import pg from 'pg'
import { readSecrets } from '#app/secrets.ts'
import { readConfig } from '#settings/config.ts'
import { check } from '#tests/faults/checker.ts'
import type { Client } from '#tests/faults/client.ts'
import type { Journal } from '#tests/faults/journal.ts'
import { readFound } from '#tests/faults/stored_state.ts'
import { databaseUrl } from './cluster.ts'
import { checkPayments } from './payments.ts'
import { waitFor } from './programs.ts'
import type { Services } from './rehearsed_service.ts'

const commands = [['doctor'], ['audit', 'verify'], ['ledger', 'verify']]

export async function checkAll(
  { attune, settings }: Services,
  client: Client,
  booked: Journal,
  paid: Journal,
) {
  const owner = { connectionString: databaseUrl('postgres') }
  const database = new pg.Client(owner)
  await database.connect()
  try {
    const problems = await checkPayments(client, paid, database)
    const found = await readFound(client, owner, readSecrets(readConfig(settings)))
    const ofBookings = found.keys.filter(({ key }) => key.startsWith('ask-'))
    problems.push(...check(booked.entries, { ...found, keys: ofBookings }))
    problems.push(...(await checkFeed(client, database)))
    for (const words of commands) {
      const { ok, output } = attune(...words)
      if (!ok) problems.push(`attune ${words.join(' ')}: ${output}`)
    }
    return problems
  } finally {
    await database.end()
  }
}

// Every event is in the feed, and the feed has no gap.
async function checkFeed(client: Client, database: pg.Client) {
  const count = async (where: string) =>
    (await database.query(`select count(*)::int as many from events ${where}`)).rows[0].many
  await waitFor('every event is numbered', async () => {
    return (await count('where sequence is null')) === 0
  })
  const problems: string[] = []
  let [last, read] = [0, 0]
  for (;;) {
    const { text } = await client.request('GET', `/v1/events?limit=100&after=${last}`)
    const page = JSON.parse(text!).data as { sequence: number }[]
    if (page.length === 0) break
    for (const { sequence } of page) {
      if (sequence !== last + 1) problems.push(`the feed has ${sequence} after ${last}`)
      last = sequence
      read++
    }
  }
  const stored = await count('')
  if (stored !== read) problems.push(`${stored} events, ${read} of them in the feed`)
  return problems
}
