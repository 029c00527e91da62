// The payers and member ids of the sandbox, with what each leads to, as its pages tell it. What
// comes after the last hyphen is anybody's: SBX-FULL-1 and SBX-FULL-2 are treated alike.

export const sandboxPayers = {
  SBXSEC: 'The second payer: without the decision of the first it denies with CO-22.',
  SBXENR: 'Wants an enrollment: each claim is rejected, 277CA A3:24.',
  SBXDOWN: 'Cannot be reached: a claim arrives with the third attempt, a check times out.',
} as const

export const sandboxMembers = {
  'SBX-FULL-1': 'Paid in full: nothing is left to the person.',
  'SBX-DED-1': 'All of it goes to the deductible: paid, with nothing, and the person owes it.',
  'SBX-COINS-1': 'Paid less a coinsurance of 20 %.',
  'SBX-MIX-1': 'Paid less 50.00 of deductible and 20 % of the rest.',
  'SBX-PARTIAL-1': 'The last of several lines is denied, CO-97: partially_paid.',
  'SBX-DENY-197-1': 'Denied, CO-197: no authorization. Any other reason works the same way.',
  'SBX-DENY-29-1': 'Denied, CO-29: filed too late.',
  'SBX-DENY-16-1': 'Denied, CO-16: something is missing, and a remark says what.',
  'SBX-NOCOV-1': 'Denied, PR-27: no coverage, and the person owes it.',
  'SBX-DOWNCODE-1': 'Judged as a lower code than was billed.',
  'SBX-NOMOD-1': 'Paid; the remittance leaves out the modifier that was billed.',
  'SBX-REJ999-1': 'Rejected: the file is refused for its syntax, 999.',
  'SBX-REJ-A7-562-1': 'Rejected by the clearinghouse, A7:562. Other codes work the same way.',
  'SBX-LATEREJ-1': 'Taken by the clearinghouse; rejected by the payer on day 3.',
  'SBX-PEND-1': 'Pended on day 5: the payer asks for records, and pays 14 days after they came.',
  'SBX-LATE-60-1': 'Paid after as many days as it says.',
  'SBX-LATE-1': 'Paid after 45 days.',
  'SBX-NOERA-1': 'Accepted; no remittance ever comes.',
  'SBX-EARLY-1': 'The remittance comes before the acknowledgments.',
  'SBX-DUPERA-1': 'The same remittance comes twice.',
  'SBX-REVERSE-1': 'Paid; taken back and denied on day 44; collected on day 58.',
  'SBX-TAKEBACK-1': 'Paid; taken back and paid anew, without the copay, on day 44.',
  'SBX-INTEREST-1': 'Paid with interest.',
  'SBX-SPLIT-1': 'The lines are paid in two remittances.',
  'SBX-XOVER-1': 'Handed on to SBXSEC, which pays what was left to the person.',
  'SBX-UNMATCHED-1': 'The remittance names no claim it could be matched to.',
  'SBX-UNBALANCED-1': 'The remittance is a cent off: it waits as excepted.',
  'SBX-UNKNOWN-1': 'The remittance gives reasons that nobody knows.',
  'SBX-APPEAL-WIN-1': 'Denied, CO-50; an appeal is won after 30 days.',
  'SBX-APPEAL-LOSE-1': 'Denied, CO-50; an appeal is lost after 30 days.',
  'SBX-CENTS-1': 'The cents of each line choose: .29 .50 .96 .97 .16 deny it with that reason.',
} as const

export const sandboxChecks = {
  'SBX-FULL-1': 'No copay.',
  'SBX-DED-1': 'A deductible that is still whole.',
  'SBX-COINS-1': 'A coinsurance of 20 %.',
  'SBX-MIX-1': 'A deductible and a coinsurance.',
  'SBX-NOCOV-1': 'No longer insured.',
  'SBX-ELIG-INACTIVE-1': 'Inactive.',
  'SBX-ELIG-CARVEOUT-1': 'Another payer handles mental health.',
  'SBX-ELIG-AUTHREQ-1': 'Care needs authorization.',
  'SBX-ELIG-LIMIT-7-1': 'As many visits are left as it says.',
  'SBX-ELIG-HDHP-1': 'A high deductible.',
  'SBX-ELIG-OON-1': 'Out of the network.',
  'SBX-ELIG-AAA72-1': 'Not found: the member id. Any other AAA code works the same way.',
  'SBX-ELIG-AMBIG-1': 'The payer has the member id more than once.',
  'SBX-ELIG-TIMEOUT-1': 'The payer never answers.',
} as const
