// attune waitlist: lists, invites and removes waitlist entries.
import { isDateTime } from '#http/parsing/formats.ts'
import { mailer } from '#app/adapters.ts'
import {
  inviteEntry,
  inviteNext,
  listWaitlist,
  removeEntry,
  removeEntries,
} from '#areas/platform/waitlist/waitlist.ts'
import { entryStates } from '#areas/platform/waitlist/entry_states.ts'
import type { Config } from '#settings/config.ts'
import { type Arguments, type Row, type Table, text, UsageError, wholeNumber } from './command.ts'
import { progress } from './progress.ts'
import { type DatabaseContext, withDatabase } from './database_access.ts'

const statuses = Object.keys(entryStates.states)

export function list(config: Config, args: Arguments) {
  const status = text(args, 'status') ?? null
  if (status && !statuses.includes(status)) {
    throw new UsageError(`--status must be one of ${statuses.join(', ')}.`)
  }
  const most = wholeNumber(args, 'limit', 100_000) ?? 100
  return withDatabase(config, (context) => listWaitlist(context, status, most))
}

export function invite(config: Config, args: Arguments): Promise<Row | Table> {
  if (config.environment === 'production') {
    throw new UsageError(
      'Invitations are available only in the sandbox. Use "attune accounts create".',
    )
  }
  const next = wholeNumber(args, 'next', 10_000)
  const [id] = args.words
  if ((id === undefined) === (next === undefined)) {
    throw new UsageError('Pass an ID, or use --next <count>.')
  }
  return withDatabase<Row | Table>(config, (context) => {
    const inviting = invitingOf(config, context)
    return id ? inviteEntry(inviting, id) : inviteMany(inviting, next!)
  })
}

export function remove(config: Config, args: Arguments): Promise<Row> {
  const [id] = args.words
  const span = spanOf(args)
  if ((id === undefined) === (span === undefined)) {
    throw new UsageError('Pass an ID, or a time range with --since and --until.')
  }
  return withDatabase(config, async (context) => {
    if (span) return { removed: await removeEntries(context, span) }
    await removeEntry(context, id!)
    return { id, removed: true }
  })
}

function spanOf(args: Arguments) {
  const [since, until, domain] = ['since', 'until', 'domain'].map((name) => text(args, name))
  if (since === undefined && until === undefined && domain === undefined) return undefined
  for (const time of [since, until]) {
    if (time !== undefined && isDateTime(time)) continue
    throw new UsageError(
      '--since and --until must be RFC 3339 timestamps, for example 2027-03-01T17:00:00Z.',
    )
  }
  return { since: since!, until: until!, domain }
}

function invitingOf(config: Config, context: DatabaseContext) {
  return { ...context, mail: mailer(config), public_url: config.public_url }
}

async function inviteMany(inviting: ReturnType<typeof invitingOf>, many: number) {
  const invited = []
  const bar = progress('Inviting', many)
  for (let i = 0; i < many; i++) {
    const entry = await inviteNext(inviting)
    if (!entry) break
    invited.push(entry)
    bar.at(invited.length)
  }
  bar.end()
  return invited
}
