// Both machines of verification: every transition, by the clock where the clock takes it, with the
// values of the sandbox.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, makeAccount, sql } from '#tests/harness.ts'

const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }
const npi = '1234567893'
const license = (number = 'PSY1', jurisdiction = 'US-CA') => ({ jurisdiction, title: 'LP', number })

// A practice of its own for each story, because each moves its clock.
async function practice(fields: object = {}) {
  const { key } = await makeAccount()
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, `/v1${path}`, body, { key })
    return answer
  }
  const given = {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
    npi,
    licenses: [license()],
    ...fields,
  }
  const made = await ask('POST', '/practitioners', given)
  assert.equal(made.status, 200, made.text)
  const { id } = made.body
  const advance = async (by: string) => {
    const answer = await ask('POST', '/test_clock/advance', { by })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  return {
    id,
    ask,
    advance,
    run: () => advance('PT1S'),
    read: async () => (await ask('GET', `/practitioners/${id}`)).body,
    change: (body: object) => ask('PATCH', `/practitioners/${id}`, body),
    step: (step: string, body: object = {}) => ask('POST', `/practitioners/${id}/${step}`, body),
    submit: (body: object = {}) =>
      ask('POST', `/practitioners/${id}/verifications`, { attestation, ...body }),
    decide: (ver: string, step: string, body: object = {}) =>
      ask('POST', `/verifications/${ver}/${step}`, body),
    resolve: (check: string, resolution: string, more: object = {}) =>
      ask('POST', `/checks/${check}/resolve`, { resolution, note: 'Looked at.', ...more }),
    checks: async (query = '') =>
      (await ask('GET', `/checks?limit=100&practitioner_id=${id}${query}`)).body.data as any[],
    check: async (kind: string) =>
      (await ask('GET', `/checks?limit=1&practitioner_id=${id}&kind=${kind}`)).body.data[0],
    eligibility: async (query = 'jurisdiction=US-CA') =>
      (await ask('GET', `/practitioners/${id}/eligibility?${query}`)).body,
    types: async (object_id = id) =>
      (
        await sql.query('select type from events where object_id = $1 order by position', [
          object_id,
        ])
      ).rows.map(({ type }) => type) as string[],
  }
}

async function verified(fields: object = {}) {
  const p = await practice(fields)
  const { body } = await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'verified')
  return { ...p, ver: body.id as string }
}

test('1, 2: submitted, every check passes, verified; the evidence is kept, and 36 months', async () => {
  const p = await practice()
  const { body: ver } = await p.submit()
  assert.equal(ver.status, 'submitted')
  assert.equal((await p.read()).status, 'submitted')
  await p.run()
  const after = await p.read()
  assert.equal(after.status, 'verified')
  assert.equal(after.current_verification_id, ver.id)
  const { body: decided } = await p.ask('GET', `/verifications/${ver.id}`)
  assert.equal(decided.status, 'approved')
  assert.equal(decided.decided_by_id, null)
  // As the calendar has it: three years after a 29th of February is the 28th.
  const verified_on = Temporal.PlainDate.from(after.verified_at.slice(0, 10))
  assert.equal(after.cycle_ends_on, verified_on.add({ months: 36 }).toString())
  const checks = await p.checks()
  assert.deepEqual(checks.map(({ kind }) => kind).sort(), [
    'attestation',
    'exclusion_oig',
    'license',
    'npi',
  ])
  for (const check of checks) {
    assert.equal(check.status, 'passed')
    assert.match(check.evidence[0].sha256, /^[0-9a-f]{64}$/)
    assert.ok(check.source.name)
    assert.ok(check.expires_at > check.performed_at)
  }
  assert.equal(after.licenses[0].verified.board_status, 'active')
  assert.equal(after.licenses[0].attested, undefined)
  assert.equal((await p.eligibility()).answer, 'eligible')
  assert.equal((await p.eligibility()).by.id, after.licenses[0].id)
})

test('1: without an NPI, a license and a signature nothing begins, and all of it is told', async () => {
  const p = await practice({ npi: null, licenses: [] })
  const refused = await p.ask('POST', `/practitioners/${p.id}/verifications`, {})
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'verification_incomplete')
  assert.deepEqual(
    refused.body.error.details.map(({ param }: any) => param),
    ['npi', 'licenses', 'attestation'],
  )
  assert.equal((await p.read()).status, 'unverified')
})

