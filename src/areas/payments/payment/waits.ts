// The scheduled jobs that payments wait for. What a real processor decides comes as its webhook.
import { hours, newsOf } from '#kernel/waits.ts'

export const challenge_hours = 24

const hear = { job: 'payment.hear', at: newsOf('payments', 'charge') }

export const waits = {
  challenged: [{ job: 'payment.expire', at: `challenged_at + ${hours(challenge_hours)}` }],
  processing: [hear],
  authorized: [{ job: 'payment.expire', at: 'authorization_expires_at' }, hear],
}
