// What agents can read about Attune: the guides, the errors, and the part of the OpenAPI document
// that describes a resource. The same for every caller, so nothing of it is personal.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Resource, TextResourceContents } from '@modelcontextprotocol/server'
import { type Document, navigation } from '#docs/site/documents.ts'
import { moveDates, today, weeksToToday } from '#docs/site/sample_dates.ts'
import { resources } from '#docs/resources.ts'
import { root } from '#settings/config.ts'

const markdown = 'text/markdown'
const json = 'application/json'
const scheme = 'attune:/'

const isGuide = ({ file }: Document) => /^docs\/(?:guides\/|reference\/errors\.md)/.test(file)
const uriOf = ({ url }: Document) => scheme + url.replace('/docs', '')
const sliceUri = (resource: string) => `${scheme}/openapi/${resource}`

export function agentResources() {
  const documents = navigation()
    .flatMap((group) => group.documents)
    .filter(isGuide)
  const list = (): Resource[] => [
    ...documents.map((one) => ({ uri: uriOf(one), name: one.name, mimeType: markdown })),
    ...resources.map((name) => ({
      uri: sliceUri(name),
      name: `OpenAPI: ${name}`,
      mimeType: json,
    })),
  ]

  // Parsing the whole document takes longer than everything else, so it is kept.
  let openapi: Promise<OpenApi> | undefined

  // Undefined if there is no such resource.
  async function read(uri: string): Promise<TextResourceContents | undefined> {
    const document = documents.find((one) => uriOf(one) === uri)
    if (document) return { uri, mimeType: markdown, text: upToDate(await readText(document.file)) }
    const name = resources.find((each) => sliceUri(each) === uri)
    if (!name) return undefined
    openapi ??= readOpenApi()
    const text = JSON.stringify(sliceOf(await openapi, name))
    return { uri, mimeType: json, text: upToDate(text) }
  }
  return { list, read }
}

const readText = (path: string) => readFile(join(root, path), 'utf8')
const readOpenApi = async () => JSON.parse(await readText('openapi.json')) as OpenApi

// With the dates of its samples ahead of today, as on the documentation site.
const upToDate = (text: string) => moveDates(text, weeksToToday(today()))

type OpenApi = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, { tags?: string[] }>>
  components: Record<string, Record<string, unknown>>
}

// The operations of one resource, with the components they refer to.
function sliceOf({ openapi, info, paths, components }: OpenApi, resource: string) {
  const own = Object.entries(paths).flatMap(([path, operations]) => {
    const some = Object.entries(operations).filter(([, { tags }]) => tags?.includes(resource))
    return some.length > 0 ? [[path, Object.fromEntries(some)] as const] : []
  })
  const used: OpenApi['components'] = {}
  const collect = (part: unknown) => {
    const found = JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)
    for (const [, kind, name] of found) {
      const group = (used[kind!] ??= {})
      if (name! in group) continue
      group[name!] = components[kind!]?.[name!]
      collect(group[name!])
    }
  }
  collect(own)
  const { title, version } = info
  return {
    openapi,
    info: { title, version },
    paths: Object.fromEntries(own),
    components: used,
  }
}
