// The checks of a verification: what each found, at which source, and the evidence that was kept.
import type { Check, Verification } from 'attune'
import { useRead } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Facts } from '../../components/facts.tsx'
import { Time } from '../../components/time.tsx'

export function Checks({ verification }: { verification: Verification }) {
  const { data } = useRead(['check', verification.id], (attune) =>
    attune.checks.list({ verification_id: verification.id, limit: 50 }).page(),
  )
  return (
    <>
      <Facts
        facts={[
          [
            'status',
            <span key="status">
              <StateBadge state={verification.status} /> <Time at={verification.updated_at} />
            </span>,
          ],
        ]}
      />
      {(data?.data ?? []).map((check) => (
        <CheckDetail key={check.id} check={check} />
      ))}
    </>
  )
}

const MatchedRecord = ({ record }: { record: Check['matches'][number]['record'] }) =>
  Object.entries(record).map(([name, value]) => (
    <span key={name} className="block">
      {name}: {value ?? '—'}
    </span>
  ))

function CheckDetail({ check }: { check: Check }) {
  const { kind, status, outcome, evidence } = check
  return (
    <details className="check-detail">
      <summary>
        {kind} <StateBadge state={status} /> <span className="faint">{outcome}</span>
      </summary>
      <Facts
        facts={[
          ['source', check.source?.name],
          ['problem', check.reason],
          ...check.matches.map(
            ({ id, relevance, record }) =>
              [`${relevance} match`, <MatchedRecord key={id} record={record} />] as const,
          ),
          ...evidence.map(
            (each) =>
              [
                each.kind,
                <span key={each.captured_at}>
                  <Time at={each.captured_at} form="zoned" />
                  <code className="faint block wrap-any">sha256 {each.sha256}</code>
                </span>,
              ] as const,
          ),
        ]}
      />
    </details>
  )
}
