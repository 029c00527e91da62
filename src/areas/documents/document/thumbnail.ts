// Creates thumbnails of images and of the first page of PDF files, in a thread of its own: a file
// that takes too long, or breaks the reader, ends with its thread.
import { Worker } from 'node:worker_threads'

const patience_ms = 15_000
const most_megabytes = 512

// Null if the file can't be read as an image or PDF.
export async function createThumbnail(file: Buffer, content_type: string): Promise<Buffer | null> {
  const worker = new Worker(new URL('thumbnail_thread.ts', import.meta.url), {
    workerData: { file, content_type },
    resourceLimits: { maxOldGenerationSizeMb: most_megabytes },
    stdout: true, // What the readers print about a file isn't for the log.
    stderr: true,
  })
  try {
    return await new Promise((resolve) => {
      const giveUp = () => resolve(null)
      const timer = setTimeout(giveUp, patience_ms)
      timer.unref()
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
      worker.once('error', giveUp).once('exit', giveUp)
    })
  } finally {
    await worker.terminate()
  }
}
