// Determines the type of a file from its content. What a caller says about it isn't trusted: a file
// whose name or declared type contradicts the content is refused.
import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

// The extensions of each type that is accepted.
const extensions = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/tiff': ['.tif', '.tiff'],
  'image/webp': ['.webp'],
  [docx]: ['.docx'],
  'application/zip': ['.zip'],
  'text/plain': ['.txt', '.csv', '.md'],
} as const

export type FileType = keyof typeof extensions
export const fileTypes = Object.keys(extensions) as FileType[]

export const has_thumbnail: readonly FileType[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/tiff',
  'image/webp',
]

// As many bytes as the longest mark needs.
export const head_bytes = 8_192

const isKnown = (type: string): type is FileType => Object.hasOwn(extensions, type)

// Undefined if files of this type aren't accepted.
export async function fileTypeOf(head: Buffer): Promise<FileType | undefined> {
  // It throws where a file goes on beyond its head.
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const is_archive = found?.mime === 'application/zip' || (!found && isArchive(head))
  if (is_archive) return isWordDocument(head) ? docx : 'application/zip'
  if (found) return isKnown(found.mime) ? found.mime : undefined
  return isText(head) ? 'text/plain' : undefined
}

const isArchive = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))

// The list of parts of a Word document comes first, and names its folder.
const isWordDocument = (head: Buffer) =>
  head.includes('[Content_Types].xml') && head.includes('word/')

// UTF-8 without control characters, and nothing that a browser would run.
function isText(head: Buffer) {
  const text = new TextDecoder('utf-8').decode(head, { stream: true })
  // eslint-disable-next-line no-control-regex
  const is_binary = /[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/.test(text)
  return head.length > 0 && !is_binary && !/^\s*<(?:!doctype|html|svg|\?xml|script)/i.test(text)
}

const text_types = ['text/plain', 'text/csv', 'text/markdown']

// Whether a file name or a Content-Type fits the content. Neither has to say anything.
export const fitsName = (type: FileType, file_name: string) => {
  const extension = extname(file_name).toLowerCase()
  const known = Object.values(extensions).some((all) => has(all, extension))
  // The list of parts of a Word document isn't always first.
  const office = type === 'application/zip' && extension === '.docx'
  return !known || office || has(extensions[type], extension)
}

export function fitsDeclared(type: FileType, content_type: string) {
  const declared = content_type.split(';', 1)[0]!.trim().toLowerCase()
  if (['', 'application/octet-stream', 'application/x-www-form-urlencoded'].includes(declared)) {
    return true
  }
  if (type === 'text/plain') return text_types.includes(declared)
  return declared === type || (type === 'application/zip' && declared === docx)
}

const has = (all: readonly string[], one: string) => all.includes(one)
