// Streams rows to PostgreSQL with COPY, with backpressure. Rows are in PostgreSQL's text format:
// fields separated by tabs, \N for null.
import type pg from 'pg'

type Wire = {
  stream: import('node:net').Socket
  query(text: string): void
  sendCopyFromChunk(bytes: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

export type CopyIn = {
  write(rows: string | Buffer): Promise<void>
  end(): Promise<void>
  fail(): Promise<void> // Aborts: no row is kept.
}

// Resolves as soon as the database accepts rows.
export function copyIn(client: pg.Client, text: string): Promise<CopyIn> {
  return new Promise((resolve, reject) => {
    let wire: Wire
    let done: () => void
    let failed: Error | undefined
    const ended = new Promise<void>((end) => (done = end))

    async function write(rows: string | Buffer) {
      if (failed) throw failed
      wire.sendCopyFromChunk(typeof rows === 'string' ? Buffer.from(rows) : rows)
      const { stream } = wire
      if (stream.writableNeedDrain) {
        await Promise.race([new Promise((drained) => stream.once('drain', drained)), ended])
      }
    }
    async function end() {
      if (!failed) wire.endCopyFrom()
      await ended
      if (failed) throw failed
    }
    async function fail() {
      if (!failed) wire.sendCopyFail('aborted')
      await ended
    }

    // The driver calls these for each message of the database.
    const submittable = {
      submit(connection: Wire) {
        wire = connection
        connection.query(text)
      },
      handleCopyInResponse: () => resolve({ write, end, fail }),
      handleError(error: Error) {
        failed = error
        done()
        reject(error) // No effect after resolve(); then write() or end() throws.
      },
      handleReadyForQuery: () => done(),
      handleCommandComplete() {},
      handleRowDescription() {},
      handleDataRow() {},
      handleEmptyQuery() {},
      handlePortalSuspended() {},
    }
    client.query(submittable as unknown as pg.Submittable)
  })
}

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

// One row in the format of COPY.
export function copyLine(values: (string | null)[]): string {
  let line = ''
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (at > 0) line += '\t'
    if (value === null) line += '\\N'
    else line += special.test(value) ? value.replace(/[\\\t\n\r]/g, (c) => escapes[c]!) : value
  }
  return `${line}\n`
}
