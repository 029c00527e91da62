// Tests received documents: nothing is lost, nothing is processed twice, and what matches nothing
// becomes an exception.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { simulatedClearinghouse } from '#outside/adapters/clearinghouse/simulated/simulated.ts'
import { call, db, createTestAccount, own_account, outside, secrets, sql } from '#tests/harness.ts'
import { createClaim, createInsuredPerson, readClaim, submitClaim } from '#tests/claims.ts'
import { isa, paidClaim, paper, remittanceHead } from '#tests/x12_files.ts'
import { postRemittance } from '#areas/claims/remittance/post.ts'
import { dispatchDocument, receiveDocument } from './receive.ts'

const advance = (by = 'PT1S', request = {}) =>
  call('POST', '/v1/test_clock/advance', { by }, request)

const receive = (text: string | Uint8Array, account = own_account.account) =>
  inAccount({ db, secrets, outside }, account, (within) =>
    receiveDocument(within, { text, source: 'clearinghouse', reference: 'file-1' }),
  )

async function taken(text: string | Uint8Array) {
  const { id } = await receive(text)
  await inAccount({ db, secrets, outside }, own_account.account, (within) =>
    dispatchDocument(within, id),
  )
  return (await call('GET', `/v1/x12_documents/${id}`)).body
}

let traces = 0
const remittance = (paid = '125', claim = paidClaim) =>
  paper('835', [...remittanceHead(paid), ...claim]).replace('TRACE1', `T${++traces}`)

const ledgerRows = async () =>
  (await sql.query('select count(*)::int as many from ledger_transactions')).rows[0].many

const group = (kind: string, version: string, segments: string[]) =>
  [
    isa,
    `GS*${kind}*PAYER*PRACTICE*20260121*0930*1*X*${version}~`,
    ...segments.map((segment) => `${segment}~`),
    'GE*1*1~IEA*1*000000001~',
  ].join('')

test('A 999 and a 277CA for an unknown claim become exceptions that can be retried or resolved', async () => {
  const unknown = group('FA', '005010X231A1', [
    'ST*999*0001*005010X231A1',
    'AK1*HC*999999001*005010X222A1',
    'AK2*837*0001*005010X222A1',
    'IK5*A',
    'AK9*A*1*1*1',
    'SE*6*0001',
  ])
  const response = await taken(unknown)
  assert.equal(response.status, 'excepted')
  assert.equal(response.transactions[0].kind, '999')
  assert.equal(response.transactions[0].code, 'claim_unknown')
  assert.deepEqual(response.errors, [])
  const claims = group('HN', '005010X214', [
    'ST*277*0001*005010X214',
    'BHT*0085*08*1*20260121*0930*TH',
    'HL*1**20*1',
    'NM1*PR*2*A PAYER*****PI*SBX01',
    'TRN*1*1',
    'DTP*050*D8*20260121',
    'DTP*009*D8*20260121',
    'HL*2*1*21*1',
    'NM1*41*2*A PRACTICE*****46*PRACTICE',
    'TRN*2*1',
    'STC*A1:19*20260121*WQ*180',
    'HL*3*2*19*1',
    'NM1*85*2*A PRACTICE*****XX*1234567893',
    'HL*4*3*PT',
    'NM1*QC*1*DOE*ALEX****MI*M1000001',
    'TRN*2*NOBODYKNOWS',
    'STC*A2:20*20260121*WQ*180',
    'SE*18*0001',
  ])
  const noted = await taken(claims)
  assert.equal(noted.status, 'excepted', JSON.stringify(noted))
  assert.deepEqual(
    [noted.transactions[0].kind, noted.transactions[0].code],
    ['277CA', 'claim_unknown'],
  )
  const again = await call('POST', `/v1/x12_documents/${noted.id}/retry`)
  assert.equal(again.body.status, 'received', again.text)
  await advance()
  const reason = 'Of another practice.'
  const excluded = await call('POST', `/v1/x12_documents/${noted.id}/resolve`, { reason })
  assert.equal(excluded.body.status, 'resolved')
  assert.equal(excluded.body.reason, reason)
})

