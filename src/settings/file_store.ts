// File store settings, validated at startup.
import type { Environment } from './environment.ts'
import type { Setting } from './settings.ts'
import { bad, oneOf, protocolOf, type Reader } from './values.ts'

export const file_store = {
  FILE_STORE: {
    summary:
      'Where documents are stored, encrypted: disk (the files directory in ATTUNE_HOME), s3, or ' +
      'none. Default: disk in the sandbox; in production s3 if S3_ENDPOINT is set, else none.',
    example: 's3',
  },
  S3_ENDPOINT: {
    summary: 'URL of the S3-compatible bucket for documents, with the name of the bucket.',
    example: 'https://s3.us-east-1.amazonaws.com/attune-documents',
  },
  S3_REGION: { summary: 'Region of the bucket.', fallback: 'us-east-1' },
  S3_ACCESS_KEY_ID: { summary: 'Access key of the bucket.', example: 'AKIAIOSFODNN7EXAMPLE' },
  S3_SECRET_ACCESS_KEY: { secret: true, summary: 'Secret access key of the bucket.' },
  CLAMAV_SOCKET: {
    summary:
      'Socket of clamd, as a path or host:port. If set, documents are scanned for viruses before ' +
      'they can be downloaded.',
    example: '/run/clamav/clamd.ctl',
  },
} as const satisfies Record<string, Setting>

export type FileStoreSettings = ReturnType<typeof fileStoreOf>

export function fileStoreOf(read: Reader, environment: Environment) {
  const usual = { sandbox: 'disk', production: read('S3_ENDPOINT') ? 's3' : 'none' }
  const request = read('FILE_STORE') ?? usual[environment]
  const type = oneOf('FILE_STORE', () => request, ['disk', 's3', 'none'])
  if (type !== 's3') return { type }
  const endpoint = read('S3_ENDPOINT')
  const access_key_id = read('S3_ACCESS_KEY_ID')
  const secret_access_key = read('S3_SECRET_ACCESS_KEY')
  if (!endpoint) throw bad('S3_ENDPOINT', 'is required with FILE_STORE=s3')
  const local = environment === 'sandbox' && endpoint.startsWith('http://')
  if ((protocolOf(endpoint) !== 'https:' && !local) || new URL(endpoint).pathname === '/') {
    throw bad('S3_ENDPOINT', 'must be an https:// URL that ends in the name of the bucket')
  }
  if (!access_key_id) throw bad('S3_ACCESS_KEY_ID', 'is required with FILE_STORE=s3')
  if (!secret_access_key) throw bad('S3_SECRET_ACCESS_KEY', 'is required with FILE_STORE=s3')
  const region = read('S3_REGION')!
  return { type, s3: { endpoint, region, access_key_id, secret_access_key } }
}
