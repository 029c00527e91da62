// Builds phrases for messages and descriptions: names, articles, and what happened to an object.

// The name of an object in a sentence: "API key", "eligibility check".
export const displayName = (object: string) =>
  object
    .replaceAll('_', ' ')
    .replace(/^api /, 'API ')
    .replace(/^x12 /, 'X12 ')
    .replace(/^built in /, 'built-in ')

// Adds the article, chosen by sound: "an API key", "an X12 document", "a user".
export const aOrAn = (noun: string) => `${/^([aeio]|x12)/i.test(noun) ? 'an' : 'a'} ${noun}`

// A message about a parameter. A predicate ("must be a date.") gets the parameter as its subject;
// a message that is already a sentence stays as it is.
export function aboutParam(param: string | null, message: string) {
  if (!/^(?:must|can't|is|isn't|has|doesn't|contains|names)\b/.test(message)) return message
  return `${param ? `\`${param}\`` : 'The request body'} ${message}`
}

export const capitalize = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

// What happened to an object, by the word of its event: "a session was canceled".
export const eventClause = (object: string, word: string, article: 'a' | 'the') => {
  const name = displayName(object)
  const noun = article === 'a' ? aOrAn(name) : `the ${name}`
  const clause =
    clauses[`${object}.${word}`] ?? clauses[word] ?? `% was ${word.replaceAll('_', ' ')}`
  return clause.replace('%', noun)
}

// The exceptions, by word or by object and word. `%` is the object with its article.
const clauses: Record<string, string> = {
  deceased: '% was recorded as deceased',
  errored: '% ended with an error',
  expired: '% expired',
  exposed: '% was sent over plain HTTP and revoked',
  failed: '% failed',
  information_requested: 'information was requested for %',
  lapsed: '% lapsed',
  no_show: '% was marked as a no-show',
  passed: '% passed',
  processing: '% started processing',
  reviewing: 'the review of % began',
  review_needed: '% was flagged for review',
  running: '% started running',
  sending: '% started sending',
  succeeded: '% succeeded',
  timed_out: '% timed out',
  'check.overturned': 'the confirmed exclusion match of % was overturned',
  'claim.accepted': 'the payer accepted %',
  'claim.acknowledged': 'the clearinghouse acknowledged %',
  'claim.corrected': '% was reopened for correction',
  'claim.denied': 'the payer denied %',
  'claim.pended': 'the payer pended %',
  'claim.responded': "a response to the payer's request about % was sent",
  'claim.reversed': 'the payer reversed its decision on %',
  'claim.voiding': 'a void of % was sent to the payer',
  'consent.lapsed': '% lapsed without a signature',
  'consent.scheduled': '% was signed with a future start date',
  'dispute.reopened': '% was reopened because the processor rejected the evidence',
  'dispute.submitted': 'evidence for % was submitted',
  'emergency_access.justified': '% was found justified',
  'emergency_access.unjustified': '% was found unjustified',
  'external_calendar.active': '% became active again',
  'external_calendar.stale': "% couldn't be read for a day",
  'import.validation_started': 'the validation of % started',
  'matching.diverted': '% was diverted to crisis resources',
  'matching.fulfilled': 'the first session of % was completed',
  'message.bounced': '% bounced',
  'payment.challenged': "% required the person's authentication",
  'payment.received': '% was posted from its remittance',
  'payment.reconciled': '% was matched to a deposit',
  'payout.paid': '% arrived at its destination',
  'payout.reversal_failed': 'the reversal of % failed',
  'person.death_corrected': 'the recorded death of % was corrected',
  'person.merged': '% was merged into another person',
  'practitioner.information_requested': 'information was requested from %',
  'practitioner.lapsed': "%'s verification lapsed",
  'practitioner.rejected': "%'s verification was rejected",
  'practitioner.reviewing': "the review of %'s verification began",
  'practitioner.revoked': "%'s verification was revoked",
  'practitioner.submitted': '% was submitted for verification',
  'practitioner.withdrawn': "%'s verification was withdrawn",
  'psychotherapy_note.appended': 'text was appended to %',
  'remittance.accepted': '% was accepted as reported',
  'remittance.excepted': 'exceptions were found in %',
  'remittance.resent': '% was replaced by a complete copy from the payer',
  'risk_flag.raised': 'the level of % was raised',
  'session.checked_in': 'the person checked in for %',
  'session.corrected': '% was corrected from no-show to completed',
  'session.declined': 'the request for % was declined',
  'session.expired': 'the hold or request for % expired',
  'session.released': 'the hold on % was released',
  'x12_document.excepted': 'exceptions were found in %',
}
