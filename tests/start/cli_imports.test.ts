// attune import and attune export, as a practice that moves in and out uses them.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { progressLine } from '#cli/import_progress.ts'
import { partsOf, rowsOf } from '#cli/import_parts.ts'
import { bundleOf, foreignBundle, foreignPatient } from '#tests/fhir_bundles.ts'
import { startedHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, startService } from './process.ts'

const { home, remove } = await startedHome()
const settings = {
  ATTUNE_HOME: home,
  PORT: String(await freePort()),
  RATE_LIMIT_PER_SECOND: '0',
  RATE_LIMIT_PER_MINUTE: '0',
}
after(remove)
const service = startService(settings)
after(async () => {
  service.child.kill('SIGTERM')
  await service.exited
})
await service.ready()
const quickstart = quickstartOf(home)!
const folder = join(home, 'moving')
mkdirSync(folder)

function fileOf(name: string, ...lines: string[]) {
  const file = join(folder, name)
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
  return file
}

const run = async (...words: string[]) => {
  const { code, stdout, output } = await attune([...words, '--json'], settings)
  return { code, output, result: JSON.parse(stdout) as Record<string, any> }
}

const count = async (path: string) => {
  const { body } = await ask(quickstart, path)
  return (body as { data: object[] }).data.length
}

test('columns with usual names are guessed if the caller agrees', async () => {
  const header = 'Patient ID,given,family,DOB,E-mail,Notes'
  const file = fileOf(
    'guessed-persons.csv',
    header,
    'pat-g1,Ada,Lovelace,1990-12-10,ada@example.com,',
  )
  const unguessed = await attune(['import', file, '--dry-run'], settings)
  assert.equal(unguessed.code, 1, unguessed.output)
  assert.match(unguessed.output, /given {7}names\[0\]\.given\n.*pass --guess-columns/s)
  const { output } = await run(
    'import',
    file,
    '--guess-columns',
    '--dry-run',
    '--column',
    'Notes=tags',
  )
  assert.doesNotMatch(output, /given|family|DOB/)
})

// Uploads a document of the account and waits until it is available.
async function uploadLetter(text: string) {
  const fields = { kind: 'letter', title: 'Letter', file_name: 'letter.txt' }
  const { id, upload } = (await ask(quickstart, '/documents', fields)).body
  await new Promise((resolve, reject) => {
    const to = { method: 'PUT', ca: readFileSync(quickstart.ca_file), agent: false }
    https.request(upload.url, to, resolve).on('error', reject).end(text)
  })
  while ((await ask(quickstart, `/documents/${id}`)).body.status !== 'available') await sleep(100)
  return id as string
}

const columns = ['--column', 'First name=names[0].given', '--column', 'Last name=names[0].family']

test('a CSV file is checked, reported on and imported, once per external ID', async () => {
  const before = await count('/persons?limit=100')
  const wrong = fileOf(
    'persons.csv',
    'external_id,First name,Last name,birth_date',
    'p-1,"Ana, Maria",Ruiz,1990-01-02',
    'p-2,Bo,Li,yesterday',
  )
  const refused = await run('import', wrong, ...columns)
  assert.equal(refused.code, 1, refused.output)
  assert.match(refused.result.error.message, /1 errors in 2 rows.*Nothing was imported/s)
  const report = readFileSync(`${wrong}.report.csv`, 'utf8').trim().split('\n')
  assert.equal(report[0], 'file,row,object_type,param,code,message')
  assert.match(report[1]!, /persons\.csv,2,person,birth_date,invalid_format,/)
  assert.equal(await count('/persons?limit=100'), before, 'nothing was written')
  const rehearsed = await run('import', wrong, ...columns, '--dry-run')
  const { status, errors, report: saved } = rehearsed.result
  assert.deepEqual([rehearsed.code, status, errors], [1, 'validated', 1], rehearsed.output)
  assert.equal(saved, `${wrong}.report.csv`)
  assert.match(rehearsed.output, /1 errors in 2 rows.*Nothing was imported/s)
  const skipping = await run('import', wrong, ...columns, '--dry-run', '--skip-invalid')
  assert.deepEqual([skipping.code, skipping.result.errors], [0, 1], 'errors are expected')

  const file = fileOf(
    'persons.csv',
    'external_id,First name,Last name,birth_date',
    'p-1,"Ana, Maria",Ruiz,1990-01-02',
    'p-2,Bo,"Li',
    'the second",1991-01-02',
  )
  const checked = await run('import', file, ...columns, '--dry-run')
  assert.deepEqual([checked.code, checked.result.status], [0, 'validated'], checked.output)
  assert.equal(await count('/persons?limit=100'), before)
  const resumed = await run('import', file, '--resume', checked.result.import_id)
  assert.deepEqual([resumed.result.status, resumed.result.created], ['completed', 2])
  const from = resumed.result.import_id
  const again = await run('import', file, '--columns-from', from)
  assert.deepEqual([again.result.created, again.result.unchanged], [0, 2], again.output)
})

