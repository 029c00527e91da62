// Decides whether an activity is permitted, such as treatment, recording or messaging. An activity
// is decided as a whole.
import { covers, permitDefaults, includesTerm, denialDefaults } from './matches.ts'
import type { ConsentFact } from './decision_types.ts'
import type { Question } from './question.ts'
import { byConsent, byRefusal, type Ruling } from './ruling.ts'
import type { Activity } from './vocabulary.ts'

const hasNoRecipients = ({ recipients }: ConsentFact) => recipients.length === 0

// Denied by name, or by a restriction of all data. A restriction of some data doesn't apply.
export function byRefusalOfActivity(question: Question, activity: Activity): Ruling | undefined {
  const { action, purpose } = question.ask
  return byRefusal(question, (consent) => {
    const defaults = denialDefaults(question, consent)
    return (
      (consent.kind === activity &&
        (hasNoRecipients(consent) || covers(consent, question, true))) ||
      (consent.kind === 'restriction' &&
        question.receiver !== null &&
        consent.data_categories.length === 0 &&
        includesTerm(consent.purposes, purpose, defaults.purposes) &&
        includesTerm(consent.actions, action, defaults.actions) &&
        covers(consent, question, defaults.recipients))
    )
  })
}

// Needs a consent of the same kind. Its data categories and actions limit data, not the activity.
export function byConsentToActivity(question: Question, activity: Activity): Ruling {
  const { action, purpose } = question.ask
  const defaults = permitDefaults(question, null)
  return byConsent(
    question,
    null,
    [activity],
    'consent_missing',
    (consent) =>
      includesTerm(consent.purposes, purpose, defaults.purposes) &&
      (action !== 'redisclose' || consent.actions.includes(action)) &&
      covers(consent, question, defaults.recipients),
  )
}
