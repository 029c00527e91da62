// attune export: saves the whole account as NDJSON that "attune import" takes, in one file or in a
// folder with a file per type of object and the files of documents. With --fhir, as FHIR resources.
import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Config } from '#settings/config.ts'
import { apiOf } from './api_client.ts'
import { connectionOf } from './api_connection.ts'
import { type Arguments, type Row, text, UsageError } from './command.ts'
import { exportDocuments } from './export_documents.ts'
import { exportFhir } from './export_fhir.ts'
import { patientApi } from './patient_api.ts'

type Page = { data: { object_type: string; row: object }[]; next_cursor: string | null }

export async function exportAccount(config: Config, args: Arguments): Promise<Row> {
  const target = args.words[0]!
  const api = patientApi(apiOf(config))
  const object_type = text(args, 'type')
  if (existsSync(target)) {
    throw new UsageError(`${target} exists already. Choose another name: nothing was exported.`)
  }
  const files = openFiles(target)
  if (args.options.fhir === true) {
    const resources = await exportFhir(connectionOf(config), object_type, files.write)
    await files.close()
    return { exported_to: target, ...resources }
  }
  const counts: Record<string, number> = {}
  for (let cursor: string | undefined; ;) {
    const page = await api.get<Page>('/exports', { limit: 100, object_type, cursor })
    for (const { object_type: type, row } of page.data) {
      await files.write(type, `${JSON.stringify(row)}\n`)
      counts[type] = (counts[type] ?? 0) + 1
    }
    if (!page.next_cursor) break
    cursor = page.next_cursor
  }
  const documents =
    files.folder && !object_type
      ? await exportDocuments(api, connectionOf(config), join(files.folder, 'documents'))
      : 0
  await files.close()
  return { exported_to: target, ...counts, ...(documents > 0 && { document_files: documents }) }
}

// A file gets its name when it is complete, so that no half export is taken for a whole one.
function openFiles(target: string) {
  const is_file = /\.(ndjson|jsonl)$/i.test(target)
  const partial = `${target}.partial`
  if (!is_file) mkdirSync(partial, { recursive: true, mode: 0o700 })
  const open = new Map<string, WriteStream>()

  function outputOf(type: string) {
    const file = is_file ? partial : join(partial, `${type}.ndjson`)
    const known = open.get(file) ?? createWriteStream(file, { mode: 0o600 })
    open.set(file, known)
    return known
  }

  return {
    folder: is_file ? undefined : partial,
    async write(type: string, line: string) {
      const output = outputOf(type)
      if (!output.write(line)) await new Promise((resolve) => output.once('drain', resolve))
    },
    async close() {
      if (is_file) outputOf('')
      for (const output of open.values()) {
        output.end()
        await finished(output)
      }
      renameSync(partial, target)
    },
  }
}
