// The name of an object in a sentence: "API key", "eligibility check".

export const spoken = (object: string) =>
  object.replaceAll('_', ' ').replace(/^api /, 'API ').replace(/^x12 /, 'X12 ')

// With its article, chosen by sound: "an API key", "an X12 document", "a user".
export const aOrAn = (noun: string) => `${/^([aeio]|x12)/i.test(noun) ? 'an' : 'a'} ${noun}`

export const capitalized = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`