test('The same bytes are one document, however they are received', async () => {
  const text = remittance()
  const first = await receive(text)
  const [second, third] = await Promise.all([receive(text), receive(text)])
  assert.equal(second.id, first.id)
  assert.equal(third.id, first.id)
  const posted = await call('POST', '/v1/x12_documents', { x12: text })
  assert.equal(posted.body.id, first.id)
  await advance()
  const { rows } = await sql.query(
    'select count(*)::int as many from remittances where document_id = $1',
    [first.id],
  )
  assert.equal(rows[0].many, 1)
  const elsewhere = await createTestAccount()
  assert.notEqual((await receive(text, elsewhere.account)).id, first.id)
})

test("A document is stored byte for byte and encrypted, even if it isn't UTF-8", async () => {
  const bytes = Buffer.from(remittance().replace('A PAYER', 'A PAY\xc9R'), 'latin1')
  const { id } = await receive(bytes)
  const { body } = await call('GET', `/v1/x12_documents/${id}/content`)
  assert.deepEqual(Buffer.from(body.x12, 'latin1'), bytes)
  const { rows } = await sql.query(
    'select row_to_json(x12_documents)::text as text, encrypted from x12_documents',
  )
  for (const row of rows) {
    assert.equal(row.text.includes('M1000001'), false)
    assert.equal(row.encrypted.includes('M1000001'), false)
  }
})

test('A repeated remittance posts nothing, and one that differs becomes an exception', async () => {
  const text = remittance()
  const [first] = (await taken(text)).transactions
  const enveloped = await taken(text.replaceAll('000000001', '000000002'))
  assert.equal(enveloped.status, 'processed')
  assert.equal(enveloped.transactions[0].outcome, 'duplicate')
  assert.equal(enveloped.transactions[0].remittance_id, first.remittance_id)
  const other = await taken(text.replace('PCN1', 'PCN2'))
  assert.equal(other.status, 'excepted')
  assert.equal(other.transactions[0].code, 'content_mismatch')
})

const exceptions = async (text: string) => {
  const before = await ledgerRows()
  const [handed] = (await taken(text)).transactions
  const { body } = await call('GET', `/v1/remittances/${handed.remittance_id}`)
  assert.equal(body.status, 'excepted', JSON.stringify(body))
  assert.equal(await ledgerRows(), before)
  return body
}

test('An unbalanced, truncated or unreadable remittance posts nothing', async () => {
  const off = await exceptions(remittance('125.01'))
  assert.equal(off.exceptions[0].code, 'transaction_unbalanced')
  assert.equal(off.exceptions[0].claim_number, null)
  const whole = remittance()
  const cut = await exceptions(whole.slice(0, whole.indexOf('REF*6R')))
  assert.equal(cut.exceptions[0].code, 'transaction_truncated')
  const nameless = await exceptions(whole.replace(/TRN\*1\*T\d+\*/, 'TRN*1**'))
  assert.equal(nameless.exceptions[0].code, 'transaction_unreadable')
  const wrong = await exceptions(remittance('125', paidClaim.with(4, 'CAS*CO*45*31')))
  assert.deepEqual(
    wrong.exceptions.map(({ code }: any) => code),
    ['claim_unbalanced'],
  )
  assert.deepEqual(wrong.unposted, { amount: 12_500, currency: 'usd' })
})

test('A segment of two megabytes is skipped and reported, and nothing is posted', async () => {
  const large = remittance().replace('LX*1~', `LX*1~NTE*ADD*${'A'.repeat(2_000_000)}~`)
  const document = await taken(large)
  assert.ok(document.errors.some(({ code }: any) => code === 'segment_too_long'))
  const { remittance_id } = document.transactions[0]
  const { body } = await call('GET', `/v1/remittances/${remittance_id}`)
  assert.equal(body.status, 'excepted')
  const sent = await call('POST', '/v1/x12_documents', { x12: large })
  assert.equal(sent.body.id, document.id, 'by whatever way it comes')
  const short = { x12: 'A'.repeat(10_000_001) }
  assert.equal((await call('POST', '/v1/x12_documents', short)).status, 400)
  const huge = { raw: ' '.repeat(12_000_001) }
  assert.equal((await call('POST', '/v1/x12_documents', undefined, huge)).status, 413)
  const keyless = { ...huge, key: `sk_test_${'a'.repeat(38)}` }
  assert.equal((await call('POST', '/v1/x12_documents', undefined, keyless)).status, 401)
})

