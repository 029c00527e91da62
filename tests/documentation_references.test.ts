// The codes, paths, events and scopes that the guides and the README name exist, and errors have
// the status they state.
import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { errors } from '#catalogue/errors.ts'
import { log_events } from '#catalogue/log_events.ts'
import { everyScope } from '#catalogue/scopes.ts'
import { root } from '#settings/config.ts'
import { events, kinds, routes } from '#areas/index.ts'

const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
const texts = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...guides].map(
  (name) => [name, readFileSync(join(root, name), 'utf8')] as const,
)
const found = (pattern: RegExp) =>
  texts.flatMap(([name, text]) => [...text.matchAll(pattern)].map((match) => ({ name, match })))

test('guides name the right status of every error', () => {
  const result = found(/\b([45]\d\d) ([a-z]+(?:_[a-z]+)+)\b/g)
  assert.ok(result.length > 30)
  for (const { name, match } of result) {
    const [, status, code] = match
    const known = errors[code as keyof typeof errors]
    assert.equal(known?.status, Number(status), `${name}: ${match[0]}`)
  }
})

// Any placeholder counts as an ID: {id}, $CLAIM, clm_..., '$PERSON'.
const patterns = routes.map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replaceAll('{id}', '[^/]+')}$`),
}))
const isOffered = (path: string, method?: string) =>
  patterns.some((known) => known.path.test(path) && (!method || known.method === method))

test('every operation a guide names exists', () => {
  const named = found(/\b(GET|POST|PATCH|DELETE) (\/v1\/[\w/{}$]+)/g)
  assert.ok(named.length > 30)
  for (const { name, match } of named)
    assert.ok(isOffered(match[2]!, match[1]), `${name}: ${match[0]}`)
  const called = found(/localhost:8443(\/v1\/[\w/{}$]+)/g)
  assert.ok(called.length > 50)
  for (const { name, match } of called) assert.ok(isOffered(match[1]!), `${name}: ${match[0]}`)
})

test('every event and scope a guide names exists', () => {
  const objects = kinds.map(({ object }) => object).join('|')
  const label = found(new RegExp(`\`((?:${objects})\\.[a-z_]+)\``, 'g'))
  assert.ok(label.length > 15)
  // In the audit log only, where no event is sent, a field of a note's service, and log lines.
  const others = ['person.read', 'service.person_location', ...Object.values(log_events)]
  const types = [...Object.keys(events), ...others]
  for (const { name, match } of label) assert.ok(types.includes(match[1]!), `${name}: ${match[0]}`)
  const scopes = found(/`([a-z0-9_]+:(?:read|write|raw|x12|override))`/g)
  assert.ok(scopes.length > 5)
  for (const { name, match } of scopes)
    assert.ok((everyScope as readonly string[]).includes(match[1]!), `${name}: ${match[0]}`)
})

test('the README links every guide by its title, and its file name is part of it', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const guide of guides) {
    const title = /^# (.+)/.exec(readFileSync(join(root, guide), 'utf8'))![1]!
    assert.ok(readme.includes(`- [${title}](${guide})`), `${guide}: ${title}`)
    const words = title.toLowerCase().split(/[^a-z0-9]+/)
    const name = /([^/]+)\.md$/.exec(guide)![1]!.split('-')
    assert.deepEqual(
      name.filter((word) => !words.includes(word)),
      [],
      `${guide}: ${title}`,
    )
  }
})

const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: root })

test('every link between documents leads to a file', () => {
  const links = documents.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1]!)
      .filter((target) => !/^([a-z]+:|\/)/.test(target))
      .map((target) => [name, join(dirname(name), target)] as const),
  )
  assert.ok(links.length > 200)
  const broken = links.filter(([, target]) => !existsSync(join(root, target)))
  assert.deepEqual(broken, [])
})

test('every path in a guide or a decision exists', () => {
  const path = /`((?:src|tests|scripts|bench|docs|migrations|tools)\/[\w./-]+)`/g
  const named = documents
    .filter((name) => name !== 'CHANGELOG.md')
    .flatMap((name) =>
      [...readFileSync(join(root, name), 'utf8').matchAll(path)].map((match) => [name, match[1]!]),
    )
  assert.ok(named.length > 50)
  const missing = named.filter(([, target]) => !existsSync(join(root, target!)))
  assert.deepEqual(missing, [])
})
