// Payout destinations and dispute receipts that the simulated processor recognizes.

export const destinations = {
  refused: 'acct_refused',
  closed: '_closed', // Any destination with this suffix.
}
export const receipts = { winning: 'winning_evidence', losing: 'losing_evidence' }
