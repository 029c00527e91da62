// attune export: saves the files of documents, every version, in a folder beside the rows.
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isIn } from '#kernel/state_sets.ts'
import type { VersionRow } from '#areas/documents/document/version_schema.ts'
import { versionStates } from '#areas/documents/document/version_states.ts'
import type { Api, Connection } from './api_client.ts'
import { Failure } from './command.ts'

type Document = { id: string }
type Version = Pick<VersionRow, 'number' | 'status' | 'file_name'>
const hasFile = ({ status }: Version) => isIn(versionStates, 'available', status)
type List<Item> = { data: Item[]; has_more: boolean }

// Returns the number of files.
export async function exportDocuments(api: Api, { ca }: Pick<Connection, 'ca'>, folder: string) {
  const lines: string[] = []
  let count = 0
  for (let starting_after: string | undefined; ;) {
    const page = await api.get<List<Document>>('/documents', { limit: 100, starting_after })
    for (const document of page.data) {
      const files = await saveVersions(document.id)
      lines.push(`${JSON.stringify({ ...document, files })}\n`)
      count += files.length
    }
    starting_after = page.data.at(-1)?.id
    if (!page.has_more) break
  }
  if (lines.length === 0) return 0
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'documents.ndjson'), lines.join(''), { mode: 0o600 })
  return count

  async function saveVersions(id: string) {
    const { data } = await api.get<List<Version>>(`/documents/${id}/versions`, { limit: 100 })
    const files: { number: number; path: string }[] = []
    for (const { number, file_name } of data.filter(hasFile)) {
      // The names that people gave are in the list: not every name can be a file's.
      const extension = /^\.\w{1,8}$/.exec(extname(file_name ?? ''))?.[0] ?? ''
      const path = `${id}-${number}${extension}`
      const { url } = await api.post<{ url: string }>(`/documents/${id}/download_link`, { number })
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // The link names the public address, which can differ from the one this command uses.
      await save(new URL(new URL(url).pathname, api.base_url), join(folder, path))
      files.push({ number, path })
    }
    return files
  }

  function save(url: URL, file: string) {
    return new Promise<void>((resolve, reject) => {
      const request = https.get(url, { ...(ca && { ca }) }, (response) => {
        if (response.statusCode !== 200) {
          response.resume()
          return reject(new Failure('A file of a document could not be downloaded.'))
        }
        pipeline(response, createWriteStream(file, { mode: 0o600 })).then(resolve, reject)
      })
      request.on('error', reject)
    })
  }
}
