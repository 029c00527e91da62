// Matches a deposit by hand to the remittances it pays.
import { useState } from 'react'
import type { Deposit } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { NextStep } from '../../components/detail.tsx'

export function MatchDeposit({ deposit: { id } }: { deposit: Deposit }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data } = useRead(['remittance', 'to_match'], (attune) =>
    attune.remittances.list({ limit: 100 }).page(),
  )
  const open = (data?.data ?? []).filter(({ deposit_id }) => deposit_id === null)
  return (
    <NextStep
      title="Next step: match"
      actions={
        <Confirm
          label="Match"
          look="primary"
          title="Match the deposit?"
          effect="The ledger records that the money of these remittances arrived."
          scope="deposits:write"
          changed={['deposit', 'remittance', 'payment']}
          act={(attune) => attune.deposits.match(id, { remittance_ids: [...chosen] })}
          done="The deposit was matched."
        >
          <fieldset className="field">
            <legend>Remittances without a deposit</legend>
            {open.map((remittance) => (
              <label className="check" key={remittance.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(remittance.id)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked
                        ? [...chosen, remittance.id]
                        : chosen.filter((each) => each !== remittance.id),
                    )
                  }
                />
                <span>
                  {remittance.payer_name ?? remittance.payer_id} {remittance.trace_number}{' '}
                  <Amount amount={remittance.amount} />
                </span>
              </label>
            ))}
            {open.length === 0 && (
              <span className="help">Every remittance has its deposit. Wait for the next one.</span>
            )}
          </fieldset>
        </Confirm>
      }
    >
      No remittance with this trace number and amount has arrived yet.
    </NextStep>
  )
}
