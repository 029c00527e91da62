// Everything that is ever posted, one pure function for each happening: who owes what to whom. A
// happening is posted under a key made of what happened, so that saying it twice posts it once.
export * from './care_postings.ts'
export * from './payer_postings.ts'
export * from './payment_postings.ts'
