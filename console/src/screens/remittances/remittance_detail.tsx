// One remittance: its exceptions with their decision, and what was paid per claim.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Remittance } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead, FactsBlock, NextStep } from '../../components/detail.tsx'
import { Facts } from '../../components/facts.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { Record } from '../../components/record.tsx'

export function RemittanceDetail({ id }: { id: string }) {
  return (
    <Record type="remittance" id={id} read={(attune) => attune.remittances.retrieve(id)}>
      {(remittance) => (
        <>
          <DetailHead
            title={remittance.payer_name ?? remittance.payer_id}
            badge={<StateBadge state={remittance.status} />}
            id={id}
            note={remittance.trace_number}
          />
          {remittance.exceptions
            .filter(({ resolved_at }) => !resolved_at)
            .map((exception) => (
              <Exception
                key={`${exception.claim_number} ${exception.code}`}
                remittance={remittance}
                exception={exception}
              />
            ))}
          <FactsBlock
            title="Payment"
            facts={[
              ['amount', <Amount key="amount" amount={remittance.amount} />],
              ['unposted', <Amount key="unposted" amount={remittance.unposted} />],
              ['effective_on', remittance.effective_on],
              ['deposit', <IdChip key="deposit" id={remittance.deposit_id} />],
              ['payment', <IdChip key="payment" id={remittance.payment_id} />],
            ]}
          />
          <DetailBlock title="Claims">
            {remittance.claims.length === 0 && (
              <p className="faint">None: the payer adjusted what it owes you.</p>
            )}
            <Facts
              facts={remittance.claims.map(({ number, claim_id, status, charge, paid }) => [
                `#${number}`,
                <span key={number}>
                  <StateBadge state={status} /> <Amount amount={paid} /> of{' '}
                  <Amount amount={charge} />{' '}
                  {claim_id && (
                    <Link to="/claims" search={{ id: claim_id, tab: 'all' }}>
                      Open
                    </Link>
                  )}
                </span>,
              ])}
            />
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

type ExceptionProps = { remittance: Remittance; exception: Remittance['exceptions'][number] }

const resolutions = [
  ['match', 'Match it to a claim'],
  ['accept', 'Post it as it is'],
  ['dismiss', 'Dismiss it'],
] as const

function Exception({ remittance, exception }: ExceptionProps) {
  const [resolution, setResolution] = useState<string>('dismiss')
  const [claim_id, setClaim] = useState('')
  const [reason, setReason] = useState('')
  const { claim_number, code, message } = exception
  return (
    <NextStep
      title={`${code}${claim_number === null ? '' : `, claim #${claim_number}`}`}
      actions={
        <Confirm
          label="Resolve"
          look="primary"
          title="Resolve the exception?"
          effect={message}
          scope="remittances:write"
          changed={['remittance', 'claim', 'payment']}
          act={(attune) =>
            attune.remittances.resolve(remittance.id, {
              resolution,
              reason,
              ...(claim_number !== null && { claim_number }),
              ...(resolution === 'match' && { claim_id }),
            })
          }
          done="The exception was resolved."
        >
          <SelectField
            label="Resolution"
            value={resolution}
            onChange={setResolution}
            options={resolutions}
          />
          {resolution === 'match' && (
            <TextField label="Claim ID" value={claim_id} onChange={setClaim} required />
          )}
          <TextField label="Reason" value={reason} onChange={setReason} required />
        </Confirm>
      }
    >
      {message}
    </NextStep>
  )
}