test('files of several types are one import, and an export is imported again', async () => {
  // The order of the arguments doesn't matter.
  const sessions = fileOf(
    'sessions.csv',
    'external_id,Client,practitioner_external_id,starts_at,status,duration_minutes',
    's-1,pat-1,prac-1,2025-03-01T17:00:00Z,completed,50',
    's-2,nobody,prac-1,2025-03-02T17:00:00Z,completed,50',
  )
  const persons = fileOf('persons-2.csv', 'external_id,names[0].given', 'pat-1,Maya')
  const practitioners = fileOf(
    'practitioners.csv',
    'external_id,name.given,name.family,profession',
    'prac-1,Ada,Okafor,psychologist',
  )
  const files = [sessions, persons, practitioners]
  const mapped = [...files, '--column', 'Client=person_external_id']
  const refused = await run('import', ...mapped, '--report', join(folder, 'report.ndjson'))
  assert.equal(refused.code, 1, refused.output)
  const report = readFileSync(join(folder, 'report.ndjson'), 'utf8').trim().split('\n')
  const errors = report.map((line) => JSON.parse(line))
  assert.deepEqual(
    errors.map(({ file, row, param, code }) => [file, row, param, code]),
    [
      [sessions, 1, null, 'consent_required'],
      [sessions, 2, 'Client', 'unknown_reference'],
    ],
  )
  const id = /--resume (imp_\w+)/.exec(refused.result.error.message)![1]!
  const done = await run('import', ...mapped, '--resume', id, '--skip-invalid')
  assert.deepEqual([done.result.status, done.result.created], ['completed', 2], done.output)
  assert.match(readFileSync(`${sessions}.report.csv`, 'utf8'), /sessions\.csv,1,session,.*consent/)
  assert.equal(done.code, 0, done.output)
  const unskipped = await run('import', ...mapped, '--resume', id)
  assert.deepEqual([unskipped.code, unskipped.result.failed], [1, 2], unskipped.output)
  assert.match(unskipped.output, /2 of 4 rows weren't imported/)

  const uploaded = await uploadLetter('Dear Dr. Ruiz,')
  const target = join(folder, 'account')
  const exported = await run('export', target)
  assert.equal(exported.code, 0, exported.output)
  assert.deepEqual(
    readdirSync(target).toSorted(),
    Object.keys(exported.result)
      .filter((name) => name !== 'exported_to')
      .map((type) => (type === 'document_files' ? 'documents' : `${type}.ndjson`))
      .toSorted(),
  )
  assert.ok(exported.result.person >= 3)
  const saved = join(target, 'documents', `${uploaded}-1.txt`)
  assert.equal(readFileSync(saved, 'utf8'), 'Dear Dr. Ruiz,')
  const documents = readFileSync(join(target, 'documents/documents.ndjson'), 'utf8')
  const [letter] = documents.split('\n')
  const { id: letter_id, title, files: versions } = JSON.parse(letter!)
  assert.deepEqual([letter_id, title], [uploaded, 'Letter'])
  assert.deepEqual(versions, [{ number: 1, path: `${uploaded}-1.txt` }])
  assert.equal((await run('export', target)).code, 64, 'nothing is overwritten')
  const one = join(folder, 'account.ndjson')
  await run('export', one)
  const lines = readFileSync(one, 'utf8').trim().split('\n').length
  const again = await run('import', one)
  assert.deepEqual([again.result.rows, again.result.created, again.result.failed], [lines, 0, 0])
  const of_folder = await run('import', target)
  assert.deepEqual([of_folder.result.rows, of_folder.result.created], [lines, 0])
})

test('an export of FHIR resources has a file per resource type', async () => {
  const target = join(folder, 'fhir')
  const { code, result, output } = await run('export', target, '--fhir')
  assert.equal(code, 0, output)
  const { exported_to, ...counts } = result
  assert.equal(exported_to, target)
  assert.ok(counts.Patient > 0 && counts.Practitioner > 0, output)
  for (const [type, count] of Object.entries(counts)) {
    const lines = readFileSync(join(target, `${type}.ndjson`), 'utf8')
      .split('\n')
      .filter(Boolean)
    assert.equal(lines.length, count)
    assert.ok(lines.every((line) => JSON.parse(line).resourceType === type))
  }
  const one = join(folder, 'fhir.ndjson')
  await run('export', one, '--fhir', '--type', 'Patient')
  const patients = readFileSync(one, 'utf8').split('\n').filter(Boolean)
  assert.equal(patients.length, counts.Patient)
  const refused = await run('export', join(folder, 'other'), '--fhir', '--type', 'Nothing')
  assert.notEqual(refused.code, 0)
  assert.match(refused.output, /_type/)
})

test('the files of documents are uploaded after their rows, and what is missing later', async () => {
  const scans = join(folder, 'scans')
  mkdirSync(scans)
  writeFileSync(join(scans, 'card.txt'), 'Member ID 1')
  writeFileSync(join(scans, 'renamed.txt'), 'Dear colleague,')
  const sha256 = createHash('sha256').update('Dear colleague,').digest('hex')
  const file = fileOf(
    'documents.csv',
    'external_id,kind,title,file_name,sha256',
    'doc-1,insurance_card,Card,card.txt,',
    `doc-2,letter,Letter,letter.txt,${sha256}`,
    'doc-3,letter,Lost,lost.txt,',
  )
  const first = await run('import', file, '--files', scans)
  assert.equal(first.code, 0, first.output)
  const { created, files_uploaded, files_missing, import_id } = first.result
  assert.deepEqual([created, files_uploaded, files_missing], [3, 2, 1], first.output)
  writeFileSync(join(scans, 'lost.txt'), 'Found.')
  const again = await run('import', file, '--files', scans, '--resume', import_id)
  assert.deepEqual([again.result.files_uploaded, again.result.files_missing], [1, undefined])
  for (const external_id of ['doc-1', 'doc-2', 'doc-3']) {
    const read = async () => (await ask(quickstart, `/documents?external_id=${external_id}`)).body
    while ((await read()).data[0].status !== 'available') await sleep(100)
  }
})

test('an interrupted upload continues with the parts that are missing', async () => {
  const rows = Array.from({ length: 9_000 }, (_, at) =>
    JSON.stringify({
      external_id: `long-${at}`,
      names: [{ given: 'Maya', family: 'Long' }],
      metadata: { note: 'x'.repeat(60) },
    }),
  )
  const file = fileOf('persons-3.ndjson', ...rows)
  const parts: string[] = []
  for await (const part of partsOf(rowsOf(file, 'ndjson'))) parts.push(part)
  assert.ok(parts.length > 1)
  const { body } = await ask(quickstart, '/imports', { kind: 'person' })
  const { id } = body as { id: string }
  const sent = await ask(quickstart, `/imports/${id}/add_part`, { content: parts[0], number: 1 })
  assert.equal(sent.status, 200)
  const sha256 = '0'.repeat(64)
  const damaged = await ask(quickstart, `/imports/${id}/add_part`, { content: parts[1], sha256 })
  assert.equal(damaged.status, 400)
  const { result, output } = await run('import', file, '--resume', id, '--dry-run')
  assert.deepEqual([result.status, result.rows, result.errors], ['validated', 9_000, 0], output)
})

test('what cannot be imported is refused before anything is sent', async () => {
  const nameless = fileOf('data.csv', 'external_id')
  for (const words of [['nowhere.csv'], [nameless], [fileOf('persons.txt')]]) {
    assert.equal((await run('import', ...words)).code, 64)
  }
})

test('Bundles and NDJSON of FHIR resources are one import, and the report names their files', async () => {
  const before = await count('/persons?limit=100')
  const { resources } = foreignBundle({ npi: '1999999984' })
  const wanted = ['Patient', 'Practitioner', 'PractitionerRole']
  const bundle = bundleOf(resources.filter(({ resourceType }) => wanted.includes(resourceType)))
  const file = fileOf('bundle.json', JSON.stringify(bundle, null, 2))
  const device = JSON.stringify({ resourceType: 'Device', id: 'd-1' })
  const others = fileOf('others.ndjson', JSON.stringify(foreignPatient('fhir-2')), device)
  const refused = await run('import', file, others, '--fhir')
  assert.match(refused.result.error.message, /1 errors in 5 rows/)
  const report = readFileSync(`${file}.report.csv`, 'utf8')
  assert.match(report, /others\.ndjson,2,,Device,unsupported_resource,/)
  const { result } = await run('import', file, others, '--fhir', '--skip-invalid')
  assert.equal(result.created, 3)
  assert.equal(await count('/persons?limit=100'), before + 2)
  const broken = await run('import', fileOf('broken.json', '{'), '--fhir')
  assert.match(broken.result.error.message, /must be a FHIR resource or Bundle/)
})

test('progress shows the rows, the rate and the time left', () => {
  const state = {
    id: 'imp_1',
    status: 'importing' as const,
    reason: null,
    part_count: 1,
    row_count: 50_000,
    rows_done: 12_000,
    rows_per_second: 1_500,
    seconds_left: 26,
    created_count: 0,
    updated_count: 0,
    unchanged_count: 0,
    failed_count: 0,
    error_count: 3,
    columns: {},
  }
  const expected = 'Importing: 12,000 of 50,000 rows, 1,500 rows/s, 26 s left, 3 errors'
  assert.equal(progressLine(state), expected)
  const validating = {
    ...state,
    status: 'validating' as const,
    row_count: null,
    seconds_left: null,
  }
  assert.equal(
    progressLine({ ...validating, error_count: 0 }),
    'Validating: 12,000 rows, 1,500 rows/s',
  )
})
