// Decides whether an activity is permitted, such as treatment, recording or messaging. An activity
// is decided as a whole.
import { covers, narrowly, speaksOf, widely } from './matches.ts'
import type { ConsentFact } from './decision_types.ts'
import type { Question } from './question.ts'
import { byConsent, byRefusal, type Ruling } from './ruling.ts'
import type { Activity } from './vocabulary.ts'

const namesNobody = ({ recipients }: ConsentFact) => recipients.length === 0

// Denied by name, or by a restriction of all data. A restriction of some data doesn't apply.
export function byRefusalOfActivity(question: Question, activity: Activity): Ruling | undefined {
  const { action, purpose } = question.ask
  const silence = widely(question)
  return byRefusal(
    question,
    (consent) =>
      (consent.kind === activity && (namesNobody(consent) || covers(consent, question, true))) ||
      (consent.kind === 'restriction' &&
        question.receiver !== null &&
        consent.data_categories.length === 0 &&
        speaksOf(consent.purposes, purpose, silence.purposes) &&
        speaksOf(consent.actions, action, silence.actions) &&
        covers(consent, question, silence.recipients)),
  )
}

// Needs a consent of the same kind. Its data categories and actions limit data, not the activity.
export function byConsentToActivity(question: Question, activity: Activity): Ruling {
  const { action, purpose } = question.ask
  const silence = narrowly(question, null)
  return byConsent(
    question,
    null,
    [activity],
    'consent_missing',
    (consent) =>
      speaksOf(consent.purposes, purpose, silence.purposes) &&
      (action !== 'redisclose' || consent.actions.includes(action)) &&
      covers(consent, question, silence.recipients),
  )
}
