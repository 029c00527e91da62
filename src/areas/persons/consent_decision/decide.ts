// Decides whether a use or disclosure of a person's data, or an activity, is permitted, on what
// basis and with which obligations. The default is deny.
import { byConsentToActivity, byRefusalOfActivity } from './activity.ts'
import type { AccessRequest, Basis, Denial, Facts, Verdict } from './decision_types.ts'
import { applyCategoryRules } from './category_rules.ts'
import { obligationsOf } from './obligations.ts'
import { prepareQuestion, type Question } from './question.ts'
import { byEmergency, byLaw, byOwnRight, byRefusalOfData } from './rights.ts'
import type { Ruling } from './ruling.ts'
import type { Activity, DataCategory } from './vocabulary.ts'

export function decide(ask: AccessRequest, facts: Facts): Verdict {
  const question = prepareQuestion(ask, facts)
  const rulings = ask.activity
    ? [{ subject: null, ...decideActivity(question, ask.activity) }]
    : [...new Set(ask.data_categories)].map((category) => ({
        subject: category,
        ...decideData(question, category),
      }))
  const permitted = rulings.filter(({ denied }) => !denied)
  const denied = rulings.flatMap(({ subject, denied }) =>
    denied ? [{ data_category: subject, ...denied }] : [],
  )
  const refused_by = basesOf(rulings.filter((ruling) => ruling.denied))
  if (permitted.length > 0) {
    return {
      decision: 'permit',
      basis: basesOf(permitted),
      obligations: obligationsOf({ ask, permitted, partly_denied: denied.length > 0 }),
      permitted: permitted.flatMap(({ subject }) => subject ?? []),
      denied,
      refused_by,
    }
  }
  const empty_request: Denial = {
    data_category: null,
    code: 'no_legal_basis',
    required_consent: null,
  }
  return {
    decision: 'deny',
    basis: basesOf(rulings),
    obligations: [],
    permitted: [],
    denied: rulings.length > 0 ? denied : [empty_request],
    refused_by,
  }
}

// Order matters: the first rule that applies decides.
const decideData = (question: Question, category: DataCategory): Ruling =>
  byOwnRight(question, category) ??
  byLaw(question, category) ??
  byEmergency(question, category) ??
  byRefusalOfData(question, category) ??
  applyCategoryRules(question, category)

const decideActivity = (question: Question, activity: Activity): Ruling =>
  byRefusalOfActivity(question, activity) ?? byConsentToActivity(question, activity)

// Without duplicates, in order of first use.
function basesOf(rulings: readonly Ruling[]) {
  const bases = rulings.flatMap(({ basis }) => basis ?? [])
  const isSame = (one: Basis, other: Basis) => one.type === other.type && one.id === other.id
  return bases.filter((basis, i) => bases.findIndex((one) => isSame(one, basis)) === i)
}
