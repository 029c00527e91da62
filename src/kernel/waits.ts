// Which scheduled job an object waits for in a state, and when that job is due. Lifecycles declare
// it as data; the reconciler (jobs/reconcile.ts) finds objects whose job does not exist.

export type Wait = {
  job: string
  // When the job is due: SQL over the columns of the table, null where there is none. Left out
  // where the time is encrypted: then the job plans itself from the decrypted row.
  at?: string
  where?: string // SQL: what else must hold. ":now" is the account's time, or the real one.
  notice?: string // The event that the job sends where the object stays in its state.
  object?: string // The column that names the job's object, if it is not the id.
}

export type Waits<State extends string = string> = { readonly [S in State]?: readonly Wait[] }

export const hours = (count: number) => `interval '${count} hours'`
export const days = (count: number) => hours(24 * count)

// After an erase nobody is left to be told or asked about.
export const unerased = (table: string) => `exists (
  select from person_keys where person_keys.person_id = ${table}.person_id and wrapped is not null)`

// What the simulated processor will have to say of it, and when.
export const newsOf = (table: string, kind: string, column = 'id') => `(
  select (state ->> 'until')::timestamptz from simulated_movements
  where simulated_movements.kind = '${kind}' and ours = ${table}.${column})`
