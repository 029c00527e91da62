// Accounts that are frozen while they move to another cell, and after they have moved. Transactions
// of an account are refused by the policy of accounts. Statements across accounts check it here.
import { raw, sql, type Statement } from '#db/sql.ts'

// For statements that look for work: a frozen account has none. PostgreSQL reads the list once.
export const isOpen = (account = 'account') => sql`
  ${raw(account)} not in (
    select frozen.account from accounts as frozen where frozen.frozen_at is not null)`

// For statements that join accounts to find the account of a request: fails if that is frozen. Rows
// of other accounts may be checked too, so `isOwn` says which is meant.
export const isServed = (isOwn: Statement) => sql`
  (accounts.frozen_at is null or refuse_frozen(${isOwn}, accounts.moved_to))`

type PostgresError = { code?: string; detail?: string }

const object_in_use = '55006'

export const isFrozen = (error: unknown) =>
  (error as PostgresError | undefined)?.code === object_in_use

// The base URL of the cell that serves the account instead. Undefined while it is moving.
export const movedTo = (error: unknown) =>
  isFrozen(error) ? (error as PostgresError).detail || undefined : undefined
