// Where the charge of a claim went, read from the entries: for the proof, and for statements.
import { nothing, sql, type Statement } from '#db/sql.ts'

// Of the transactions that move what the payer of a claim owes: what was charged, and what became
// of that. A second payer is charged with what the first left to the person. As "parts", to be read
// in a statement that goes on.
export const claimParts = (where: Statement = nothing) => sql`
  parts as (
    select substring(owed.ledger_account from 16) as claim_id, other.currency,
      -coalesce(sum(other.amount) filter (where other.ledger_account = 'revenue:services'
        or other.kind like 'secondary\\_billed%'), 0)::bigint as charge,
      coalesce(sum(other.amount) filter (
        where other.ledger_account like 'asset:era\\_clearing:%'), 0)::bigint as paid,
      coalesce(sum(other.amount) filter (
        where other.ledger_account = 'contra:contractual'), 0)::bigint as contractual,
      coalesce(sum(other.amount) filter (where other.ledger_account like 'asset:patient\\_ar:%'
        and other.kind not like 'secondary\\_billed%'), 0)::bigint as patient,
      coalesce(sum(other.amount) filter (
        where other.ledger_account like 'contra:write\\_off:%'), 0)::bigint as written_off
    from ledger_entries as owed
    join ledger_entries as other on other.account = owed.account
      and other.transaction_id = owed.transaction_id and other.id <> owed.id
    where owed.ledger_account like 'asset:payer\\_ar:%' ${where}
    group by 1, 2)`
