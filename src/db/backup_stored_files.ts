// The files of documents in a backup: each is a JSON line that names it, its bytes as base64 in
// lines, and a line "\.". The files are encrypted, and their keys are in the rows.
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DamagedBackup, end_of_rows } from './backup_file.ts'

const line_bytes = 49_152 // A multiple of three, so that no line needs padding but the last.

export type SaveFile = (key: string, content: AsyncIterable<Buffer>) => Promise<void>

// The files in the folder of the disk store, by key. Unfinished uploads have a dot in their name.
export async function* filesIn(folder: string) {
  for (const account of await readdir(folder).catch(ifAbsent)) {
    for (const name of await readdir(join(folder, account))) {
      if (!name.includes('.')) yield `${account}/${name}`
    }
  }
}

const ifAbsent = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return []
  throw error
}

export async function* fileLines(folder: string, key: string) {
  yield `${JSON.stringify({ file: key })}\n`
  for await (const bytes of createReadStream(join(folder, key), { highWaterMark: line_bytes })) {
    yield `${(bytes as Buffer).toString('base64')}\n`
  }
  yield `${end_of_rows}\n`
}

// The content of the file whose line was just read.
export async function* contentIn(lines: AsyncIterator<string>) {
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done) throw new DamagedBackup('The backup is truncated: its end is missing.')
    if (line === end_of_rows) return
    yield Buffer.from(line, 'base64')
  }
}
