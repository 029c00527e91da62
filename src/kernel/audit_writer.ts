// Saves the audit log entries of reads, before their data is returned. Reads of an account that
// wait at the same time share a transaction: one commit takes longer than writing many entries.
import type { Database } from '#db/connect.ts'
import { isRolledBack } from '#db/transaction.ts'
import type { AuditDraft } from './call.ts'
import { type AuditWriter, saveAudits } from './unit_of_work.ts'

type Waiting = {
  entries: AuditDraft[]
  resolve(): void
  reject(error: unknown): void
}

const most_entries = 500 // In one transaction, unless a single read has more.

export function auditWriter(db: Database): AuditWriter {
  const accounts = new Map<string, Waiting[]>() // Those that are being written, and who waits.

  return (account, entries) =>
    new Promise<void>((resolve, reject) => {
      const waiting = accounts.get(account)
      const own = { entries, resolve, reject }
      if (waiting) return void waiting.push(own)
      accounts.set(account, [own])
      void writeAll(account)
    })

  async function writeAll(account: string) {
    const waiting = accounts.get(account)!
    while (waiting.length > 0) await writeTogether(account, takeFirst(waiting))
    accounts.delete(account)
  }

  async function writeTogether(account: string, reads: Waiting[]) {
    try {
      const entries = reads.flatMap((read) => read.entries)
      await saveAudits(db, account, entries)
      for (const { resolve } of reads) resolve()
    } catch (error) {
      // What one of them can't write doesn't keep the others from being written.
      if (reads.length > 1 && isRolledBack(error)) await writeEach(account, reads)
      else for (const { reject } of reads) reject(error)
    }
  }

  async function writeEach(account: string, reads: Waiting[]) {
    for (const { entries, resolve, reject } of reads) {
      await saveAudits(db, account, entries).then(resolve, reject)
    }
  }
}

function takeFirst(waiting: Waiting[]) {
  let count = 0
  let entries = 0
  do entries += waiting[count++]!.entries.length
  while (count < waiting.length && entries + waiting[count]!.entries.length <= most_entries)
  return waiting.splice(0, count)
}