test('one verification is open at a time', async () => {
  const p = await practice()
  await p.submit()
  const again = await p.submit()
  assert.equal(again.body.error.code, 'verification_in_progress')
})

test('3, 8: a review that was asked for ends with an approval', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  assert.equal((await p.read()).status, 'reviewing')
  const approved = await p.decide(ver.id, 'approve')
  assert.equal(approved.body.status, 'approved')
  assert.match(approved.body.decided_by_id, /^acct_/)
  assert.equal((await p.read()).status, 'verified')
})

test('4, 5: what a board does not find is asked for; once given, the checks go on', async () => {
  const p = await practice({ licenses: [license('T-NOT-FOUND')] })
  const { body: ver } = await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'information_requested')
  const { body: asked } = await p.ask('GET', `/verifications/${ver.id}`)
  assert.equal(asked.status, 'information_requested')
  assert.match(asked.requested_information, /license_not_found/)
  await p.change({ licenses: [license('PSY2')] })
  assert.equal((await p.decide(ver.id, 'submit')).body.status, 'submitted')
  assert.equal((await p.read()).status, 'submitted')
  await p.run()
  assert.equal((await p.read()).status, 'verified')
  const npis = await p.checks('&kind=npi')
  assert.equal(npis.length, 1, 'what had passed is not run again')
})

test('6: sixty days of silence withdraw', async () => {
  const p = await practice({ licenses: [license('T-NOT-FOUND')] })
  const { body: ver } = await p.submit()
  await p.run()
  await p.advance('P59D')
  assert.equal((await p.read()).status, 'information_requested')
  await p.advance('P1D')
  assert.equal((await p.read()).status, 'withdrawn')
  assert.equal((await p.ask('GET', `/verifications/${ver.id}`)).body.status, 'withdrawn')
})

test('7: a revoked license rejects while submitted, a confirmed exclusion while reviewing', async () => {
  const revoked = await practice({ licenses: [license('T-REVOKED')] })
  await revoked.submit()
  await revoked.run()
  assert.equal((await revoked.read()).status, 'rejected')

  const p = await practice({ npi: '1000000095' })
  const { body: ver } = await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'reviewing')
  const check = await p.check('exclusion_oig')
  assert.equal(check.status, 'review_needed')
  const confirmed = await p.resolve(check.id, 'confirmed')
  assert.equal(confirmed.body.status, 'failed')
  assert.equal(confirmed.body.original_status, 'review_needed')
  assert.equal((await p.read()).status, 'rejected')
  assert.equal((await p.ask('GET', `/verifications/${ver.id}`)).body.status, 'rejected')
  assert.equal((await p.read()).exclusions.length, 1)
})

test('8: approving needs every finding resolved', async () => {
  const p = await practice({ npi: '1000000087' })
  const { body: ver } = await p.submit()
  await p.run()
  const refused = await p.decide(ver.id, 'approve')
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'findings_unresolved')
  assert.equal((await p.read()).open_findings, 1)
  const { body: resolved } = await p.resolve((await p.check('exclusion_oig')).id, 'false_positive')
  assert.equal(resolved.status, 'passed')
  assert.equal(resolved.matches[0].resolution, 'false_positive')
  assert.equal(resolved.matches[0].note, 'Looked at.')
  assert.equal((await p.read()).open_findings, 0)
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
  await p.advance('P28D')
  const again = await p.check('exclusion_oig')
  assert.equal(again.trigger, 'monitor')
  assert.equal(again.status, 'passed', 'who was judged a namesake stays one')
})

test('9, 10: a reviewer asks, and a reviewer rejects', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  const requested_information = 'A copy of the license, please.'
  await p.decide(ver.id, 'request_information', { requested_information })
  assert.equal((await p.read()).status, 'information_requested')
  await p.decide(ver.id, 'submit')
  await p.run()
  // Nothing was stale, so nothing ran: the verification waits for its reviewer again.
  const status = (await p.read()).status
  assert.equal(status, 'reviewing')
  const { body } = await p.decide(ver.id, 'reject', { reason: 'Not what we look for.' })
  assert.equal(body.status, 'rejected')
  assert.equal((await p.read()).status, 'rejected')
  assert.equal((await p.read()).reason, 'Not what we look for.')
})

test('11: a decision that is waited for too long has its old checks run again', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  await p.advance('P119D')
  assert.equal((await p.read()).status, 'reviewing')
  const old = await p.checks('&kind=npi')
  await p.advance('P1D')
  assert.equal((await p.read()).status, 'reviewing')
  assert.ok((await p.types(ver.id)).filter((type) => type === 'verification.submitted').length > 0)
  assert.equal((await p.checks('&kind=npi')).length, old.length + 1)
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
})

