// Health data in the browser: in no address, title, storage or cache, whatever the member opens.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { createTestAccount } from '#tests/harness.ts'
import { createCareTeam, createNote, createPerson, grantConsent } from '#tests/person_examples.ts'
import { address, visitAccount } from './console_page.ts'

const tabs = [
  'overview',
  'sessions',
  'notes',
  'assessments',
  'forms',
  'consents',
  'billing',
  'access',
]

test('no address, title, storage or cache has data about a person', { skip }, async () => {
  const { key } = await createTestAccount()
  const { practitioner_id, person_id, as } = await createCareTeam({ key })
  await grantConsent(person_id, {}, { key })
  await createNote(person_id, as)
  const names = [{ use: 'official', given: 'Zebedee', family: 'Quillfeather' }]
  await createPerson({ names, birth_date: '1987-06-05' }, { key })
  const { page, complaints } = await visitAccount(key, 'owner', { practitioner_id })
  const places: string[] = []
  const cacheable: string[] = []
  page.on('request', (request) => places.push(request.url()))
  page.on('framenavigated', (frame) => places.push(frame.url()))
  page.on('response', (response) => {
    const cached = response.headers()['cache-control']
    if (/\/v1\//.test(response.url()) && cached !== 'no-store') cacheable.push(response.url())
  })

  await page.goto(address('/persons'))
  const search = page.getByRole('searchbox', { name: 'Search persons' })
  for (const text of ['Quillfeather', '1987-06-05']) {
    await search.fill(text)
    await page.getByText('1 person', { exact: true }).waitFor()
  }
  await page.getByRole('cell', { name: 'Zebedee Quillfeather' }).click()
  await page.getByRole('heading', { name: 'Zebedee Quillfeather' }).waitFor()
  places.push(await page.title())
  for (const tab of tabs) {
    await page.goto(address(`/persons/${person_id}?tab=${tab}`))
    await page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' }).waitFor()
    await page.waitForLoadState('load')
    places.push(page.url(), await page.title())
  }
  await page.getByRole('region', { name: 'Table: Access' }).getByRole('row').nth(3).waitFor()

  const personal = /Zebedee|Quillfeather|1987|Maya|Lindqvist|Slept better/i
  assert.ok(places.length > 50)
  assert.deepEqual(
    places.filter((place) => personal.test(decodeURIComponent(place))),
    [],
  )
  assert.deepEqual(cacheable, [])
  const stored = `[localStorage.length, sessionStorage.length, document.cookie,
    'caches' in window ? await caches.keys() : [], await indexedDB.databases(),
    await navigator.serviceWorker.getRegistrations()]`
  const empty = [0, 0, '', [], [], []]
  assert.deepEqual(await page.evaluate(`(async () => ${stored})()`), empty)
  assert.deepEqual(complaints, [])
  await page.context().close()
})
