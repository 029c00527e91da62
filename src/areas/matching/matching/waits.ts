// Scheduled jobs of matchings.

const expire = { job: 'matching.expire', at: 'coalesce(offer_expires_at, expires_at)' }

export const waits = {
  pending: [{ job: 'matching.complete', at: 'created_at' }, expire],
  completed: [expire],
  accepted: [{ job: 'matching.follow', at: 'accepted_at' }],
}