test('12, 18: an exact exclusion suspends at once; resolved, a person reinstates', async () => {
  const p = await verified()
  await p.change({ npi: '1000000061' })
  await p.run()
  const suspended = await p.read()
  assert.equal(suspended.status, 'suspended')
  assert.equal(suspended.reason, 'excluded')
  assert.equal((await p.eligibility()).answer, 'not_eligible')
  assert.ok((await p.types()).includes('practitioner.eligibility_changed'))
  const early = await p.step('reinstate')
  assert.equal(early.body.error.code, 'findings_unresolved')
  const check = await p.check('exclusion_oig')
  assert.equal(check.matches[0].relevance, 'exact')
  await p.resolve(check.id, 'false_positive')
  assert.equal((await p.read()).status, 'suspended', 'only a person lifts it')
  const reinstated = await p.step('reinstate')
  assert.equal(reinstated.body.status, 'verified')
  await p.run()
  assert.equal((await p.eligibility()).answer, 'eligible')
})

for (const npi of ['1000000061', '1000000095']) {
  test(`an exclusion by ${npi} that a person confirmed stays when the NPI changes`, async () => {
    const p = await verified()
    await p.change({ npi })
    await p.run()
    await p.resolve((await p.check('exclusion_oig')).id, 'confirmed')
    assert.equal((await p.step('reinstate')).body.error.code, 'findings_unresolved')
    await p.change({ npi: '1679576722' })
    for (const by of ['PT1S', 'P28D']) {
      await p.advance(by)
      assert.equal((await p.read()).exclusions.length, 1)
      const check = await p.check('exclusion_oig')
      assert.equal(check.status, 'failed')
      assert.equal(check.outcome, 'disqualifying')
      assert.equal(check.matches[0].resolution, 'confirmed')
      assert.equal((await p.step('reinstate')).body.error.code, 'findings_unresolved')
    }
    assert.equal((await p.read()).status, 'suspended')
  })
}

const causes: [string, object, object][] = [
  ['a license is revoked', { licenses: [license('T-REVOKED')] }, { licenses: [license('PSY2')] }],
  ['the NPI is deactivated', { npi: '1000000012' }, { npi }],
]
for (const [what, bad, good] of causes) {
  test(`nobody is reinstated while ${what}, nor before what replaces it was checked`, async () => {
    const p = await verified()
    await p.change(bad)
    await p.run()
    assert.equal((await p.read()).status, 'suspended')
    assert.equal((await p.step('reinstate')).body.error.code, 'findings_unresolved')
    await p.change(good)
    const early = await p.step('reinstate')
    assert.equal(early.status, 422)
    assert.equal(early.body.error.code, 'findings_unresolved')
    await p.run()
    assert.equal((await p.step('reinstate')).body.status, 'verified')
  })
}

const changesBeforeApproval: [string, object][] = [
  ['another NPI', { npi: '1000000012' }],
  ['another license', { licenses: [license('T-REVOKED')] }],
  ['one license more', { licenses: [license(), license('PSY2', 'US-NV')] }],
]
for (const [what, fields] of changesBeforeApproval) {
  test(`8: ${what} right before an approval is checked first`, async () => {
    const p = await practice()
    const { body: ver } = await p.submit({ review: 'always' })
    await p.run()
    assert.equal((await p.change(fields)).status, 200)
    const refused = await p.decide(ver.id, 'approve')
    assert.equal(refused.status, 422)
    assert.equal(refused.body.error.code, 'findings_unresolved')
    assert.equal((await p.read()).status, 'reviewing')
  })
}

test('8: what was changed and checked again can be approved', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  await p.change({ npi: '1679576722' })
  await p.run()
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
})

test('13: without any license it lapses, and a new one renews it', async () => {
  const p = await verified()
  await p.change({ licenses: [] })
  await p.run()
  assert.equal((await p.read()).status, 'lapsed')
  assert.equal((await p.read()).reason, 'license_missing')
  await p.change({ licenses: [license('PSY2')] })
  await p.run()
  assert.equal((await p.read()).status, 'verified')
})

