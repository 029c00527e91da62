// attune import: uploads the files of imported documents that still await theirs. A file is found
// by the SHA-256 of its row, as "attune export" saves it, or by its name.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import https from 'node:https'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isIn } from '#kernel/state_sets.ts'
import { documentLifecycle } from '#areas/documents/document/lifecycle.ts'
import type { DocumentRow } from '#areas/documents/document/schema.ts'
import type { Api, Connection } from './api_client.ts'
import { Failure } from './command.ts'

type Line = {
  object?: unknown
  external_id: string
  file_name: string
  sha256?: string
  content?: string
}
type Found = { data: (Pick<DocumentRow, 'status'> & { id: string })[] }

// The folder of the files, unless an option names it.
export const folderOf = (file: string) =>
  join(statSync(file).isDirectory() ? file : dirname(file), 'documents')

// Returns the numbers of files that were uploaded, and that weren't found.
export async function uploadDocuments(
  api: Api,
  { ca }: Pick<Connection, 'ca'>,
  lines: AsyncIterable<string>,
  folder: string,
) {
  const by_hash = new Map<string, string>()
  let [uploaded, missing] = [0, 0]
  for await (const text of lines) {
    const line = parseLine(text)
    if (line?.object !== 'document' || line.content !== undefined) continue
    const { external_id } = line
    const { data } = await api.get<Found>('/documents', { external_id })
    const [awaiting] = data.filter(({ status }) => awaitsFile(status))
    if (!awaiting) continue
    const file = await fileOf(line)
    if (!file) missing++
    else {
      await upload(awaiting.id, file)
      uploaded++
    }
  }
  return { uploaded, missing }

  async function fileOf({ sha256, file_name }: Line) {
    if (!existsSync(folder)) return undefined
    if (sha256) {
      if (by_hash.size === 0) await hashFiles()
      return by_hash.get(sha256)
    }
    const named = join(folder, basename(file_name))
    return existsSync(named) ? named : undefined
  }

  async function hashFiles() {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name)
      if (!statSync(file).isFile()) continue
      const hash = createHash('sha256')
      for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
      by_hash.set(hash.digest('hex'), file)
    }
  }

  async function upload(id: string, file: string) {
    const link = await api.post<{ upload: { url: string } }>(`/documents/${id}/upload_link`, {})
    // The link names the public address, which can differ from the one this command uses.
    await put(new URL(new URL(link.upload.url).pathname, api.base_url), file)
  }

  function put(url: URL, file: string) {
    return new Promise<void>((resolve, reject) => {
      const headers = { 'content-length': statSync(file).size }
      const request = https.request(url, { method: 'PUT', headers, ...(ca && { ca }) })
      request.on('error', reject)
      request.on('response', (response) => {
        response.resume()
        if (response.statusCode === 200) return response.on('end', resolve)
        reject(new Failure(`${file} was refused: its type, its name or its SHA-256 is wrong.`))
      })
      pipeline(createReadStream(file), request).catch(reject)
    })
  }
}

const awaitsFile = (status: DocumentRow['status']) =>
  isIn(documentLifecycle, 'awaiting_upload', status)

function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined // A row that can't be read is in the report.
  }
}
