// The documentation site: its pages, each also as Markdown, its search index, and its index for
// language models. Each has a function that builds it.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { root } from '#settings/variables.ts'
import { drawn } from './diagram.ts'
import type { Document, Group } from './documents.ts'
import { createHighlight } from './highlight.ts'
import { homeHtml, notFoundHtml } from './home.ts'
import { layout } from './layout.ts'
import { llmsFull, llmsIndex } from './llms.ts'
import { createRender } from './markdown.ts'
import { moveDates, weeksToToday } from './sample_dates.ts'
import { headingsOnly, searchIndex, sectionsOf } from './search.ts'

// When each guide was last edited; see scripts/edited.ts.
type Edited = Record<string, { edited: string } | undefined>

// What the site is made of. It comes from the service, so that the thread that builds pages doesn't
// import the areas, which takes seconds.
export type SiteContent = {
  public_url: string
  groups: Group[]
  documents: Document[]
  operations_urls: string[] // Only a sandbox has forms that try an operation.
}

export function createSite(content: SiteContent, today: () => Temporal.PlainDate) {
  const { public_url, groups, documents, operations_urls } = content
  const addresses = new Map(documents.map(({ file, url }) => [file, url]))

  // The address of this service, and dates of the present. Those of the changelog are history.
  async function textOf({ file }: Document) {
    const text = await readFile(join(root, file), 'utf8')
    const own = text.replace(/^<!--.*?-->\n+/, '').replaceAll('https://localhost:8443', public_url)
    return file === 'CHANGELOG.md' ? own : moveDates(own, weeksToToday(today()))
  }

  // Links lead to the Markdown of other pages. One to a file that isn't served becomes its text.
  async function markdownOf(document: Document) {
    const text = await textOf(document)
    const folder = posix.dirname(document.file)
    return text.replaceAll(
      /\[([^\]]*)\]\((?![a-z]+:)([^)\s#]+\.md)(#[^)]*)?\)/g,
      (_, label: string, path: string, anchor = '') => {
        const url = addresses.get(posix.join(folder, path))
        return url ? `[${label}](${url}.md${anchor})` : label
      },
    )
  }

  const loaded = once(async () =>
    createRender({ highlight: await createHighlight(), draw: drawn, addresses }),
  )
  const headingsOf = createRender({ highlight: () => '', draw: () => '', addresses })

  async function pageHtml(document: Document) {
    const render = await loaded()
    const rendered = render(document.file, await textOf(document))
    const edited: Edited = JSON.parse(await readFile(join(root, 'docs/edited.json'), 'utf8'))
    const date = edited[document.file]?.edited
    const tried = operations_urls.includes(`${document.url}.json`)
    return layout(groups, {
      ...rendered,
      document,
      ...(date && { edited: date }),
      ...(tried && { operations: `${document.url}.json` }),
    })
  }

  async function searchJson() {
    const sections = await Promise.all(
      documents.map(async (document) => {
        const text = await textOf(document)
        const { headings } = headingsOf(document.file, headingsOnly(text))
        return sectionsOf(document, text, headings)
      }),
    )
    return searchIndex(sections.flat())
  }

  async function llmsFullText() {
    const texts = documents.map(async (document) => ({
      url: `${document.url}.md`,
      text: await markdownOf(document),
    }))
    return llmsFull(await Promise.all(texts), public_url)
  }

  const home = { title: 'Documentation', headings: [], html: homeHtml(groups) }
  const not_found = { title: 'Page not found', headings: [], html: notFoundHtml }

  return new Map<string, () => string | Promise<string>>([
    ['/docs', () => layout(groups, home)],
    ['/docs.md', () => llmsIndex(groups, public_url)],
    ['/docs/not_found', () => layout(groups, not_found)],
    ...documents.flatMap((document): [string, () => Promise<string>][] => [
      [document.url, () => pageHtml(document)],
      [`${document.url}.md`, () => markdownOf(document)],
    ]),
    ['/docs/search.json', searchJson],
    ['/docs/minisearch.js', miniSearchScript],
    ['/llms.txt', () => llmsIndex(groups, public_url)],
    ['/llms-full.txt', llmsFullText],
  ])
}

// Loaded once, when first needed.
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => (loading ??= load())
}

const miniSearchScript = () => {
  const { resolve } = createRequire(import.meta.url)
  return readFile(join(resolve('minisearch'), '../../es/index.js'), 'utf8')
}
