// A compliance officer's day by clicking: who has seen a record, what left it, whether the audit
// log is unchanged, which consents end soon, and who has access.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { skip } from '#tests/chromium.ts'
import { createClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount, db, log, secrets } from '#tests/harness.ts'
import { createPerson, grantConsent } from '#tests/person_examples.ts'
import { signedInMember } from '#tests/sign_in_examples.ts'
import { address, axeFindings, openArea, visitAccount } from './console_page.ts'

const desktop = { viewport: { width: 1280, height: 900 } }
const day_ms = 86_400_000

const daysFromNow = (days: number) => new Date(Date.now() + days * day_ms).toISOString()

// A biller has read the record, and a claim disclosed it to the payer.
async function practiceToReview() {
  const { key } = await createTestAccount()
  const claim = await createClaim(undefined, {}, { key })
  const { person_id } = claim
  await submitClaim(claim.id, { key })
  const ending = { period: { end: daysFromNow(20) } }
  await grantConsent(person_id, ending, { key })
  const names = [{ use: 'official', given: 'Noor', family: 'Haddad' }]
  const other = await createPerson({ names }, { key })
  await grantConsent(other.id, {}, { key })
  const biller = await signedInMember(key, { role: 'biller', name: 'Ben Ito' })
  const seen = await call('GET', `/v1/persons/${person_id}`, undefined, { key: biller.token })
  assert.equal(seen.status, 200, seen.text)
  await linkAllEntries({ db, secrets, log })
  return { key, person_id }
}

test(
  'a compliance officer answers who has seen a record, and checks access',
  { skip },
  async () => {
    const { key, person_id } = await practiceToReview()
    const { page, complaints } = await visitAccount(key, 'compliance_officer', {}, desktop)
    const detail = page.getByRole('complementary', { name: 'Detail' })
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()

    // Who has seen this record, and what was disclosed to whom.
    await openArea(page, 'Persons')
    await page.getByRole('searchbox').fill('Lindqvist')
    await page.getByRole('cell', { name: 'Maya Lindqvist' }).click()
    await page.getByRole('navigation', { name: 'Person' }).getByText('Access').click()
    const who = page.getByRole('region', { name: 'Table: Who has seen this record' })
    await who.getByRole('button', { name: 'Ben Ito' }).click()
    const access = page.getByRole('region', { name: 'Table: Access' })
    await access.getByRole('cell', { name: 'person.read' }).waitFor()
    assert.equal(await access.getByRole('row').count(), 2, 'a head and the one read')
    const disclosures = page.getByRole('region', { name: 'Table: Disclosures' })
    await disclosures.getByRole('cell', { name: 'payment' }).first().waitFor()
    assert.deepEqual(await axeFindings(page), [])
    assert.equal(await page.getByRole('button', { name: 'Book session' }).count(), 0)

    // The entry of that read is proven against the chain.
    await page.getByRole('main').getByRole('link', { name: 'Audit log' }).click()
    await page.waitForURL((url) => url.searchParams.get('person_id') === person_id)
    await page.getByRole('cell', { name: 'person.read' }).first().click()
    await linkAllEntries({ db, secrets, log }) // No worker runs in the tests.
    await detail.getByRole('button', { name: 'Verify this entry' }).click()
    await detail.getByText(/^Proven: entry \d+ is unchanged/).waitFor()

    // Consents that end soonest come first. What has no end is last.
    await openArea(page, 'Consents')
    await page.getByRole('link', { name: 'Ending soonest' }).click()
    const table = page.getByRole('region', { name: 'Table: Consents' })
    await table.getByRole('cell', { name: 'Noor Haddad' }).waitFor()
    const first = table.getByRole('row').nth(1)
    assert.match(await first.innerText(), /Maya Lindqvist/)
    assert.doesNotMatch(await first.locator('time').first().innerText(), /—/)
    await first.click()
    await detail.getByText('period.end').waitFor()
    assert.deepEqual(await axeFindings(page), [])

    // Members: what each can do, and where they are signed in. The officer changes nothing.
    await openArea(page, 'Members')
    await page.getByRole('cell', { name: 'Ben Ito' }).click()
    await detail.getByText('biller').first().waitFor()
    await detail.getByRole('heading', { name: 'Sessions' }).waitFor()
    for (const name of ['Change role', 'Deactivate'])
      assert.equal(
        await detail.getByRole('button', { name }).getAttribute('aria-disabled'),
        'true',
        name,
      )
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test('loading the console reads nothing about a person', { skip }, async () => {
  const { key, person_id } = await practiceToReview()
  const flag = { person_id, kind: 'suicide', level: 'high' }
  const opened = await call('POST', '/v1/risk_flags', flag, { key })
  assert.equal(opened.status, 200, opened.text)
  const { page } = await visitAccount(key, 'compliance_officer', {}, desktop)
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
  const counted = page.waitForResponse(/reports\/worklist/)
  await page.goto(address('/members'))
  await counted
  await page.getByRole('cell', { name: 'Ben Ito' }).waitFor()
  assert.deepEqual(await readsOf(key, person_id), [], 'the navigation reads a record')
  // Home shows the flag, which is a read, and then the navigation counts it.
  await openArea(page, 'Home', 'Hello')
  await page.getByRole('link', { name: /^Persons.*1 risk flag to acknowledge$/ }).waitFor()
  assert.ok((await readsOf(key, person_id)).includes('risk_flag.read'))
  await page.context().close()
})

// What members read of a record, but for the biller.
async function readsOf(key: string, person_id: string) {
  const path = `/v1/audit_entries?person_id=${person_id}&limit=100`
  const { body, text } = await call('GET', path, undefined, { key })
  const { data } = body as { data: { action: string; actor_kind: string }[] }
  assert.ok(data, text)
  return data
    .filter(({ actor_kind }) => actor_kind === 'member')
    .map(({ action }) => action)
    .filter((action) => action !== 'person.read')
}
