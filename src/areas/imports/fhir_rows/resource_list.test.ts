// Tests that a part of FHIR resources is read one resource at a time, and that the lines it is
// stored as contain the same resources.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entriesOf, lineOf, resourcesIn } from './resource_list.ts'

const read = (text: string) => [...resourcesIn(text)]
const stored = (text: string) => read(read(text).map(lineOf).join(''))

const patient = (id: string) => ({ resourceType: 'Patient', id })
const entry = (id: string, resource: object = patient(id)) => ({
  fullUrl: `urn:uuid:${id}`,
  resource,
})
const bundle = (...entries: object[]) => ({ resourceType: 'Bundle', entry: entries })

const idsIn = (text: string) => read(text).map((found) => found?.resource.id)

// Deeper than anything that reads it could recurse.
const deepText = (id: string) =>
  `{"resourceType":"Patient","id":"${id}","extension":${'['.repeat(50_000)}${']'.repeat(50_000)}}`

test('Bundles, lines and single resources are stored as lines of the same resources', () => {
  const nested = bundle(entry('a'), entry('b', bundle(entry('c'), { resource: patient('d') })))
  const lines = [patient('a'), bundle(entry('b')), bundle()].map((each) => JSON.stringify(each))
  const texts = [
    JSON.stringify(nested),
    JSON.stringify(nested, null, 2),
    JSON.stringify(patient('a'), null, 2),
    `\n${lines.join('\r\n')}\n`,
    `${lines[0]}\nnothing\n${lines[1]}`,
    'nothing',
    '[]',
    '',
  ]
  for (const text of texts) assert.deepEqual(stored(text), read(text), text)
  assert.deepEqual(idsIn(texts[1]!), ['a', 'c', 'd'])
  assert.deepEqual(idsIn(texts[4]!), ['a', undefined, 'b'])
  assert.deepEqual(idsIn('nothing'), [undefined])
})

test('A reference by URN keeps the type that its Bundle gives it', () => {
  const reference = 'urn:uuid:a'
  const session = { resourceType: 'Encounter', id: 'e', subject: { reference } }
  const text = JSON.stringify(bundle(entry('e', session), entry('a')))
  const [found] = stored(text)
  assert.deepEqual(found?.resource.subject, { reference, type: 'Patient' })
})

test('A resource that is nested too deeply is unreadable, and the others are not', () => {
  assert.deepEqual(idsIn(`${deepText('a')}\n${JSON.stringify(patient('b'))}`), [undefined, 'b'])
  const entries = ['a', 'b'].map((id) => `{"resource":${id === 'a' ? deepText(id) : '{"id":"b"}'}}`)
  assert.deepEqual(idsIn(`{"resourceType":"Bundle","entry":[${entries.join()}]}`), [undefined, 'b'])
  const bundles = `{"resourceType":"Bundle","entry":[{"resource":`.repeat(5_000)
  assert.deepEqual(idsIn(`${bundles}{}${'}]}'.repeat(5_000)}`), [undefined])
})

test('The entries of a Bundle are prepared one at a time', () => {
  const reference = { reference: 'urn:uuid:a' }
  const of_a = [1, 2].map(() => ({ resourceType: 'Encounter', subject: { ...reference } }))
  const entries = entriesOf(bundle(entry('a'), ...of_a.map((each) => ({ resource: each }))))
  entries.next()
  entries.next()
  assert.deepEqual(
    of_a.map(({ subject }) => 'type' in subject),
    [true, false],
  )
})
