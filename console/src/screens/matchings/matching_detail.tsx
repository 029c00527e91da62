// One matching: candidates with stacked scores and reasons, who was excluded, what would widen it.
import type { Matching } from 'attune'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../components/badge.tsx'
import { DetailBlock, DetailHead } from '../../components/detail.tsx'
import { plural, words } from '../../components/format.ts'
import { personName } from '../../components/names.ts'
import { Record } from '../../components/record.tsx'
import { RowBars } from '../../components/row_bars.tsx'
import { Notice } from '../../components/states.tsx'
import { useSession } from '../../session/context.tsx'
import { CandidateBlock } from './candidate_block.tsx'

export function MatchingDetail({ id }: { id: string }) {
  const { can } = useSession()
  return (
    <Record
      type="matching"
      id={id}
      read={(attune) =>
        attune.matchings.retrieve(id, can('persons:read') ? { expand: 'person' } : {})
      }
    >
      {(matching) => (
        <>
          <DetailHead
            title={matching.person ? personName(matching.person) : 'Matching'}
            badge={<StateBadge state={matching.status} />}
            id={id}
            note={`${plural(matching.considered, 'practitioner')} considered`}
          />
          {matching.crisis_resources.map(({ name, phone, text }) => (
            <Notice key={name} tone="bad">
              {name}: {phone ?? text}
            </Notice>
          ))}
          {matching.candidates.map((candidate) => (
            <CandidateBlock
              key={candidate.practitioner_id}
              candidate={candidate}
              matching={matching}
            />
          ))}
          {matching.candidates.length === 0 && (
            <DetailBlock>
              <p className="faint">No candidate fits all requirements.</p>
            </DetailBlock>
          )}
          <Exclusions matching={matching} />
          {matching.session_id && (
            <DetailBlock title="Session">
              <Link className="btn sm" to="/calendar" search={{ session: matching.session_id }}>
                Open in calendar
              </Link>
            </DetailBlock>
          )}
        </>
      )}
    </Record>
  )
}

function Exclusions({ matching: { excluded, relaxations } }: { matching: Matching }) {
  const rows = Object.entries(excluded).flatMap(([name, value]) =>
    value ? [{ name, value, text: String(value) }] : [],
  )
  return (
    <>
      {rows.length > 0 && (
        <DetailBlock title="Excluded">
          <RowBars label="Excluded practitioners by reason" rows={rows} />
        </DetailBlock>
      )}
      {relaxations.length > 0 && (
        <DetailBlock title="What would widen the search">
          <ul className="problems">
            {relaxations.map(({ code, additional_candidates }) => (
              <li key={code}>
                {words(code)}: {plural(additional_candidates, 'more candidate')}
              </li>
            ))}
          </ul>
        </DetailBlock>
      )}
    </>
  )
}
