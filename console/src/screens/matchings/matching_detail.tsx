// One matching: candidates with stacked scores and reasons, who was excluded, what would widen it.
import type { Matching } from 'attune'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead } from '../../components/detail.tsx'
import { percent, plural, words } from '../../components/format.ts'
import { personName } from '../../components/names.ts'
import { Record } from '../../components/record.tsx'
import { RowBars } from '../../components/row_bars.tsx'
import { Notice } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'

type Candidate = Matching['candidates'][number]

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

function CandidateBlock({ candidate, matching }: { candidate: Candidate; matching: Matching }) {
  const nameFor = useNames()
  const { practitioner_id, rank, score, components, reasons, cautions, earliest_slots } = candidate
  const [slot] = earliest_slots
  const open = matching.status === 'completed' && matching.person_id !== null
  return (
    <DetailBlock
      title={
        <>
          {rank}. {nameFor(practitioner_id) || practitioner_id}{' '}
          <span className="faint">{percent(score, 1)}</span>
        </>
      }
    >
      <ScoreBar components={components} score={score} />
      <ul className="problems">
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
        {cautions.map(({ code, text }) => (
          <li key={code} className="down">
            {text}
          </li>
        ))}
      </ul>
      <p className="faint">
        {slot ? (
          <>
            Earliest: <Time at={slot.starts_at} form="zoned" />
          </>
        ) : (
          'No published slot'
        )}
        {candidate.estimated_cost && (
          <>
            {' '}
            · <Amount amount={candidate.estimated_cost.amount} />
          </>
        )}
      </p>
      {open && (
        <div className="actions gap-top">
          <Confirm
            label="Accept"
            look="primary"
            title="Accept this practitioner?"
            effect="The practitioner joins the care team of the person."
            scope="matchings:write"
            changed={['matching', 'person']}
            act={(attune) => attune.matchings.accept(matching.id, { practitioner_id })}
            done="The candidate was accepted."
          />
          {slot && (
            <Confirm
              label="Accept and book"
              look="primary"
              title="Accept and book the earliest slot?"
              effect={<Time at={slot.starts_at} form="zoned" />}
              scope="matchings:write"
              changed={['matching', 'person', 'session', 'slots']}
              act={(attune) =>
                attune.matchings.accept(matching.id, {
                  practitioner_id,
                  starts_at: slot.starts_at,
                })
              }
              done="The session is booked."
            />
          )}
        </div>
      )}
    </DetailBlock>
  )
}

type ScoreBarProps = { components: Candidate['components']; score: number }

// Each component adds its contribution, so that the length of the bar is the score.
function ScoreBar({ components, score }: ScoreBarProps) {
  const parts = components.filter(({ contribution }) => contribution > 0)
  const label = parts.map(({ code, contribution }) => `${words(code)} ${percent(contribution, 1)}`)
  return (
    <>
      <div
        className="score"
        role="img"
        aria-label={`Score ${percent(score, 1)}: ${label.join(', ')}`}
      >
        {parts.map(({ code, contribution }, at) => (
          <i
            key={code}
            className={`s${at % 8}`}
            title={`${words(code)}: ${percent(contribution, 1)}`}
            style={{ width: `${contribution * 100}%` }}
          />
        ))}
      </div>
      <p className="legend">
        {parts.map(({ code }, at) => (
          <span key={code}>
            <i className={`s${at % 8}`} />
            {words(code)}
          </span>
        ))}
      </p>
    </>
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
