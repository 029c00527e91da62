// attune import: uploads files, validates every row, saves the report and imports the rows. What
// was interrupted continues with --resume. It fails if rows have errors, so that scripts notice.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#settings/config.ts'
import { isIn } from '#kernel/state_sets.ts'
import { importLifecycle } from '#areas/imports/import/lifecycle.ts'
import { type Api, apiOf, type Connection } from './api_client.ts'
import { connectionOf } from './api_connection.ts'
import { type Arguments, Failure, type Row, text } from './command.ts'
import { columnsWithGuesses } from './guess_columns.ts'
import type { Source } from './import_bundle.ts'
import { folderOf, uploadDocuments } from './import_documents.ts'
import { partsOf } from './import_parts.ts'
import { type ImportState, showProgress } from './import_progress.ts'
import { saveReport } from './import_report.ts'
import { patientApi } from './patient_api.ts'
import { columnsOf, filesOf, sourceOf } from './import_source.ts'

const pause_ms = 500

type Run = {
  api: Api
  connection: Pick<Connection, 'ca'>
  args: Arguments
  source: Source
  report: string
}

export async function importFiles(config: Config, args: Arguments): Promise<Row> {
  const api = patientApi(apiOf(config))
  const files = filesOf(args)
  const columns = await columnsWithGuesses(files, args, columnsOf(args))
  const source = sourceOf(files, args, columns)
  const report = text(args, 'report') ?? `${args.words[0]!.replace(/\/+$/, '')}.report.csv`
  const run = { api, connection: connectionOf(config), args, source, report }
  const created = await findOrCreate(run)
  try {
    return await finish(run, created)
  } catch (error) {
    if (!(error instanceof Failure) || error instanceof RowsHaveErrors) throw error
    throw new Failure(
      `${error.message} Continue with "${resumption(run, created)}".`,
      error.exit_code,
    )
  }
}

const resumption = ({ args: { words } }: Run, { id }: ImportState) =>
  `attune import ${words.join(' ')} --resume ${id}`

async function finish(run: Run, created: ImportState): Promise<Row> {
  const { api, source } = run
  const path = `/imports/${created.id}`
  const bar = showProgress()
  try {
    if (isIn(importLifecycle, 'taking_parts', created.status)) {
      await upload(api, path, source, created.part_count)
      await api.post(`${path}/validate`, {})
    }
    const validated = await waitWhile(api, path, 'validating', bar)
    if (isIn(importLifecycle, 'startable', validated.status)) await start(run, validated)
    return await conclude(run, await waitWhile(api, path, 'importing', bar))
  } finally {
    bar.end()
  }
}

// Starts the import, unless it is a dry run or rows have errors.
async function start(run: Run, validated: ImportState) {
  const { api, args, source, report } = run
  const { id, error_count } = validated
  const skip_invalid = skipsInvalid(run)
  if (args.options['dry-run'] === true) return
  if (error_count > 0 && !skip_invalid) {
    await saveReport(api, id, report, await source.places())
    throw new RowsHaveErrors(invalidSentence(run, validated))
  }
  await api.post(`/imports/${id}/start`, { skip_invalid })
}

const skipsInvalid = ({ args }: Run) => args.options['skip-invalid'] === true

class RowsHaveErrors extends Failure {}

const invalidSentence = (run: Run, validated: ImportState) =>
  `${validated.error_count} errors in ${validated.row_count} rows: see ${run.report}. ` +
  'Nothing was imported. Fix the rows and import the file again, or import the valid rows with ' +
  `"${resumption(run, validated)} --skip-invalid".`

const failedSentence = ({ report }: Run, { failed_count, row_count }: ImportState) =>
  `${failed_count} of ${row_count} rows weren't imported: see ${report}.`

async function findOrCreate({ api, source, args }: Run) {
  const id = text(args, 'resume')
  if (id) return await api.get<ImportState>(`/imports/${encodeURIComponent(id)}`)
  const mode = text(args, 'mode')
  return await api.post<ImportState>('/imports', { ...source.fields, ...(mode && { mode }) })
}

// Parts that the service has are skipped.
async function upload(api: Api, path: string, source: Source, received: number) {
  let number = 0
  for await (const content of partsOf(source.rows())) {
    number++
    if (number <= received) continue
    const sha256 = createHash('sha256').update(content).digest('hex')
    await api.post(`${path}/add_part`, { number, content, sha256 })
  }
}

async function waitWhile(
  api: Api,
  path: string,
  set: 'validating' | 'importing',
  bar: ReturnType<typeof showProgress>,
) {
  for (;;) {
    const state = await api.get<ImportState>(path)
    if (!isIn(importLifecycle, set, state.status)) return state
    bar.at(state)
    await sleep(pause_ms)
  }
}

async function conclude(run: Run, ended: ImportState): Promise<Row> {
  const { api, source, report } = run
  const { id, status, row_count, created_count, updated_count, unchanged_count, reason } = ended
  const { failed_count, error_count } = ended
  if (reason) throw new Failure(`${reason} Nothing more is imported.`)
  if (error_count > 0) await saveReport(api, id, report, await source.places())
  const is_complete = isIn(importLifecycle, 'completed', status)
  const result = {
    import_id: id,
    status,
    rows: row_count,
    created: created_count,
    updated: updated_count,
    unchanged: unchanged_count,
    failed: failed_count,
    errors: error_count,
    report: error_count > 0 ? report : null,
    ...(is_complete && (await sendFiles(run, ended))),
  }
  const is_validated = isIn(importLifecycle, 'startable', status)
  if (error_count === 0 || skipsInvalid(run) || !(is_complete || is_validated)) return result
  const sentence = (is_complete ? failedSentence : invalidSentence)(run, ended)
  throw new RowsHaveErrors(sentence, undefined, { table: result })
}

// The files of documents, if there are any.
async function sendFiles({ api, args, connection, source }: Run, { columns }: ImportState) {
  const folder = text(args, 'files') ?? folderOf(args.words[0]!)
  const lines = source.documents(columns)
  const { uploaded, missing } = await uploadDocuments(api, connection, lines, folder)
  return {
    ...(uploaded > 0 && { files_uploaded: uploaded }),
    ...(missing > 0 && { files_missing: missing }),
  }
}