test('A remittance of several megabytes can be uploaded, and is processed in batches', async () => {
  const many = 1_000
  const claims = Array.from({ length: many }, (_, i) =>
    paidClaim.map((segment) => segment.replace('PCN1', `P${i}`).replace('LX*1', `LX*${i + 1}`)),
  )
  const note = `NTE*ADD*${'A'.repeat(2_000)}`
  const segments = [
    ...remittanceHead(`${125 * many}`),
    ...claims.flatMap((each) => [...each, note]),
  ]
  const x12 = paper('835', segments).replace('TRACE1', `T${++traces}`)
  assert.ok(x12.length > 2_000_000, `${x12.length}`)
  const { body: brought, text } = await call('POST', '/v1/remittances', { x12 })
  assert.equal(brought.claim_count, many, text)
  await inAccount({ db, secrets, outside }, own_account.account, (within) =>
    postRemittance(within, brought.id),
  )
  const { body } = await call('GET', `/v1/remittances/${brought.id}`)
  assert.deepEqual([body.status, body.processed_count], ['balanced', 100])
  const { rowCount } = await sql.query('delete from scheduled_jobs where object_id = $1', [
    brought.id,
  ])
  assert.ok(rowCount, 'the rest is to be done')
})

test('Many remittances in one file are processed in several jobs, each once', async () => {
  const { id } = await receive(Array.from({ length: 25 }, () => remittance()).join(''))
  const seen: unknown[] = []
  for (let i = 0; i < 3; i++) {
    await inAccount({ db, secrets, outside }, own_account.account, (within) =>
      dispatchDocument(within, id),
    )
    const { body } = await call('GET', `/v1/x12_documents/${id}`)
    const made = new Set(body.transactions.map(({ remittance_id }: any) => remittance_id))
    seen.push([body.status, body.transactions.length, made.size])
  }
  assert.deepEqual(seen, [
    ['received', 10, 10],
    ['received', 20, 20],
    ['processed', 25, 25],
  ])
})

test('A truncated remittance is replaced by the complete one, but not once it is posted', async () => {
  const whole = remittance()
  const [cut] = (await taken(whole.slice(0, whole.indexOf('REF*6R')))).transactions
  const other = await taken(whole.replace('PCN1', 'PCN9').slice(0, whole.indexOf('DTM*472')))
  assert.equal(
    other.transactions[0].code,
    'content_mismatch',
    'one broken does not make way for another',
  )
  const [resent] = (await taken(whole)).transactions
  assert.equal(resent.remittance_id, cut.remittance_id)
  const { body } = await call('GET', `/v1/remittances/${cut.remittance_id}`)
  assert.deepEqual(
    body.exceptions.map(({ code }: any) => code),
    ['claim_unmatched'],
    'it was balanced, and its claim looked for',
  )
  assert.ok(body.resent_at)
  const differs = await call('POST', '/v1/remittances', { x12: whole.replace('PCN1', 'PCN2') })
  assert.deepEqual([differs.status, differs.body.error.code], [409, 'remittance_conflict'])
  const again = await call('POST', '/v1/remittances', { x12: whole })
  assert.equal(again.body.id, cut.remittance_id)
})

test('A TA1 is recorded on its claim, and one that rejects the envelope rejects the claim', async () => {
  const options = { key: (await createTestAccount()).key }
  const claim = await createClaim(undefined, {}, options)
  await submitClaim(claim.id, options)
  const papers = await call('GET', `/v1/claims/${claim.id}/x12`, undefined, options)
  const sent = papers.body.data[0].text.split('*') as string[]
  const [number, date, time] = [sent[13]!, sent[9]!, sent[10]!]
  const from_clearinghouse = isa
    .replace('PAYER          ', sent[8]!)
    .replace('PRACTICE       ', sent[6]!)
    .replace('260121', date)
  const bring = async (ta1: string) => {
    const x12 = `${from_clearinghouse}${ta1}~IEA*0*000000001~`
    const { body } = await call('POST', '/v1/x12_documents', { x12 }, options)
    await advance('PT1S', options)
    return (await call('GET', `/v1/x12_documents/${body.id}`, undefined, options)).body
  }
  const good = await bring(`TA1*${number}*${date}*${time}*A*000`)
  assert.deepEqual([good.status, good.transactions[0].claim_ids], ['processed', [claim.id]])
  const bad = await bring(`TA1*${number}*${date}*${time}*R*005`)
  assert.equal(bad.transactions[0].kind, 'TA1')
  const { status, status_reason } = await readClaim(claim.id, options)
  assert.deepEqual([status, status_reason.code], ['rejected', 'TA1:005'])
  const outsider = await bring('TA1*999999999*260121*0930*R*005')
  assert.equal(outsider.transactions[0].code, 'claim_unknown')
})

