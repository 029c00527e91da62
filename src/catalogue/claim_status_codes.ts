// Labels for claim status categories and claim status codes (277CA and 277), in our own words. An
// unlisted code is returned by its number.

export const categories: Record<string, string> = {
  A0: 'Forwarded',
  A1: 'Received',
  A2: 'Accepted for adjudication',
  A3: 'Returned as unprocessable',
  A4: 'Not found',
  A5: 'Split',
  A6: 'Rejected: information missing',
  A7: 'Rejected: information invalid',
  A8: 'Rejected: conflicting information',
  P0: 'Pending',
  P1: 'Pending, in process',
  P2: 'Pending, under payer review',
  P3: 'Pending: information requested from the provider',
  P4: 'Pending: information requested from the patient',
  P5: 'Pending: on hold by the payer',
  F0: 'Finalized',
  F1: 'Finalized: paid',
  F2: 'Finalized: denied',
  F3: 'Finalized: revised',
  F4: 'Finalized: no payment will be made',
  R0: 'Additional information requested',
  R1: 'Additional information requested: entity',
  R3: 'Additional information requested: claim',
  R4: 'Additional information requested: documentation',
  D0: 'Claim not found',
  E0: 'Error in the status request',
  E1: 'Payer system unavailable',
}

const codes: Record<string, string> = {
  0: 'Status unavailable without more information',
  1: 'Contact the payer',
  2: 'More detailed information available',
  3: 'Adjudicated, awaiting payment',
  16: 'Forwarded by the clearinghouse',
  17: 'Forwarded to another entity',
  18: 'Filed under another identifier',
  19: 'Received',
  20: 'Accepted',
  21: 'Missing or invalid information',
  22: "Can't be adjudicated",
  24: 'Entity not approved as a submitter: enroll with the payer',
  25: 'Entity not approved',
  26: 'Entity not found',
  27: 'Policy canceled',
  31: 'Subscriber not found',
  33: 'Subscriber and member ID not found',
  65: 'Paid',
  84: 'Provider not authorized for this service',
  85: 'Entity is not primary',
  88: 'Entity not eligible on the date of service',
  90: 'Entity not eligible for this service',
  91: 'Entity not eligible on these dates',
  95: 'Additional information requested',
  104: 'Processed under the plan provisions',
  106: 'Claim filed too late',
  107: 'Processed under the contract',
  116: 'Sent to the wrong payer',
  121: 'Service line count does not match',
  123: 'More information required: remarks',
  125: 'Name missing or invalid',
  126: 'Address missing or invalid',
  145: 'Taxonomy code missing or invalid',
  153: 'Entity identifier missing or invalid',
  164: 'Member ID missing or invalid',
  178: 'Charge missing or invalid',
  187: 'Date of service missing or invalid',
  218: 'NDC missing or invalid',
  228: 'Type of bill missing or invalid',
  247: 'Service line information',
  249: 'Place of service missing or invalid',
  252: 'Authorization missing or invalid',
  254: 'Principal diagnosis missing or invalid',
  255: 'Diagnosis missing or invalid',
  286: "Other payer's adjudication missing",
  294: 'Supporting documentation requested',
  297: 'Medical record requested',
  306: 'Detailed description requested',
  317: 'Progress notes requested',
  331: 'Treatment plan requested',
  400: 'Claim does not balance',
  453: 'Procedure modifier missing or invalid',
  454: 'Procedure code missing or invalid',
  464: 'Payer claim control number missing or invalid',
  478: 'Claim frequency missing or invalid',
  481: 'Claim or charge not appropriate',
  488: 'Diagnosis pointer missing or invalid',
  500: 'Postal code missing or invalid',
  507: 'HCPCS code missing or invalid',
  510: 'Date is in the future',
  535: 'Claim frequency code invalid',
  562: 'NPI missing or invalid',
  673: 'Patient not covered by this plan',
  684: 'Rejected for a syntax error',
  718: 'Claim not received in time',
  746: 'Duplicate submission',
}

const whom: Record<string, string> = {
  '1P': 'provider',
  40: 'receiver',
  41: 'submitter',
  77: 'service location',
  82: 'rendering provider',
  85: 'billing provider',
  DN: 'referring provider',
  IL: 'subscriber',
  PR: 'payer',
  QC: 'patient',
}

type StatusMeaning = {
  category?: string | undefined
  code?: string | undefined
  entity?: string | undefined
}

export function statusSentence({ category = '', code = '', entity }: StatusMeaning) {
  const what = codes[code] ?? `status ${code}`
  const of = entity && whom[entity] ? ` (${whom[entity]})` : ''
  return `${categories[category] ?? `Category ${category}`}. ${what}${of}.`
}

// In a 277CA a claim is either accepted or rejected (A3, A6, A7 and A8).
export const isAcceptance = (category: string) => category === 'A1' || category === 'A2'
export const isRejection = (category: string) => ['A3', 'A6', 'A7', 'A8'].includes(category)
