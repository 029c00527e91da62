// One claim: the next step, amounts, what is wrong with which field, documents and timeline.
import { Link } from '@tanstack/react-router'
import type { Claim, ClaimRecord, Scope } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { DetailActions, DetailBlock, DetailHead, NextStep } from '../../components/detail.tsx'
import { Facts } from '../../components/facts.tsx'
import { words } from '../../components/format.ts'
import { personName } from '../../components/names.ts'
import { PdfButton } from '../../components/pdf_button.tsx'
import { PrintButton } from '../../components/print_button.tsx'
import { Record } from '../../components/record.tsx'
import { Timeline } from '../../components/timeline.tsx'
import { useSession } from '../../session/context.tsx'
import { MoneySteps } from '../ledger/ledger_flow.tsx'
import { ClaimActions } from './claim_actions.tsx'
import { ClaimAmounts } from './claim_amounts.tsx'
import { ClaimAuthorization } from './claim_authorization.tsx'
import { ClaimDocuments } from './claim_documents.tsx'
import { explanation } from './explanation.ts'
import { nextStep } from './queues.ts'

// Only what the role can read: anything else would be refused.
const permitted = (can: (scope: Scope) => boolean) => [
  ...(can('persons:read') ? ['person'] : []),
  ...(can('coverages:read') ? ['authorization'] : []),
]

export function ClaimDetail({ id }: { id: string }) {
  const { can } = useSession()
  return (
    <Record
      type="claim"
      id={id}
      read={(attune) => attune.claims.retrieve(id, { expand: permitted(can) })}
    >
      {(claim) => (
        <>
          <DetailHead
            title={claim.person ? personName(claim.person) : claim.patient_control_number}
            badge={<StateBadge state={claim.status} />}
            id={id}
            note={`${claim.payer_id} · ${claim.frequency} · attempt ${claim.attempt}`}
          />
          <NextStep
            title={nextStep(claim) === '—' ? 'Nothing to do' : `Next step: ${nextStep(claim)}`}
            actions={<ClaimActions claim={claim} />}
          >
            {explanation(claim)}
          </NextStep>
          {claim.validations.length > 0 && (
            <DetailBlock title="Validation">
              <Facts
                facts={claim.validations.map(({ pointer, message, severity }) => [
                  pointer.replace(/^\//, '').replaceAll('/', '.'),
                  <span key={message} className={severity === 'error' ? 'down' : undefined}>
                    {message}
                  </span>,
                ])}
              />
            </DetailBlock>
          )}
          <DetailBlock title="Amounts">
            <ClaimAmounts claim={claim} />
          </DetailBlock>
          <ClaimAuthorization claim={claim} />
          <DetailBlock title="Lines">
            <Facts
              facts={claim.lines.map((line) => [
                `${line.procedure_code} ${line.modifiers.join(' ')}`,
                <span key={line.line_control_number}>
                  {line.service_date}, <Amount amount={line.charge} />, paid{' '}
                  <Amount amount={line.paid} />
                  {line.expected_amount && (
                    <span className="faint block">
                      Expected <Amount amount={line.expected_amount} />
                      {(line.underpaid?.amount ?? 0) > 0 && (
                        <span className="down">
                          , underpaid <Amount amount={line.underpaid} />
                        </span>
                      )}
                    </span>
                  )}
                  {line.reasons.map(({ code, label }) => (
                    <span key={code} className="faint block">
                      {code}: {label}
                    </span>
                  ))}
                </span>,
              ])}
            />
          </DetailBlock>
          {can('ledger:read') && (
            <DetailBlock title="Ledger">
              <MoneySteps by={{ claim_id: id }} />
            </DetailBlock>
          )}
          {can('claims:x12') && <ClaimDocuments claim={claim} />}
          <DetailBlock title="Timeline">
            <ClaimTimeline claim={claim} />
          </DetailBlock>
          <DetailActions>
            <Link className="btn sm" to="/persons/$id" params={{ id: claim.person_id }}>
              Open record
            </Link>
            <PdfButton
              read={(attune) => attune.claims.formPdf(id)}
              name="cms-1500.pdf"
              label="CMS-1500"
            />
            {claim.appealed_at && (
              <PdfButton
                read={(attune) => attune.claims.appealLetterPdf(id)}
                name="appeal-letter.pdf"
                label="Appeal letter"
              />
            )}
            <PrintButton />
          </DetailActions>
        </>
      )}
    </Record>
  )
}

function ClaimTimeline({ claim }: { claim: Claim }) {
  const { data } = useRead(['claim', claim.id, 'timeline'], (attune) =>
    attune.claims.timeline(claim.id).page(),
  )
  const records: ClaimRecord[] = data?.data ?? []
  return (
    <Timeline
      moments={[
        ...records.toReversed().map(({ id, kind, created_at, content }) => ({
          key: id,
          title: words(kind),
          note: noteOf(content),
          at: created_at,
          look: content.outcome === 'rejected' ? ('fail' as const) : ('done' as const),
        })),
        { title: 'Drafted', at: claim.created_at, key: 'drafted' },
      ]}
    />
  )
}

// What a record says in a word: the document, who answered, and how.
const noteOf = (content: ClaimRecord['content']) =>
  [content.kind, content.by, content.outcome, content.frequency]
    .filter((value) => typeof value === 'string')
    .join(', ')
