// Writes PDFs, one at a time: each takes a thread and tens of megabytes.
import { Worker } from 'node:worker_threads'

export type PdfWriter = (body: object) => Promise<Buffer>

// The module exports writeAsPdf(), which makes a PDF of a response.
export function pdfWriter(module: string): PdfWriter {
  let last: Promise<unknown> = Promise.resolve()
  return function write(body) {
    const written = last.then(() => runThread(module, body))
    last = written.catch(() => undefined)
    return written
  }
}

function runThread(module: string, body: object): Promise<Buffer> {
  const thread = new Worker(new URL('./pdf_thread.ts', import.meta.url), {
    workerData: { module, body },
  })
  return new Promise((resolve, reject) => {
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The PDF was not written.')))
  })
}
