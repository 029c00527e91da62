// Settings for where signed heads of the audit log are stored, in addition to the log.
import { resolve } from 'node:path'
import type { Environment } from './environment.ts'
import { bad, protocolOf, type Reader } from './values.ts'

export type AuditHeadSettings = ReturnType<typeof auditHeadsOf>

export function auditHeadsOf(read: Reader, environment: Environment, root: string) {
  const file = read('AUDIT_HEADS_FILE')
  const url = read('AUDIT_HEADS_URL')
  const authorization = read('AUDIT_HEADS_AUTHORIZATION')
  const plain = environment === 'sandbox' && protocolOf(url ?? '') === 'http:'
  if (url && protocolOf(url) !== 'https:' && !plain) {
    throw bad('AUDIT_HEADS_URL', 'must be an https:// URL')
  }
  if (authorization && !url) throw bad('AUDIT_HEADS_AUTHORIZATION', 'requires AUDIT_HEADS_URL')
  return { file: file && resolve(root, file), url, authorization }
}
