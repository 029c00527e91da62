// Formats an object's name for use in a sentence: "API key", "eligibility check".

export const spoken = (object: string) =>
  object.replaceAll('_', ' ').replace(/^api /, 'API ').replace(/^x12 /, 'X12 ')

// Adds the article, chosen by sound: "an API key", "an X12 document", "a user".
export const aOrAn = (noun: string) => `${/^([aeio]|x12)/i.test(noun) ? 'an' : 'a'} ${noun}`

// A message about a parameter. A predicate ("must be a date.") gets the parameter as its subject;
// a message that is already a sentence stays as it is.
export function aboutParam(param: string | null, message: string) {
  if (!/^(?:must|can't|is|isn't|has|doesn't|contains|names)\b/.test(message)) return message
  return `${param ? `\`${param}\`` : 'The request body'} ${message}`
}

export const capitalized = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`
