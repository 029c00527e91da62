// What customers read has one voice: summaries are a verb and a noun, descriptions state a fact,
// and the terms are those of the field. Covers everything the API declares.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { errors } from '#catalogue/errors.ts'
import { scopes } from '#catalogue/scopes.ts'
import { root } from '#settings/config.ts'
import { openApi } from '#docs/openapi.ts'
import { events, jobs, lifecycles, routes } from '#areas/index.ts'
import { settings } from '#settings/settings.ts'

type Text = { at: string; text: string }

const document = openApi()

// Every description of a field, once.
function* descriptions(part: unknown, at: string): Generator<Text> {
  if (typeof part !== 'object' || part === null) return
  const { description } = part as { description?: unknown }
  if (typeof description === 'string') yield { at, text: description }
  for (const [name, value] of Object.entries(part)) {
    if (name === 'examples' || name === 'example') continue
    yield* descriptions(value, `${at}.${name}`)
  }
}

const fields = [
  ...descriptions(document.components.schemas, 'schemas'),
  ...descriptions(document.components.parameters, 'parameters'),
]
const summaries: Text[] = routes.map(({ name, summary }) => ({ at: name, text: summary }))
const others: Text[] = [
  ...Object.entries(events).map(([at, text]) => ({ at, text })),
  ...Object.entries(scopes).map(([at, text]) => ({ at, text })),
  ...Object.entries(errors).flatMap(([at, { message, cause, remedy }]) =>
    [message, cause, remedy].map((text) => ({ at, text })),
  ),
  ...Object.entries<{ summary: string }>(settings).map(([at, { summary }]) => ({
    at,
    text: summary,
  })),
  ...lifecycles.flatMap(({ kind, states, steps }) => [
    ...Object.entries(states).map(([state, text]) => ({ at: `${kind.object} ${state}`, text })),
    ...Object.entries(steps).map(([step, { summary }]) => ({
      at: `${kind.object}.${step}`,
      text: summary,
    })),
  ]),
]
const guides: Text[] = [
  'docs/guides/*.md',
  '*/README.md',
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
].flatMap((pattern) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    at: file,
    // Samples show what the service prints, and names of files and fields.
    text: readFileSync(join(root, file), 'utf8')
      .replaceAll(/```[\s\S]*?```/g, '')
      .replaceAll(/`[^`]*`/g, '')
      .replaceAll(/\]\([^)]*\)/g, ']'),
  })),
)

const odd = (texts: Text[], isOdd: RegExp) =>
  texts.flatMap(({ at, text }) => {
    const found = isOdd.exec(text)
    return found ? [`${at}: …${text.slice(Math.max(0, found.index - 30), found.index + 50)}`] : []
  })

// What follows the first sentence may refer to it.
const firstSentences = summaries.map(({ at, text }) => ({ at, text: text.split(/[.:;] /)[0]! }))

test('a summary begins with a verb in the imperative and names its resource', () => {
  const plain = /^(?!The |An? |What |Who |How |When |Where |Why |All |One |Some )[A-Z][a-z-]+ .*\.$/
  assert.deepEqual(
    summaries.filter(({ text }) => !plain.test(text)),
    [],
  )
  assert.deepEqual(odd(firstSentences, /\b(it|them|they|somebody|someone|something)\b/i), [])
})

test('a description is longer than a word', () => {
  assert.deepEqual(
    fields.filter(({ text }) => text.length < 12),
    [],
  )
  assert.deepEqual(odd(fields, /^(What|Who|When it|Whom|Whose|Where|How)\b[^?]{0,12}\.$/), [])
})

// The words that the field has better ones for.
const quaint =
  /\b(trail|seal(s|ed)?|keeper|anew|besides|whoever|mend(s|ed)?|carers?|for ever|there and then|by itself|nobody|somebody)\b/i

test('the terms are those of the field', () => {
  assert.deepEqual(odd([...fields, ...summaries, ...others], quaint), [])
  assert.deepEqual(odd(guides, quaint), [])
})

// Parts of a name in JSON, of a column, an event or a job.
const quaint_parts =
  /(^|[_.])(told|asked|said|kept|heard|wanted|ours|happened|took|paper|entrance|anew|mistake|somebody|nobody|still_to_go|give_up|look|holds|there|elsewhere|also_called)($|[_.])/

function* apiNames(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  const { properties, enum: values } = part as { properties?: object; enum?: unknown[] }
  yield* Object.keys(properties ?? {})
  for (const value of values ?? []) if (typeof value === 'string') yield value
  for (const value of Object.values(part)) yield* apiNames(value)
}

test('fields, values, events, jobs and columns are named in the terms of the field', () => {
  const columns = JSON.parse(readFileSync(join(root, 'src/db/columns.json'), 'utf8'))
  const names = new Set([
    ...apiNames(document.components.schemas),
    ...Object.keys(events),
    ...jobs.map(({ name }) => name),
    ...Object.values<string>(columns).flatMap((list) => list.split(', ')),
  ])
  const found = [...names].filter((name) => quaint_parts.test(name))
  assert.deepEqual(found, [])
})
