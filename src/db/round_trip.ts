// Observes round trips to the database. Called when one is sent; what it returns is called when it
// has ended.
export type ObserveRoundTrip = (statements: number) => (error?: Error) => void
