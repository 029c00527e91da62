// Examples of documents: created over the API, uploaded through their link, and processed.
import assert from 'node:assert/strict'
import https from 'node:https'
import { processFiles } from '#jobs/process_files.ts'
import {
  ca,
  call,
  db,
  log,
  outside,
  port as own_port,
  type RequestOptions,
  secrets,
} from './harness.ts'

export const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)

type FileRequest = {
  file?: Buffer
  headers?: Record<string, string | number>
  pieces?: AsyncIterable<Buffer>
  port?: number
}

export type FileResponse = { status: number; headers: Record<string, any>; bytes: Buffer }

// Sends a file, or reads one.
export const transfer = (method: string, url: string, request: FileRequest = {}) =>
  new Promise<FileResponse>((resolve, reject) => {
    const { pathname } = new URL(url, 'https://localhost')
    const { file, headers = {}, pieces, port = own_port } = request
    const target = {
      host: '127.0.0.1',
      servername: 'localhost',
      port,
      path: pathname,
      ca,
      agent: false,
    }
    const sent = https.request({ ...target, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part)).on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: response.statusCode!, headers: response.headers, bytes })
      })
    })
    sent.on('error', reject)
    if (pieces) void send(sent, pieces)
    else sent.end(file)
  })

async function send(request: NodeJS.WritableStream, pieces: AsyncIterable<Buffer>) {
  for await (const piece of pieces) {
    if (!request.write(piece)) await new Promise((resolve) => request.once('drain', resolve))
  }
  request.end()
}

export async function createDocument(fields: object = {}, options: RequestOptions = {}) {
  const body = { kind: 'referral', title: 'Referral', file_name: 'referral.pdf', ...fields }
  const { status, body: made, text } = await call('POST', '/v1/documents', body, options)
  assert.equal(status, 200, text)
  return made as { id: string; upload: { url: string }; [field: string]: any }
}

export const processAll = (changes: Partial<typeof outside> = {}) =>
  processFiles({ db, secrets, log, outside: { ...outside, ...changes } })

// Created, uploaded and scanned.
export async function availableDocument(
  fields: object = {},
  file: Buffer = pdf,
  options: RequestOptions = {},
) {
  const { id, upload } = await createDocument(fields, options)
  const { status, bytes } = await transfer('PUT', upload.url, { file })
  assert.equal(status, 200, bytes.toString())
  await processAll()
  return id
}

export async function download(id: string, body: object = {}, options: RequestOptions = {}) {
  const { body: link, text } = await call(
    'POST',
    `/v1/documents/${id}/download_link`,
    body,
    options,
  )
  assert.ok(link.url, text)
  return await transfer('GET', link.url)
}
