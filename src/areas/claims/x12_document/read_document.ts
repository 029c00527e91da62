// Reads the X12 of a stored document. A large one is read in slices, so that requests don't wait
// for it, and once for all the jobs that process it in batches.
import type { Call } from '#kernel/call.ts'
import { fileReader, readX12, type X12File } from '#x12/read.ts'
import type { X12DocumentRow } from './schema.ts'
import { decryptDocument, findDocument } from './x12_document.ts'

const small_bytes = 65_536
// Small enough for a slice, and large enough for segments of a megabyte, which the tokenizer scans
// again with each chunk.
const chunk_bytes = 32_768
const idle_ms = 60_000

// The large file that was read last. It leaves memory a minute after its last use.
export const createLastFile = () => {
  let last: { key: string; file: X12File } | undefined
  let timer: NodeJS.Timeout | undefined
  const touch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (last = undefined), idle_ms).unref()
  }
  return {
    find(key: string) {
      if (last?.key !== key) return undefined
      touch()
      return last.file
    },
    keep(key: string, file: X12File) {
      last = { key, file }
      touch()
    },
  }
}

export async function readDocument(call: Call, row: X12DocumentRow): Promise<X12File> {
  if (row.bytes <= small_bytes) return readX12(decryptDocument(call, row).bytes)
  const key = keyOf(call, row.id)
  const last = call.caches.of(createLastFile)
  const known = last.find(key)
  if (known) return known
  const { bytes } = decryptDocument(call, row)
  const reader = fileReader()
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk_bytes) }, (_, i) => i)
  await call.slices.map(chunks, (i) =>
    reader.push(bytes.subarray(i * chunk_bytes, (i + 1) * chunk_bytes)),
  )
  const file = reader.end()
  last.keep(key, file)
  return file
}

// The bytes of a document never change, so a large one isn't fetched again either.
export const readDocumentById = async (call: Call, id: string): Promise<X12File> =>
  call.caches.of(createLastFile).find(keyOf(call, id)) ??
  (await readDocument(call, await findDocument(call, id)))

const keyOf = ({ account }: Call, id: string) => `${account} ${id}`
