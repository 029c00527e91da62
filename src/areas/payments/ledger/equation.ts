// Breaks a claim's charge down by outcome, from the entries. Used by the proof and statements.
import { nothing, sql, type Statement } from '#db/sql.ts'

// From the transactions that change what a claim's payer owes: the charge and how it was settled.
// What was returned to the payer reduces what it paid. A secondary payer is charged with the
// patient responsibility left by the primary payer. Returns the CTE "parts" for a larger statement.
export const claimParts = (account: string, where: Statement = nothing) => sql`
  parts as (
    select substring(owed.ledger_account from 16) as claim_id, other.currency,
      -coalesce(sum(other.amount) filter (where other.ledger_account = 'revenue:services'
        or other.kind like 'secondary\\_billed%'), 0)::bigint as charge,
      coalesce(sum(other.amount) filter (
        where other.ledger_account like 'asset:era\\_clearing:%'
          or other.ledger_account like 'liability:payer\\_recoupment:%'), 0)::bigint as paid,
      coalesce(sum(other.amount) filter (
        where other.ledger_account = 'contra:contractual'), 0)::bigint as contractual,
      coalesce(sum(other.amount) filter (where other.ledger_account like 'asset:patient\\_ar:%'
        and other.kind not like 'secondary\\_billed%'), 0)::bigint as patient,
      coalesce(sum(other.amount) filter (
        where other.ledger_account like 'contra:write\\_off:%'), 0)::bigint as written_off
    from ledger_entries as owed
    join ledger_entries as other on other.account = owed.account
      and other.transaction_id = owed.transaction_id and other.id <> owed.id
    where owed.account = ${account} and owed.ledger_account like 'asset:payer\\_ar:%' ${where}
    group by 1, 2)`
