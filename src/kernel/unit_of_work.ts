// One unit of work is one transaction: it enters the account, runs (or replays an earlier result),
// and leaves. Rows, events, scheduled jobs, audit log entries and the stored response commit
// together or not at all. A dry run is rolled back. Requests, jobs and the command line use it.
import { type AuditDraft, type Call, openCall, type Origin } from './call.ts'
import { findTransactionId, InterruptedCommit, settleCommit } from './commit_outcome.ts'
import { auditStatement, leaveStatement, type StoredResponse } from './leave.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { allColumns } from '#db/columns.ts'
import type { Database } from '#db/connect.ts'
import { sql, type Statement } from '#db/sql.ts'
import {
  isRolledBack,
  MustWait,
  transact,
  transactEarly,
  type Transaction,
  type TransactionOptions,
  writeInOneRoundTrip,
} from '#db/transaction.ts'
import type { Outside } from '#outside/ports/outside.ts'

export type Unit<Entry, Result, Reply> = {
  enter: Statement // Finds out who calls, in which account, and when.
  // Authorizes. Throws if denied.
  open(entry: Entry, query: Call['query'], sent_at: number): Call | Promise<Call>
  early?: EarlyOpening<Entry> | undefined
  replay?(call: Call, entry: Entry): Promise<Result | undefined> // The result of an earlier run.
  run(call: Call): Promise<Result>
  leave(call: Call, result: Result): Departure<Reply> | Promise<Departure<Reply>>
  dry_run?: DryRun<Result, Reply> | undefined
  onAuditFailure?(call: Call, error: unknown): void
  saveAudits?: AuditWriter | undefined // For a read: its audit log entries are all that it writes.
  // If the connection breaks during the commit, find out whether it was committed.
  settles_commit?: boolean
} & TransactionOptions

// How a unit begins before its entry is known. The first query of its run is sent with enter.
export type EarlyOpening<Entry> = {
  open(query: Call['query']): Call // Throws MustWait if it can't begin early.
  // Authorizes. Throws MustWait if the entry is another than expected. Returns how long a write
  // must wait before it commits, in milliseconds.
  admit(entry: Entry, sent_at: number): number
}

export type Departure<Reply> = {
  reply: Reply
  stored?: StoredResponse | undefined // For retries with the same Idempotency-Key.
  writes?: boolean // False if a read leaves nothing behind. Default: true.
}

export type DryRun<Result, Reply> = {
  reply(call: Call, result: Result, events: object[]): Reply
  audits(call: Call, result: Result): AuditDraft[] // Saved although the dry run is rolled back.
}

export async function runUnit<Entry, Result, Reply>(
  db: Database,
  unit: Unit<Entry, Result, Reply>,
): Promise<Reply> {
  let call: Call | undefined
  // Saved after the transaction: a read that isn't admitted shows nothing, and needs no connection
  // while it waits for another one.
  let shown: AuditDraft[] = []
  const { dry_run } = unit
  const save: AuditWriter =
    unit.saveAudits ?? ((account, audits) => saveAudits(db, account, audits))

  async function runAndLeave(opened: Call, commit: Commit, replayed?: Result): Promise<Reply> {
    shown = [] // Work can run more than once.
    const result = replayed ?? (await unit.run(opened))
    if (dry_run) {
      const events = replayed ? [] : await rehearse(opened)
      shown = dry_run.audits(opened, result)
      return dry_run.reply(opened, result, events)
    }
    const { reply, stored, writes = true } = await unit.leave(opened, result)
    const { entries } = opened.effects.audit
    if (unit.saveAudits && leavesOnlyAudits(opened, stored)) {
      shown = entries
      await commit()
      return reply
    }
    const id = unit.settles_commit ? await findTransactionId(opened) : undefined
    await commit(writes ? leaveStatement(opened, stored) : undefined).catch((error) => {
      throw id && !isRolledBack(error) ? new InterruptedCommit(id, reply, error) : error
    })
    return reply
  }

  // Begins before the entry is known, if it can be anticipated.
  async function runEarly(): Promise<Reply> {
    const { early } = unit
    if (!early) throw new MustWait()
    return await transactEarly<Entry, Reply>(
      db,
      unit.enter,
      (entry, sent_at) => {
        const anticipated = call
        call = undefined // A call that isn't admitted leaves nothing.
        const wait_ms = early.admit(entry, sent_at)
        call = anticipated
        return wait_ms
      },
      async ({ query, commit }) => {
        call = early.open(query)
        return await runAndLeave(call, commit)
      },
      unit,
    )
  }

  const runInOrder = () =>
    transact<Entry, Reply>(
      db,
      unit.enter,
      async ({ entry, sent_at, query, commit }) => {
        call = await unit.open(entry, query, sent_at)
        return await runAndLeave(call, commit, await unit.replay?.(call, entry))
      },
      unit,
    )

  try {
    const reply = await runEarly()
      .catch((error) => {
        if (!(error instanceof MustWait)) throw error
        call = undefined
        return runInOrder()
      })
      .catch((error) => {
        if (!(error instanceof InterruptedCommit)) throw error
        return settleCommit<Reply>(db, call!.account, error)
      })
    if (shown.length > 0) await save(call!.account, shown)
    return reply
  } catch (error) {
    if (call)
      await saveDecisions(db, call).catch((failure) => unit.onAuditFailure?.(call!, failure))
    throw error
  }
}

