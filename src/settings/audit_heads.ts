// Settings for where signed heads of the audit log are stored, in addition to the log.
import { resolve } from 'node:path'
import type { Environment } from './environment.ts'
import type { Setting } from './settings.ts'
import { bad, protocolOf, type Reader } from './values.ts'

export const audit_heads = {
  AUDIT_HEADS_FILE: {
    summary:
      'File to which every signed head of the audit log is appended, for "attune audit verify ' +
      '--heads". Keep it on a different machine than the database. The heads are also written to ' +
      'the log.',
    example: '/var/log/attune/audit-heads.jsonl',
  },
  AUDIT_HEADS_URL: {
    summary:
      'URL prefix to which every signed audit log head is sent with PUT, each under its own ' +
      'name, for example a bucket with Object Lock. Retried until stored.',
    example: 'https://heads.example.com/attune',
  },
  AUDIT_HEADS_AUTHORIZATION: {
    summary: 'Authorization header for AUDIT_HEADS_URL.',
    example: 'Bearer (token)',
  },
} as const satisfies Record<string, Setting>

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
