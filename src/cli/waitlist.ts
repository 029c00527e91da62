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
import { type Command, type Arguments, text, UsageError, wholeNumber } from './command.ts'
import { progress } from './progress.ts'
import { type DatabaseContext, withDatabase } from './database_access.ts'

const statuses = Object.keys(entryStates.states)

export const waitlistCommands: Command[] = [
  {
    name: 'waitlist list',
    summary: 'List waitlist entries, oldest first.',
    options: {
      status: {
        summary: 'Filter by status: joined, invited or accepted.',
        type: 'string',
        value: '<status>',
      },
      limit: {
        summary: 'Maximum number of entries. Default: 100.',
        type: 'string',
        value: '<count>',
      },
    },
    examples: ['waitlist list --status joined'],
    run(config, args) {
      const status = text(args, 'status') ?? null
      if (status && !statuses.includes(status)) {
        throw new UsageError(`--status must be one of ${statuses.join(', ')}.`)
      }
      const most = wholeNumber(args, 'limit', 100_000) ?? 100
      return withDatabase(config, (context) => listWaitlist(context, status, most))
    },
  },
  {
    name: 'waitlist invite',
    takes: '[id]',
    summary: 'Invite one entry, or the next N, to a sandbox.',
    about: { '[id]': 'ID of the waitlist entry, prefixed wait_.' },
    options: {
      next: {
        summary: 'Invite this many of the oldest entries.',
        type: 'string',
        value: '<count>',
      },
    },
    details: ['Each invitation is an email with a link to a new sandbox account.'],
    examples: ['waitlist invite wait_4Jv0hTq8kYb2Wm6Zc1Rx9N', 'waitlist invite --next 20'],
    run(config, args) {
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
      return withDatabase(config, (context) => {
        const inviting = invitingOf(config, context)
        return id ? inviteEntry(inviting, id).then((entry) => [entry]) : inviteMany(inviting, next!)
      })
    },
  },
  {
    name: 'waitlist remove',
    takes: '[id]',
    summary: 'Remove one entry, or all entries from a time range.',
    about: { '[id]': 'ID of the waitlist entry, prefixed wait_.' },
    options: {
      since: {
        summary: 'Start of the time range, inclusive, for example 2027-03-01T17:00:00Z.',
        type: 'string',
        value: '<timestamp>',
      },
      until: {
        summary: 'End of the time range, exclusive.',
        type: 'string',
        value: '<timestamp>',
      },
      domain: {
        summary: 'Remove only email addresses at this domain.',
        type: 'string',
        value: '<domain>',
      },
    },
    details: [
      "Removing an entry doesn't remove its account. A time range removes only entries with " +
        'status joined: use it after a flood of sign-ups.',
    ],
    examples: [
      'waitlist remove wait_4Jv0hTq8kYb2Wm6Zc1Rx9N',
      'waitlist remove --since 2027-03-01T17:00:00Z --until 2027-03-01T19:00:00Z',
    ],
    run(config, args) {
      const [id] = args.words
      const span = spanOf(args)
      if ((id === undefined) === (span === undefined)) {
        throw new UsageError('Pass an ID, or a time range with --since and --until.')
      }
      return withDatabase(config, async (context) => {
        if (span) return [{ removed: await removeEntries(context, span) }]
        await removeEntry(context, id!)
        return [{ id, removed: true }]
      })
    },
  },
]

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