type Commit = Transaction<unknown>['commit']

const leavesOnlyAudits = ({ effects }: Call, stored?: StoredResponse) =>
  !stored && [effects.events, effects.jobs, effects.metadata].every(({ length }) => length === 0)

// Writes the effects of a dry run, so that every constraint is checked, and returns its events.
async function rehearse(call: Call) {
  await call.query(leaveStatement(call))
  await call.query(sql`set constraints all immediate`)
  return await call.query<object>(sql`
    select ${allColumns('events')} from events
    where account = ${call.account} and sequence is null and request_id = ${call.request_id}
    order by position`)
}

// Saves the audit log entries of a read before its data is returned (see audit_writer.ts).
export type AuditWriter = (account: string, entries: AuditDraft[]) => Promise<unknown>

// Saves audit log entries where nothing else is written, in one round trip.
export const saveAudits = (db: Database, account: string, audits: AuditDraft[]) =>
  writeInOneRoundTrip(db, sql`select enter_account(${account})`, auditStatement(account, audits))

// Keeps the decisions on a request in the audit log although it is rolled back.
async function saveDecisions(db: Database, { account, effects, origin }: Call) {
  if (origin !== 'request') return
  const decisions = effects.audit.entries.filter(({ outcome }) => outcome !== 'done')
  if (decisions.length > 0) await saveAudits(db, account, decisions)
}

// Work in an account without a request: scheduled jobs, the command line.
export type AccountContext = { db: Database; secrets: Secrets; outside: Outside }

function accountUnit<T>(
  { db, secrets, outside }: AccountContext,
  account: string,
  work: (call: Call) => Promise<T>,
  origin: Origin,
): Unit<{ now: string | null; real_now: string }, T, T> {
  const { recent_writes, caches } = db
  return {
    enter: sql`select enter_account(${account}) as now, account_now(0) as real_now`,
    open(entry, query) {
      // An account that is being created has no clock yet.
      const real_now = Temporal.Instant.from(entry.real_now)
      const now = entry.now ? Temporal.Instant.from(entry.now) : real_now
      const context = { secrets, outside, recent_writes, caches }
      return openCall({ query, account, now, real_now, origin, ...context })
    },
    run: work,
    leave: (_, reply) => ({ reply }),
  }
}

export const inAccount = <T>(
  context: AccountContext,
  account: string,
  work: (call: Call) => Promise<T>,
  origin: Origin = 'platform',
): Promise<T> => runUnit(context.db, accountUnit(context, account, work, origin))

// The same as a dry run: every constraint is checked, and nothing is saved.
export const rehearseInAccount = <T>(
  context: AccountContext,
  account: string,
  work: (call: Call) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> =>
  runUnit(context.db, {
    ...accountUnit(context, account, work, 'platform'),
    ...options,
    dry_run: { reply: (_, result) => result, audits: () => [] },
  })

// A query across all accounts, as the worker role, in one round trip. The migrations grant what it
// can access.
export async function queryAsWorker<Row>(db: Database, statement: Statement): Promise<Row[]> {
  if (db.asWorker) return await db.asWorker<Row>(statement)
  const [, rows] = await writeInOneRoundTrip(db, assumeWorker, statement)
  return rows as Row[] // As the statement was written to return.
}

export const assumeWorker = sql`select assume_role('attune_worker', null, null)`
