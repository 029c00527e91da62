// Reads the next rows of the file of an import. A worker keeps the part that it is reading.
import type { Call } from '#kernel/call.ts'
import { createTimeSlices, type TimeSlices } from '#kernel/time_slices.ts'
import { fhirRows, stage_count } from '#areas/imports/fhir_rows/fhir_rows.ts'
import { type FilePart, type FileRow, joinBlocks, readBlocks } from './file_rows.ts'
import { countRowsBefore, readPart, saveHeader, type WorkingImport } from './store.ts'
import type { Validators } from './validate_rows.ts'

// What a worker keeps between batches: the part it reads, its compiled schemas, and its turns on
// the thread.
export type ImportReader = {
  part: { key: string; content: FilePart } | undefined
  validators: Validators
  slices: TimeSlices
  shouldContinue(): boolean
  onFault(error: unknown): void // A fault of ours that affects one row.
}

export const createReader = (given: Partial<ImportReader> = {}): ImportReader => ({
  part: undefined,
  validators: new Map(),
  slices: createTimeSlices({ pause_ms: 0 }),
  shouldContinue: () => true,
  onFault() {},
  ...given,
})

export type NextRows = { rows: FileRow[]; next_part: number; next_row: number }

// The next rows of the file, all from one part. Undefined after the last part.
export async function nextRows(
  call: Call,
  reader: ImportReader,
  working: WorkingImport,
  most: number,
): Promise<NextRows | undefined> {
  const { id, next_row } = working
  for (let next_part = working.next_part; ; next_part++) {
    const content = await partOf(call, reader, working, next_part)
    if (!content) return undefined
    const from = next_part === working.next_part ? next_row : 0
    const rows = content.rows.slice(from, from + most)
    if (next_part === 1 && content.header && !working.header) {
      await saveHeader(call, id, content.header)
      working.header = content.header
    }
    if (rows.length > 0) return { rows, next_part, next_row: from + rows.length }
  }
}

async function partOf(call: Call, reader: ImportReader, working: WorkingImport, number: number) {
  const key = `${call.account} ${working.id} ${number}`
  if (reader.part?.key === key) return reader.part.content
  const content =
    working.format === 'fhir'
      ? await readStage(call, working, number)
      : await readOnce(call, working, number)
  if (content) reader.part = { key, content }
  return content
}

async function readOnce(call: Call, working: WorkingImport, number: number) {
  const { id, kind, format, columns, header } = working
  const text = await readPart(call, id, number)
  if (text === undefined) return undefined
  const source = { kind, format, columns, header: number === 1 ? null : header }
  const blocks: FilePart[] = []
  for (const block of readBlocks(text, source)) {
    blocks.push(block)
    await call.slices.turn()
  }
  return joinBlocks(blocks)
}

// All parts are read in each stage. Numbers go on: those of the second stage follow the first.
async function readStage(call: Call, { id, part_count }: WorkingImport, number: number) {
  const stage = Math.floor((number - 1) / Math.max(part_count, 1))
  const part = ((number - 1) % Math.max(part_count, 1)) + 1
  const text = stage < stage_count ? await readPart(call, id, part) : undefined
  if (text === undefined) return undefined
  const rows: FileRow[] = []
  for (const found of fhirRows(text, stage, await countRowsBefore(call, id, part))) {
    rows.push(...found)
    await call.slices.turn()
  }
  return { header: null, rows }
}
