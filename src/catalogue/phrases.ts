// Builds phrases for messages and descriptions: names, articles, and what cause to an object.

// The name of an object in a sentence: "API key", "eligibility check".
export const displayName = (object: string) =>
  object.replaceAll('_', ' ').replace(/^api /, 'API ').replace(/^x12 /, 'X12 ')

// Adds the article, chosen by sound: "an API key", "an X12 document", "a user".
export const aOrAn = (noun: string) => `${/^([aeio]|x12)/i.test(noun) ? 'an' : 'a'} ${noun}`

// A message about a parameter. A predicate ("must be a date.") gets the parameter as its subject;
// a message that is already a sentence stays as it is.
export function aboutParam(param: string | null, message: string) {
  if (!/^(?:must|can't|is|isn't|has|doesn't|contains|names)\b/.test(message)) return message
  return `${param ? `\`${param}\`` : 'The request body'} ${message}`
}

export const capitalize = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

// What cause to an object, by the word of its event: "was canceled", "expired".
export const eventPhrase = (word: string) => verbs[word] ?? `was ${word.replaceAll('_', ' ')}`

const verbs: Record<string, string> = {
  checked_in: 'was checked in',
  corrected: 'was corrected',
  death_corrected: 'was corrected: the person is alive',
  deceased: 'was recorded as deceased',
  errored: 'ended with an error',
  excepted: 'needs attention',
  expired: 'expired',
  failed: 'failed',
  finished: 'was finished',
  information_requested: 'was returned with a request for information',
  kept: 'was kept',
  lapsed: 'lapsed',
  lost: 'was lost',
  no_show: 'was marked as a no-show',
  passed: 'passed',
  processing: 'is being processed',
  review_needed: 'needs a review',
  reviewing: 'is under review',
  running: 'started running',
  sending: 'is being sent',
  succeeded: 'succeeded',
  timed_out: 'timed out',
  unjustified: 'was found unjustified',
  voiding: 'is being voided',
}
