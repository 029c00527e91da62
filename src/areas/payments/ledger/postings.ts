// All postings: one pure function per kind of event. The key is derived from the event, so posting
// it twice has no further effect.
export * from './care_postings.ts'
export * from './package_postings.ts'
export * from './payer_postings.ts'
export * from './payment_postings.ts'