test('12: the only license restricted suspends; one of two does not', async () => {
  const p = await verified()
  await p.change({ licenses: [license('T-PROBATION')] })
  await p.run()
  assert.equal((await p.read()).status, 'suspended')

  const two = await verified({ licenses: [license('PSY1'), license('PSY2', 'US-NV')] })
  await two.change({ licenses: [license('T-PROBATION'), license('PSY2', 'US-NV')] })
  await two.run()
  assert.equal((await two.read()).status, 'verified')
  assert.equal((await two.eligibility('jurisdiction=US-CA')).answer, 'not_eligible')
  assert.equal((await two.eligibility('jurisdiction=US-NV')).answer, 'eligible')
})

test('13: the sole license expires, and it lapses on that very day', async () => {
  const p = await verified({ licenses: [license('T-EXPIRES-SOON')] })
  // The twin always says "45 more days": from now on it is down, so that the day comes.
  await sql.query(
    `update practitioners set licenses =
    jsonb_set(licenses, '{0,number}', '"T-DOWN"') where id = $1`,
    [p.id],
  )
  await p.advance('P29D')
  assert.equal((await p.read()).status, 'verified')
  await p.advance('P20D')
  const after = await p.read()
  assert.equal(after.status, 'lapsed')
  assert.equal((await p.eligibility()).answer, 'not_eligible')
})

test('13: a source that is down never extends validity: the check expires, and it lapses', async () => {
  const p = await verified()
  const before = (await p.check('npi')).expires_at
  await sql.query(`update practitioners set npi = '1000000046' where id = $1`, [p.id])
  await p.advance('P29D')
  const [down, old] = await p.checks('&kind=npi')
  assert.equal(down.status, 'errored')
  assert.equal(down.outcome, 'source_unavailable')
  assert.equal(old.status, 'passed')
  assert.equal(old.expires_at, before)
  assert.equal((await p.read()).status, 'verified')
  await p.advance('P2D')
  assert.equal((await p.checks('&kind=npi')).at(-1)!.status, 'expired')
  assert.equal((await p.read()).status, 'lapsed')
  assert.match((await p.read()).reason, /check_expired: npi/)
})

test('13, 14, 16: the cycle ends; the renewal opens 120 days before, and counts for 30 after', async () => {
  const p = await verified()
  await p.advance('P700D')
  assert.equal((await p.read()).status, 'verified')
  const { cycle_ends_on } = await p.read()
  const { now } = (await p.ask('GET', '/test_clock')).body
  const left = Temporal.PlainDate.from(now.slice(0, 10)).until(cycle_ends_on, {
    largestUnit: 'days',
  }).days
  await p.advance(`P${left - 119}D`)
  const { body: list } = await p.ask('GET', `/practitioners/${p.id}/verifications`)
  const renewal = list.data[0]
  assert.equal(renewal.kind, 'renewal')
  assert.equal(renewal.status, 'information_requested', 'it waits for a new signature')
  assert.equal((await p.read()).status, 'verified', 'and they stay verified meanwhile')
  await p.advance('P120D')
  const lapsed = await p.read()
  assert.equal(lapsed.status, 'lapsed')
  assert.equal(lapsed.reason, 'cycle_ended')
  const { body: silent } = await p.ask('GET', `/verifications/${renewal.id}`)
  assert.equal(silent.status, 'withdrawn', 'nobody signed within 60 days')
  await p.advance('P10D')
  const { body: second } = await p.submit()
  assert.equal(second.kind, 'renewal')
  assert.equal((await p.read()).status, 'lapsed', 'until it has been verified')
  await p.run()
  const again = await p.read()
  assert.equal(again.status, 'verified')
  assert.ok(again.cycle_ends_on > cycle_ends_on)
})

test('16, 17: a renewed license counts for 30 days after the lapse, then all begins anew', async () => {
  const lapse = async () => {
    const p = await verified()
    await p.change({ licenses: [license('T-EXPIRED')] })
    await p.run()
    assert.equal((await p.read()).status, 'lapsed')
    return p
  }
  const soon = await lapse()
  await soon.advance('P20D')
  await soon.change({ licenses: [license('PSY9')] })
  await soon.run()
  assert.equal((await soon.read()).status, 'verified')
  assert.equal((await soon.types()).filter((type) => type === 'practitioner.verified').length, 2)

  const late = await lapse()
  await late.advance('P31D')
  const { body: initial } = await late.submit()
  assert.equal(initial.kind, 'initial')
  assert.equal((await late.read()).status, 'submitted')

  const unfinished = await lapse()
  const { body: renewal } = await unfinished.submit()
  assert.equal(renewal.kind, 'renewal')
  await unfinished.run()
  await unfinished.advance('P30D')
  const { body: list } = await unfinished.ask(
    'GET',
    `/practitioners/${unfinished.id}/verifications`,
  )
  assert.deepEqual(
    list.data.slice(0, 2).map(({ kind }: any) => kind),
    ['initial', 'renewal'],
  )
  assert.equal(list.data[1].status, 'withdrawn')
})

