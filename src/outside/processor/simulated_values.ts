// What else the simulated processor knows by its name: where payouts go, and what convinces a bank.

export const destinations = {
  refused: 'acct_refused',
  closed: '_closed', // Any name that ends so.
}
export const receipts = { winning: 'winning_evidence', losing: 'losing_evidence' }
