// Sandbox payers and member IDs with their outcomes. The part after the last hyphen is free:
// SBX-FULL-1 and SBX-FULL-2 behave alike.

export const sandboxPayers = {
  SBXSEC: "Secondary payer. Denies with CO-22 if the primary payer's decision is missing.",
  SBXENR: 'Requires enrollment. Rejects every claim with a 277CA, A3:24.',
  SBXDOWN: 'Unreachable. A claim is delivered on the third attempt; eligibility checks time out.',
} as const

export const sandboxMembers = {
  'SBX-FULL-1': 'Paid in full, with no patient responsibility.',
  'SBX-DED-1':
    'Applied entirely to the deductible. `paid` with a zero payment; the patient owes it.',
  'SBX-COINS-1': 'Paid less 20% coinsurance.',
  'SBX-MIX-1': 'Paid less a $50.00 deductible and 20% coinsurance on the rest.',
  'SBX-PARTIAL-1': 'The last of several lines is denied with CO-97. `partially_paid`.',
  'SBX-DENY-197-1':
    'Denied with CO-197 (no prior authorization). Other reason codes work the same way.',
  'SBX-DENY-29-1': 'Denied with CO-29 (timely filing).',
  'SBX-DENY-16-1': 'Denied with CO-16 (missing information) and a remark code that says what.',
  'SBX-NOCOV-1': 'Denied with PR-27 (coverage terminated). The patient owes the charge.',
  'SBX-DOWNCODE-1': 'Downcoded: adjudicated as a lower-level code than billed.',
  'SBX-NOMOD-1': 'Paid. The remittance omits the billed modifier.',
  'SBX-REJ999-1': 'The file is rejected for its syntax with a 999.',
  'SBX-REJ-A7-562-1': 'Rejected by the clearinghouse with A7:562. Other codes work the same way.',
  'SBX-LATEREJ-1': 'Accepted by the clearinghouse, then rejected by the payer on day 3.',
  'SBX-PEND-1': 'Pended on day 5 for medical records. Paid 14 days after you send them.',
  'SBX-LATE-60-1': 'Paid after the number of days in the member ID.',
  'SBX-LATE-1': 'Paid after 45 days.',
  'SBX-NOERA-1': 'Accepted. No remittance ever arrives.',
  'SBX-EARLY-1': 'The remittance arrives before the acknowledgments.',
  'SBX-DUPERA-1': 'The same remittance arrives twice.',
  'SBX-REVERSE-1': 'Paid. Reversed and denied on day 44; carried forward on day 58.',
  'SBX-TAKEBACK-1': 'Paid. Reversed and paid again without the copay on day 44.',
  'SBX-RECONSIDER-1': 'Paid. Reversed on day 44; adjudicated again and paid on day 74.',
  'SBX-INTEREST-1': 'Paid with interest.',
  'SBX-SPLIT-1': 'The lines are paid in two remittances.',
  'SBX-XOVER-1': 'Crossed over to `SBXSEC`, which pays the patient responsibility.',
  'SBX-UNMATCHED-1': "The remittance can't be matched to any claim.",
  'SBX-UNBALANCED-1': 'The remittance is off by one cent and becomes `excepted`.',
  'SBX-UNKNOWN-1': 'The remittance contains unknown reason and remark codes.',
  'SBX-APPEAL-WIN-1': 'Denied with CO-50. An appeal is won after 30 days.',
  'SBX-APPEAL-LOSE-1': 'Denied with CO-50. An appeal is lost after 30 days.',
  'SBX-CENTS-1':
    'The cents of each line determine its result: .29, .50, .96, .97 and .16 deny it with ' +
    'that reason code.',
} as const

export const sandboxChecks = {
  'SBX-FULL-1': 'Active with no copay.',
  'SBX-DED-1': 'Active. The full deductible remains.',
  'SBX-COINS-1': 'Active with 20% coinsurance.',
  'SBX-MIX-1': 'Active with a deductible and coinsurance.',
  'SBX-NOCOV-1': 'Coverage terminated.',
  'SBX-ELIG-INACTIVE-1': 'Coverage inactive.',
  'SBX-ELIG-CARVEOUT-1': 'Mental health benefits are carved out to another payer.',
  'SBX-ELIG-AUTHREQ-1': 'Prior authorization is required.',
  'SBX-ELIG-LIMIT-7-1': 'The number in the member ID is the number of visits left.',
  'SBX-ELIG-HDHP-1': 'High-deductible health plan.',
  'SBX-ELIG-OON-1': 'Out of network.',
  'SBX-ELIG-AAA72-1':
    'Rejected with AAA 72 (invalid member ID). Other AAA codes work the same way.',
  'SBX-ELIG-AMBIG-1': 'The payer has more than one match for the member ID.',
  'SBX-ELIG-TIMEOUT-1': 'The payer never responds.',
} as const