test('Garbled documents become exceptions or are processed, and never block later ones', async () => {
  const options = { key: (await createTestAccount()).key }
  const { id } = await createClaim('SBX-PAID-1', {}, options)
  await submitClaim(id, options)
  await advance('P15D', options)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, options)
  const received = body.data.filter(({ direction }: any) => direction === 'received')
  assert.deepEqual(received.map(({ kind }: any) => kind).sort(), ['277CA', '277CA', '835', '999'])
  const odd = ['', '-1', '99999999999999', '0.001', 'É', ':', '20261399', '9'.repeat(300)]
  let drawn = 7
  const draw = (most: number) => (drawn = (drawn * 48_271) % 2_147_483_647) % most
  for (let i = 0; i < 60; i++) {
    const segments = received[i % received.length].text.split('~') as string[]
    const at = 3 + draw(segments.length - 6)
    const elements = segments[at]!.split('*')
    elements[1 + draw(elements.length)] = odd[draw(odd.length)]!
    if (i % 3 === 0) segments.splice(at, 1)
    else if (i % 3 === 1) segments[at] = elements.join('*')
    else segments.splice(at, 0, segments[1 + draw(segments.length - 1)]!)
    const x12 = segments.join('~')
    assert.equal((await call('POST', '/v1/x12_documents', { x12 }, options)).status, 200)
  }
  const moved = await advance('PT1M', options)
  assert.equal(moved.status, 200, moved.text)
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
})

test("An amount above the maximum can't be posted, not even manually", async () => {
  const huge = remittance('9999999999999.99')
  const [{ remittance_id }] = (await taken(huge)).transactions
  const path = `/v1/remittances/${remittance_id}`
  const { body } = await call('GET', path)
  assert.equal(body.exceptions[0].code, 'amount_too_large')
  const accepted = { resolution: 'accept', reason: 'As it is.' }
  const refused = await call('POST', `${path}/resolve`, accepted)
  assert.equal(refused.body.error.code, 'remittance_exception_unresolved')
})

test("A file that isn't X12 is stored as a document, but rejected as a remittance", async () => {
  const stored = await taken('Dear practice, your money is on its way.')
  assert.equal(stored.status, 'excepted')
  assert.deepEqual(stored.transactions, [])
  assert.ok(stored.errors.some(({ code }: any) => code === 'not_x12'))
  const refused = await call('POST', '/v1/remittances', { x12: 'Dear practice' })
  assert.equal(refused.status, 400)
  assert.equal(refused.body.error.param, 'x12')
  const { rows } = await sql.query('select from x12_documents where bytes = 13')
  assert.equal(rows.length, 0)
  const two = remittance() + remittance()
  assert.equal((await call('POST', '/v1/remittances', { x12: two })).status, 400)
  const both = await call('POST', '/v1/x12_documents', { x12: two })
  await advance()
  const { body } = await call('GET', `/v1/x12_documents/${both.body.id}`)
  assert.equal(new Set(body.transactions.map(({ remittance_id }: any) => remittance_id)).size, 2)
})

