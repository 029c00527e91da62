// Tests checks against primary sources, as in production: claimed, queried and recorded, with a retry
// if the source doesn't respond or responds with nonsense.
import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { board } from '#outside/adapters/sources/board.ts'
import { dea } from '#outside/adapters/sources/dea.ts'
import { nppes } from '#outside/adapters/sources/nppes.ts'
import type { SourceUrls } from '#outside/adapters/sources/sources.ts'
import { createPractitioner } from '#areas/practitioners/practitioner/practitioner.ts'
import { openVerification } from '#areas/practitioners/verification/verification.ts'
import { today } from '#tests/dates.ts'
import { adapters, db, log, createTestAccount, secrets, sql } from '#tests/harness.ts'
import { runChecks } from './run_checks.ts'
import { runScheduledJobs } from './clock.ts'

const production = { ...secrets, environment: 'production' as const }
const production_outside = adapters({ db, secrets: production })

async function serve(answer: RequestListener) {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url!)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: requested }
}

const who = { family: 'Okafor', given: 'Ada' }
const moment = { today: today.toString(), attempt: 1 }

async function submitted() {
  const { account } = await createTestAccount()
  const id = await inAccount(
    { db, secrets: production, outside: production_outside },
    account,
    async (call) => {
      const practitioner = await createPractitioner(call, {
        name: { given: 'Ada', family: 'Okafor' },
        profession: 'psychiatrist',
        npi: '1234567893',
        licenses: [{ jurisdiction: 'US-CA', title: 'MD', number: 'A1' }],
        dea_registrations: [{ number: 'BB1388568', jurisdiction: 'US-CA', schedules: ['2'] }],
      } as never)
      const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }
      await openVerification(call, practitioner.id, { attestation })
      return practitioner.id
    },
  )
  const checks = async () => {
    const { rows } = await sql.query('select * from checks where practitioner_id = $1', [id])
    return Object.fromEntries(rows.map((row) => [row.kind, row]))
  }
  return { id, account, checks }
}
const works = { db, log, secrets: production, outside: production_outside }
const queried = (sources: SourceUrls) => ({
  ...works,
  outside: adapters(works, { sources }),
})

test('Each source is queried at its URL in its own format, and its response is stored', async () => {
  const { url, asked: request } = await serve(({ url: path = '' }, response) => {
    if (path.includes('version=2.1'))
      return response.end(nppes.simulate({ ...who, npi: '1234567893' }, moment))
    const place = { ...who, jurisdiction: 'US-CA' }
    if (path.includes('licenseNumber'))
      return response.end(board.simulate({ ...place, number: 'A1' }, moment))
    return response.end(dea.simulate({ ...place, number: 'BB1388568' }, moment))
  })
  const { checks } = await submitted()
  await runScheduledJobs(works)
  assert.equal((await checks()).npi.status, 'running')
  const sources = { nppes: url, state_board: url, dea_registrants: url }
  assert.equal(await runChecks(queried(sources)), 3)
  const found = await checks()
  for (const kind of ['npi', 'license', 'dea']) {
    assert.equal(found[kind].status, 'passed', kind)
    assert.equal(found[kind].source.simulated, false)
    assert.match(found[kind].evidence[0].sha256, /^[0-9a-f]{64}$/)
  }
  assert.equal(request.length, 3)
  assert.ok(request.includes('/?version=2.1&number=1234567893'))
  assert.equal(found.exclusion_oig.status, 'errored', 'no list was taken in, so nobody is clear')
})

test('A source that does not respond, or responds with nonsense or an error, is queried again later', async () => {
  const answers = [
    (response: any) => response.writeHead(503).end(),
    (response: any) => response.end('<html>'),
    (response: any) => response.end('{"Errors":[{"description":"x"}]}'),
    (response: any) => response.destroy(),
  ]
  let turn = 0
  const { url } = await serve((_, response) => void answers[turn++ % answers.length]!(response))
  for (const _ of answers) {
    const { checks } = await submitted()
    await runScheduledJobs(works)
    await runChecks(queried({ nppes: url }))
    const { npi } = await checks()
    assert.equal(npi.status, 'errored')
    assert.equal(npi.outcome, 'source_unavailable')
    const { rows } = await sql.query('select due_at from scheduled_jobs where object_id = $1', [
      npi.id,
    ])
    assert.equal(rows.length, 1)
  }
})

test('A check of a source without a URL waits for a person', async () => {
  const { checks } = await submitted()
  await runScheduledJobs(works)
  await runChecks(works)
  const { license } = await checks()
  assert.equal(license.status, 'review_needed')
  assert.equal(license.reason, 'evidence_needed')
})

test('One of two workers runs a check, and a check of a dead worker is run again', async () => {
  const { url, asked: request } = await serve((_, response) => {
    setTimeout(() => response.end(nppes.simulate({ ...who, npi: '1234567893' }, moment)), 50)
  })
  const { checks, account } = await submitted()
  await runScheduledJobs(works)
  const sources = { nppes: url }
  await Promise.all([runChecks(queried(sources)), runChecks(queried(sources))])
  assert.equal(request.length, 1)
  const { npi } = await checks()
  await sql.query(
    `update checks set status = 'running', claimed_until = now() - interval '1 s'
     where account = $1 and id = $2`,
    [account, npi.id],
  )
  await runChecks(queried(sources))
  assert.equal(request.length, 2)
})
