// One candidate of a matching: the score and why, the earliest time, and accepting or booking it.
import type { Matching } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock } from '../../components/detail.tsx'
import { percent } from '../../components/format.ts'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { ScoreBar } from './score_bar.tsx'

type CandidateProps = { candidate: Matching['candidates'][number]; matching: Matching }

export function CandidateBlock({ candidate, matching }: CandidateProps) {
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
          <li key={code} className="caution">
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
