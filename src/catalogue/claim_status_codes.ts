// What payers and clearinghouses say of a claim before it is decided (277CA, 277): categories and
// status codes, in labels of our own. Those that are not here are told by their code.

export const categories: Record<string, string> = {
  A0: 'Forwarded',
  A1: 'Received',
  A2: 'Accepted for decision',
  A3: 'Sent back unread',
  A4: 'Not found',
  A5: 'Split',
  A6: 'Sent back: something is missing',
  A7: 'Sent back: something is wrong',
  A8: 'Sent back: parts contradict each other',
  P0: 'Pending',
  P1: 'Pending, in process',
  P2: 'Pending, in review by the payer',
  P3: 'Pending: the provider was asked for more',
  P4: 'Pending: the person was asked for more',
  P5: 'Pending: the payer holds it',
  F0: 'Decided',
  F1: 'Decided and paid',
  F2: 'Decided and denied',
  F3: 'Decided anew',
  F4: 'Decided; nothing will be paid',
  R0: 'More is asked for',
  R1: 'More is asked for: entity',
  R3: 'More is asked for: claim',
  R4: 'More is asked for: documents',
  D0: 'Nothing found',
  E0: 'The question was wrong',
  E1: 'The payer cannot answer now',
}

const codes: Record<string, string> = {
  0: 'Cannot say without more',
  1: 'See the payer',
  2: 'More detail is to be had',
  3: 'Decided, waiting for payment',
  16: 'Forwarded by the clearinghouse',
  17: 'Forwarded to another',
  18: 'Under another number',
  19: 'Received',
  20: 'Accepted',
  21: 'Missing or wrong information',
  22: 'Not to be decided',
  24: 'The entity is not approved as a submitter: enroll with the payer',
  25: 'The entity is not approved',
  26: 'The entity is not found',
  27: 'The policy was canceled',
  31: 'The subscriber is not found',
  33: 'The subscriber and their number are not found',
  65: 'Paid',
  84: 'The provider is not authorized for this',
  85: 'The entity is not primary',
  88: 'The entity is not eligible on the day',
  90: 'The entity is not eligible for this service',
  91: 'The entity is not eligible on these days',
  95: 'Additional information was asked for',
  104: 'Processed by the plan',
  106: 'The claim came too late',
  107: 'Processed by the contract',
  116: 'Sent to the wrong payer',
  121: 'The line count does not fit',
  123: 'More information is needed: remarks',
  125: 'The name is missing or wrong',
  126: 'The address is missing or wrong',
  145: 'The taxonomy is missing or wrong',
  153: 'The entity number is missing or wrong',
  164: 'The member number is missing or wrong',
  178: 'The charge is missing or wrong',
  187: 'The day of service is missing or wrong',
  218: 'The NDC is missing or wrong',
  228: 'The type of bill is missing or wrong',
  247: 'Line information',
  249: 'The place of service is missing or wrong',
  252: 'The authorization is missing or wrong',
  254: 'The principal diagnosis is missing or wrong',
  255: 'The diagnosis is missing or wrong',
  286: 'The other payer’s decision is missing',
  294: 'Supporting documents are asked for',
  297: 'The medical record is asked for',
  306: 'A detailed description is asked for',
  317: 'The notes of the visit are asked for',
  331: 'The plan of treatment is asked for',
  400: 'The claim does not balance',
  453: 'The procedure modifier is missing or wrong',
  454: 'The procedure code is missing or wrong',
  464: 'The payer’s claim number is missing or wrong',
  478: 'The frequency is missing or wrong',
  481: 'The claim or charge is not fitting',
  488: 'The diagnosis pointer is missing or wrong',
  500: 'The postal code is missing or wrong',
  507: 'The HCPCS code is missing or wrong',
  510: 'A day lies in the future',
  535: 'The claim’s frequency is wrong',
  562: 'The NPI is missing or wrong',
  673: 'The person is not covered by this plan',
  684: 'Turned back for its syntax',
  718: 'The claim was not received in time',
  746: 'The same as one that was sent before',
}

const whom: Record<string, string> = {
  '1P': 'who asks',
  40: 'the receiver',
  41: 'the submitter',
  77: 'the place of service',
  82: 'who gave care',
  85: 'who bills',
  DN: 'who referred',
  IL: 'the subscriber',
  PR: 'the payer',
  QC: 'the person',
}

type Said = {
  category?: string | undefined
  code?: string | undefined
  entity?: string | undefined
}

export function statusSentence({ category = '', code = '', entity }: Said) {
  const what = codes[code] ?? `status ${code}`
  const of = entity && whom[entity] ? ` (${whom[entity]})` : ''
  return `${categories[category] ?? `Category ${category}`}. ${what}${of}.`
}

// 277CA: what the category says of the claim. A3, A6, A7 and A8 are sent back; there is nothing
// between yes and no.
export const isAcceptance = (category: string) => category === 'A1' || category === 'A2'
export const isRejection = (category: string) => ['A3', 'A6', 'A7', 'A8'].includes(category)
