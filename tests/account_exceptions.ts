// Statements that don't name an account as a value, by how they begin (`$$` is a part that a
// template inserts), each with its reason. They run as the worker role, which has its own policies;
// the work that follows names its account.

// Their account column doesn't say whose row it is.
export const exempt_tables: Record<string, string> = {
  waitlist_entries: 'Belongs to no account. The column is the account that an entry led to.',
}

const finds_accounts = 'Finds the accounts that have work.'
const finds_rows = 'Finds the rows of any account that are due.'
const of_login = 'A login at a clearinghouse can serve several accounts.'
const by_secret = 'Finds the account of what a browser presents, by its hash.'
const of_union = 'Named outside of a union, so that an index serves the order of both parts.'
const of_operator = 'Lists the accounts of the deployment for its operator.'

export const exceptions: { begins: string; reason: string }[] = [
  { begins: "select account from accounts where seed = 'requested'", reason: finds_accounts },
  {
    begins: 'with recursive waiting as ( (select account from audit_queue',
    reason: finds_accounts,
  },
  {
    begins: 'with recursive waiting as ( ($$) union all select following.account',
    reason: finds_accounts,
  },
  {
    begins: 'select distinct account from ( (select account from scheduled_jobs',
    reason: finds_accounts,
  },
  {
    begins: 'select pg_current_snapshot()::text as snapshot, exists (',
    reason: 'Finds out whether any account has work.',
  },
  {
    begins: 'with due as materialized ( select account, id from members where invitation_due_at',
    reason: finds_rows,
  },
  {
    begins: 'select account, id, jwks, jwks_url, scopes, allowed_ips from api_keys where id',
    reason: 'Finds the client that signed a JWT, before its account is known.',
  },
  { begins: 'select account, id from document_versions where scan_at', reason: finds_rows },
  { begins: 'select account, file_id as id from file_removals', reason: finds_rows },
  { begins: 'select account, id from bulk_actions where working', reason: finds_accounts },
  { begins: 'select account, id from imports where working', reason: finds_accounts },
  { begins: 'select account, id from matching_assignments where working', reason: finds_accounts },
  { begins: 'select account, count(*)::int as many from availabilities', reason: finds_accounts },
  { begins: 'select account from accounts where account >', reason: finds_accounts },
  {
    begins: 'select account, practitioner_id, facet from practitioner_facets',
    reason: finds_accounts,
  },
  { begins: 'select account, id from eligibility_checks', reason: finds_rows },
  { begins: 'select account, id from processor_operations', reason: finds_rows },
  { begins: 'select account, id from checks', reason: finds_rows },
  {
    begins: 'with found as materialized ( select members.account, members.id, members.email',
    reason: 'An email address can belong to members of several accounts.',
  },
  {
    begins: 'select members.account, members.id as member_id, coalesce(',
    reason: 'The provider of single sign-on vouches for an email address, not for an account.',
  },
  { begins: 'delete from sign_in_links where hash', reason: by_secret },
  { begins: 'select account, id, member_id, credential_id', reason: by_secret },
  { begins: 'select members.account, accounts.name as account_name', reason: by_secret },
  {
    begins: 'with current as materialized ( select member_sessions.account',
    reason: by_secret,
  },
  { begins: 'select account, id from transmissions', reason: finds_rows },
  { begins: 'select account, id from messages', reason: finds_rows },
  { begins: 'select account, id from external_calendars', reason: finds_rows },
  { begins: 'select account, id from video_rooms', reason: finds_rows },
  {
    begins: 'select video_rooms.account, video_rooms.id, credentials from video_rooms',
    reason: 'A webhook names the room.',
  },
  { begins: 'select account from messages where id', reason: 'A webhook names the message.' },
  {
    begins: 'select account from accounts where message_settings is not null',
    reason: 'A reply by SMS names a number, which several accounts can send from.',
  },
  { begins: 'select from events where sequence is null limit 1', reason: finds_rows },
  { begins: 'select from audit_head_outbox where destination =', reason: finds_rows },
  {
    begins: 'with found as materialized ( select account, position, ctid as found_at',
    reason: 'Numbers the next events, whichever accounts they belong to.',
  },
  {
    begins: 'with recursive endpoints as materialized (',
    reason: 'Leases due deliveries in turn, so that each account gets its share.',
  },
  {
    begins: 'select signed.account, signed.first_sequence, signed.last_sequence',
    reason: 'Writes the signed heads of all accounts to one log.',
  },
  {
    begins: 'select signed.account, max(signed.last_sequence) as last from audit_heads',
    reason: 'Compares the signed heads of all accounts with one log.',
  },
  {
    begins: 'select account, person_id as id, wrapped from person_keys where wrapped is not null',
    reason: 'Checks at the start that the encryption key is the right one.',
  },
  {
    begins: 'with expired as materialized ( select $$',
    reason: 'Deletes expired rows in batches, whichever accounts they belong to.',
  },
  {
    begins: 'select $$ from audit_heads where (account, last_sequence) >',
    reason: 'Exports the signed heads of all accounts for the operator.',
  },
  {
    begins: 'select $$ as account, $$ as id, $$ as value from $$ where (',
    reason: 'Encrypts the rows of all accounts again when the encryption key is replaced.',
  },
  { begins: 'select account, name, rate_limit_per_second', reason: of_operator },
  { begins: 'select account from accounts limit 1', reason: 'Is this the first start?' },
  { begins: 'select account from accounts order by created_at', reason: of_operator },
  { begins: 'select $$ from audit_archives where id', reason: 'An operator names the archive.' },
  { begins: 'select account from accounts limit 2', reason: 'Is there only one account?' },
  {
    begins: 'select account, practitioner_id as object_id from payout_terms where destination =',
    reason: "Finds the account of a processor's event, which names only the account there.",
  },
  {
    begins: 'select account, id as object_id from payouts where processor =',
    reason: "Finds the account of a processor's event, which names only the transfer.",
  },
  {
    begins: 'select account, id as object_id from payments where processor =',
    reason: "Finds the account of a processor's event, which names only the payment.",
  },
  {
    begins: 'select account, id as object_id from payment_methods where processor =',
    reason: "Finds the account of a processor's event, which names only the setup.",
  },
  {
    begins: 'select account, id from payment_requests where link_hash =',
    reason: 'Finds the account of a payment request, of which the link names only the secret.',
  },
  { begins: 'select account from billing_providers where $$ limit 1', reason: of_login },
  { begins: 'with added as ( insert into mailboxes (mailbox)', reason: of_login },
  { begins: 'select account, id from clearinghouse_connections where mailbox', reason: of_login },
  {
    begins: 'select id, reason, created_at, ( select coalesce(string_agg(distinct account',
    reason: of_operator,
  },
  { begins: 'select (select count(*)::int from mailboxes where failures', reason: of_operator },
  {
    begins: 'select account, id, mailbox, credentials, extract(epoch from now()) as now',
    reason: "Finds the account of a clearinghouse's event, which names only the connection.",
  },
]

// Statements that are composed when they are sent: the list of roles, and one of them.
const composed = [
  'select roles.account, roles.id, roles.name, roles.acts_as',
  'select * from ( select account, id, name, acts_as, scopes',
].map((begins) => ({ begins, reason: of_union }))

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

// "$$" is a part that a template inserts.
export function beginsWith(text: string, begins: string) {
  const parts = begins.split('$$').map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('.*?')}`).test(flat(text))
}

export const isExcepted = (text: string) =>
  [...exceptions, ...composed].some(({ begins }) => beginsWith(text, begins))
