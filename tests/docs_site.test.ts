// The documentation site without a browser: what its thread loads, its order and its anchors.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { allDocuments, navigation } from '#docs/site/documents.ts'
import { createRender } from '#docs/site/markdown.ts'
import { headingsOnly } from '#docs/site/search.ts'
import { root } from '#settings/config.ts'

const groups = navigation()
const documents = allDocuments(groups)
const addresses = new Map(documents.map(({ file, url }) => [file, url]))
const render = createRender({ highlight: () => '', draw: () => '', addresses })
const texts = new Map(
  documents.map((document) => [document, readFileSync(join(root, document.file), 'utf8')]),
)

test('the thread that builds pages loads none of the areas, which would take seconds', () => {
  const hooks = `
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      console.log(url)
      return next(url, context)
    } })`
  const counter = `data:text/javascript,${encodeURIComponent(hooks)}`
  const site = join(root, 'src/docs/site/site.ts')
  const loaded = execFileSync(process.execPath, ['--import', counter, site], { encoding: 'utf8' })
  const files = loaded.split('\n').filter((url) => url.includes('/src/'))
  assert.ok(files.some((file) => file.endsWith('src/docs/site/markdown.ts')))
  assert.deepEqual(
    files.filter((file) => !/\/src\/(docs|settings|http\/responses\/html\.ts)/.test(file)),
    [],
  )
})

test('every area has its place in the navigation', () => {
  const last = groups.at(-1)!.documents
  const end = last.findIndex(({ url }) => url === '/docs/changelog')
  const after = last.slice(end + 1).map(({ url }) => url)
  assert.deepEqual(
    after.filter((url) => !url.startsWith('/docs/reference/')),
    [],
    'guides that the outline does not place',
  )
})

test('search finds sections by the anchors that their pages have', () => {
  for (const [{ file }, text] of texts) {
    const { headings } = render(file, text)
    assert.deepEqual(render(file, headingsOnly(text)).headings, headings, file)
  }
})
