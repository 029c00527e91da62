// attune waitlist: who asked for a sandbox, and inviting them.
import { isDateTime } from '#http/formats.ts'
import { mailer } from '#outside/mail/mail.ts'
import {
  invite,
  inviteNext,
  listWaitlist,
  removeFromWaitlist,
  removeManyFromWaitlist,
} from '#resources/waitlist/waitlist.ts'
import type { Config } from '#config.ts'
import { type Command, type Given, text, UsageError, wholeNumber } from './command.ts'
import { progress } from './progress.ts'
import { type Reach, withDatabase } from './reach.ts'

const statuses = ['joined', 'invited', 'accepted']

export const waitlistCommands: Command[] = [
  {
    name: 'waitlist list',
    does: 'List who asked for a sandbox, those who wait longest first.',
    options: {
      status: { does: 'joined, invited or accepted; all if left out.', type: 'string' },
      limit: { does: 'How many, at most; 100 if left out.', type: 'string' },
    },
    examples: ['waitlist list --status joined'],
    run(config, given) {
      const status = text(given, 'status') ?? null
      if (status && !statuses.includes(status)) {
        throw new UsageError(`--status is one of ${statuses.join(', ')}.`)
      }
      const most = wholeNumber(given, 'limit', 100_000) ?? 100
      return withDatabase(config, (reach) => listWaitlist(reach, status, most))
    },
  },
  {
    name: 'waitlist invite',
    takes: '[id]',
    does: 'Send somebody a link to a sandbox of their own, or those who wait longest.',
    options: { next: { does: 'How many of those who wait longest to invite.', type: 'string' } },
    examples: ['waitlist invite wait_4Jv0hTq8kYb2Wm6Zc1Rx9N', 'waitlist invite --next 20'],
    run(config, given) {
      if (config.environment === 'production') {
        throw new UsageError('Invitations are for the sandbox; in production use accounts create.')
      }
      const next = wholeNumber(given, 'next', 10_000)
      const [id] = given.words
      if ((id === undefined) === (next === undefined)) {
        throw new UsageError('Say whom, by id, or how many with --next.')
      }
      return withDatabase(config, (reach) => {
        const inviting = invitingOf(config, reach)
        return id ? invite(inviting, id).then((entry) => [entry]) : inviteMany(inviting, next!)
      })
    },
  },
  {
    name: 'waitlist remove',
    takes: '[id]',
    does:
      'Forget somebody who asked for a sandbox (an account they made stays), or after a flood ' +
      'all who only joined in a span of time.',
    options: {
      since: { does: 'All from this time on, as in 2027-03-01T17:00:00Z.', type: 'string' },
      until: { does: 'And before this time.', type: 'string' },
      domain: { does: 'Of these, only those whose address ends in @ and this.', type: 'string' },
    },
    examples: [
      'waitlist remove wait_4Jv0hTq8kYb2Wm6Zc1Rx9N',
      'waitlist remove --since 2027-03-01T17:00:00Z --until 2027-03-01T19:00:00Z',
    ],
    run(config, given) {
      const [id] = given.words
      const span = spanOf(given)
      if ((id === undefined) === (span === undefined)) {
        throw new UsageError('Say whom, by id, or from when to when with --since and --until.')
      }
      return withDatabase(config, async (reach) => {
        if (span) return [{ removed: await removeManyFromWaitlist(reach, span) }]
        await removeFromWaitlist(reach, id!)
        return [{ id, removed: true }]
      })
    },
  },
]

function spanOf(given: Given) {
  const [since, until, domain] = ['since', 'until', 'domain'].map((name) => text(given, name))
  if (since === undefined && until === undefined && domain === undefined) return undefined
  for (const time of [since, until]) {
    if (time !== undefined && isDateTime(time)) continue
    throw new UsageError('--since and --until must be times as in 2027-03-01T17:00:00Z.')
  }
  return { since: since!, until: until!, domain }
}

function invitingOf(config: Config, { db, secrets }: Reach) {
  return { db, secrets, mail: mailer(config), public_url: config.public_url }
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
