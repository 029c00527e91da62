// File store settings, validated at startup.
import type { Environment } from './environment.ts'
import { bad, oneOf, protocolOf, type Reader } from './values.ts'

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
