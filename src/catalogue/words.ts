// How a kind of object is spoken of in a sentence: an API key, an eligibility check.

export const spoken = (object: string) =>
  object.replaceAll('_', ' ').replace(/^api /, 'API ').replace(/^x12 /, 'X12 ')