test('15: a match by name alone is a finding, and fails nobody', async () => {
  const p = await verified()
  await p.change({ npi: '1000000095' })
  await p.run()
  const after = await p.read()
  assert.equal(after.status, 'verified')
  assert.equal(after.open_findings, 1)
  assert.equal((await p.check('exclusion_oig')).matches[0].relevance, 'low')
  assert.equal((await p.eligibility()).answer, 'eligible')
})

test('a match by name and date of birth bars new persons until it is judged, and no booking', async () => {
  const p = await verified({ birth_date: '1980-04-12' })
  await p.change({ npi: '1000000079' })
  await p.run()
  assert.equal((await p.read()).status, 'verified')
  const doubtful = await p.eligibility()
  assert.equal(doubtful.answer, 'unknown')
  assert.equal(doubtful.reasons[0].code, 'possible_exclusion')
  await p.resolve((await p.check('exclusion_oig')).id, 'false_positive')
  assert.equal((await p.eligibility()).answer, 'eligible')
})

test('a check asked for by hand is waited for, judged with its document, and then counts', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  const { body: made } = await p.ask('POST', `/practitioners/${p.id}/checks`, { kind: 'identity' })
  assert.equal(made.verification_id, ver.id)
  assert.equal((await p.read()).status, 'submitted', 'the decision waits for it')
  await p.run()
  assert.equal((await p.read()).status, 'reviewing')
  assert.equal((await p.decide(ver.id, 'approve')).body.error.code, 'findings_unresolved')
  const evidence_sha256 = 'a'.repeat(64)
  const judged = await p.resolve(made.id, 'false_positive', { evidence_sha256 })
  assert.equal(judged.body.evidence.at(-1).kind, 'document')
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
})

test('19, 22: revoked, and only after a year submitted again', async () => {
  const p = await verified()
  await p.step('suspend', { reason: 'Complaint' })
  const submitted = await p.submit()
  assert.equal(submitted.body.error.code, 'invalid_transition')
  assert.equal((await p.step('revoke', { reason: 'Confirmed' })).body.status, 'revoked')
  const early = await p.submit()
  assert.equal(early.body.error.code, 'reapplication_too_early')
  await p.advance('P366D')
  assert.equal((await p.submit()).body.kind, 'initial')
  assert.equal((await p.read()).status, 'submitted')
})

test('20: a suspension that outlives the cycle lapses', async () => {
  const p = await verified()
  await p.step('suspend', { reason: 'Complaint' })
  await p.advance('P700D')
  assert.equal((await p.read()).status, 'suspended')
  await p.advance('P400D')
  assert.equal((await p.read()).status, 'lapsed')
})

test('21, 23, 24: rejected and withdrawn can be submitted again; withdrawing ends what is open', async () => {
  const p = await practice({ licenses: [license('T-REVOKED')] })
  await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'rejected')
  await p.change({ licenses: [license('PSY1')] })
  const { body: second } = await p.submit()
  assert.equal((await p.read()).status, 'submitted')
  assert.equal((await p.step('withdraw')).body.status, 'withdrawn')
  assert.equal((await p.ask('GET', `/verifications/${second.id}`)).body.status, 'withdrawn')
  await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'verified')
})

test('every state of the practitioner was reached in these stories', async () => {
  const { rows } = await sql.query(`select distinct type from events where object = 'practitioner'`)
  const seen = rows.map(({ type }) => type)
  for (const word of [
    'submitted',
    'reviewing',
    'information_requested',
    'verified',
    'lapsed',
    'suspended',
    'reinstated',
    'rejected',
    'revoked',
    'withdrawn',
    'expiring',
    'eligibility_changed',
  ]) {
    assert.ok(seen.includes(`practitioner.${word}`), word)
  }
  const { rows: checks } = await sql.query(
    `select distinct type from events where object = 'check'`,
  )
  for (const word of [
    'created',
    'running',
    'passed',
    'failed',
    'review_needed',
    'errored',
    'queued',
    'expired',
    'superseded',
  ]) {
    assert.ok(
      checks.some(({ type }) => type === `check.${word}`),
      word,
    )
  }
})