test('An unmatched payment stays in the clearing account until it is resolved', async () => {
  const { body: brought } = await call('POST', '/v1/remittances', { x12: remittance() })
  assert.equal(brought.status, 'received')
  await advance()
  const { body } = await call('GET', `/v1/remittances/${brought.id}`)
  assert.equal(body.status, 'excepted')
  assert.deepEqual(
    body.exceptions.map(({ code, claim_number }: any) => [code, claim_number]),
    [['claim_unmatched', 1]],
  )
  const listed = await call('GET', '/v1/remittances?status=excepted')
  assert.ok(listed.body.data.some(({ id }: any) => id === brought.id))
  const content = await call('GET', `/v1/remittances/${brought.id}/content`)
  const [claim] = content.body.claims
  assert.equal(claim.member_id, 'M1000001')
  assert.deepEqual(
    claim.lines[0].adjustments.map(({ group, reason, label }: any) => [group, reason, label])[1],
    ['PR', '3', 'Copay'],
  )
  const resolve = (body: object) => call('POST', `/v1/remittances/${brought.id}/resolve`, body)
  const accepted = await resolve({ resolution: 'accept', reason: 'As it is.' })
  assert.equal(accepted.body.error.code, 'remittance_exception_unresolved')
  const nothing = await resolve({ resolution: 'match', reason: 'Ours.', claim_number: 1 })
  assert.equal(nothing.status, 400)
  const ghost = await resolve({
    resolution: 'match',
    reason: 'Ours.',
    claim_number: 1,
    claim_id: 'clm_none',
  })
  assert.equal(ghost.status, 404)
  assert.equal(
    (await resolve({ resolution: 'dismiss', reason: 'No.', claim_number: 7 })).status,
    404,
  )
  const excluded = await resolve({ resolution: 'dismiss', reason: 'Not ours.' })
  assert.equal(excluded.body.status, 'resolved')
  assert.equal(excluded.body.claims[0].status, 'dismissed')
  assert.equal(excluded.body.exceptions[0].resolution, 'dismiss')
  assert.deepEqual(excluded.body.unposted, { amount: 12_500, currency: 'usd' })
  assert.equal((await resolve({ resolution: 'dismiss', reason: 'Again.' })).status, 409)
  const { rows } = await sql.query(
    'select type from events where object_id = $1 order by object_version',
    [brought.id],
  )
  assert.deepEqual(
    rows.map(({ type }) => type),
    ['remittance.created', 'remittance.balanced', 'remittance.excepted', 'remittance.resolved'],
  )
})

test('A late 271 completes the check it answers, once', async () => {
  const { coverage_id } = await createInsuredPerson('SBX-ELIG-TIMEOUT-1')
  const { body: check, text } = await call('POST', `/v1/coverages/${coverage_id}/check`, {
    provider: { npi: '1234567893', name: 'Hudson Therapy' },
  })
  assert.equal(check.status, 'requested', text)
  const request = { id: check.id, account: own_account.account, payer_id: 'SBX01', attempt: 1 }
  const { rows } = await sql.query('select now() as now')
  const sent_at = Temporal.Instant.from(rows[0].now.toISOString())
  const { body: raw } = await call('GET', `/v1/eligibility_checks/${check.id}/x12`)
  const question = raw.request.replaceAll('SBX-ELIG-TIMEOUT-1', 'SBX-PAID-1')
  const answer = await simulatedClearinghouse.checkEligibility!({
    ...request,
    text: question,
    sent_at: sent_at,
  })
  const first = await taken(answer)
  assert.equal(first.transactions[0].outcome, 'delivered', JSON.stringify(first))
  const { body } = await call('GET', `/v1/eligibility_checks/${check.id}`)
  assert.equal(body.status, 'completed')
  const again = await taken(`${answer}\n`)
  assert.equal(again.transactions[0].outcome, 'duplicate')
})

const folder = join(root, '../shared/data/x12')
const skip = existsSync(folder) ? false : `the samples are not at hand: ${folder}`

// Expected errors of the invalid samples.
const known_errors: Record<string, string[]> = {
  'subscriber-health-benefit-check-error.271': ['envelope_number'],
  'managed-care.835': ['invalid_element'],
  'secondary-payment.835': ['invalid_element', 'invalid_element'],
  'tertiary-payment.835': ['invalid_element', 'invalid_element', 'line_unbalanced'],
  'moov-sample.837': Array(7).fill('invalid_pointer'),
  'x12_999_accepted.txt': ['envelope_number'],
}

test('Public samples are received, each with its errors reported', { skip }, async () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  assert.ok(files.length >= 20)
  for (const file of files) {
    const document = await taken(readFileSync(join(file.parentPath, file.name)))
    assert.ok(['processed', 'excepted'].includes(document.status), file.name)
    assert.equal(document.transactions.length, 1, file.name)
    const [{ kind, outcome, remittance_id }] = document.transactions
    assert.deepEqual(
      document.errors.map(({ code }: any) => code),
      known_errors[file.name] ?? [],
      file.name,
    )
    if (kind !== '835') assert.equal(outcome, 'excepted', file.name)
    if (kind !== '835') continue
    const { body } = await call('GET', `/v1/remittances/${remittance_id}`)
    assert.equal(body.status, 'excepted', file.name)
    const content = await call('GET', `/v1/remittances/${remittance_id}/content`)
    assert.equal(content.body.claims.length, body.claim_count, file.name)
  }
})
