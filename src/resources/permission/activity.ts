// Whether something may be done with a person: to treat them, to record, to write to them. It is
// judged as a whole.
import { covers, narrowly, speaksOf, widely } from './matches.ts'
import type { ConsentFact } from './decision_types.ts'
import type { Question } from './question.ts'
import { byConsent, byRefusal, type Ruling } from './ruling.ts'
import type { Activity } from './words.ts'

const namesNobody = ({ recipients }: ConsentFact) => recipients.length === 0

// Refused by name, or by a restriction of everything: one of certain data does not forbid to act.
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

// A consent of the activity's own name. What it says of data and actions binds data, not the act.
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
