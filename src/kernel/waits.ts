// Which scheduled job an object waits for in a state, and when that job is due. Lifecycles declare
// it as data; the reconciler (jobs/reconcile.ts) finds objects whose job does not exist.

export type Wait = {
  job: string
  // When the job is due: SQL over the columns of the table, null if it isn't. Omitted if the time
  // is encrypted: then the job's plan() reads the decrypted row.
  at?: string
  where?: string // SQL: a further condition. ":now" is the account's time, or the real one.
  notice?: string // The event that the job sends if the object stays in its state.
  object?: string // The column with the job's object, if it isn't the ID.
}

export type Waits<State extends string = string> = { readonly [S in State]?: readonly Wait[] }

export const hours = (count: number) => `interval '${count} hours'`
export const days = (count: number) => hours(24 * count)

// Jobs about an erased person aren't needed.
export const unerased = (table: string) => `exists (
  select from person_keys
  where person_keys.account = ${table}.account and person_keys.person_id = ${table}.person_id
    and wrapped is not null)`

// When the simulated processor reports on the object.
export const newsOf = (table: string, kind: string, column = 'id') => `(
  select (state ->> 'until')::timestamptz from simulated_movements
  where simulated_movements.account = ${table}.account and simulated_movements.kind = '${kind}'
    and simulated_movements.object_id = ${table}.${column})`
