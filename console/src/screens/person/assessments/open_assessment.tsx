// One assessment: its questions while it is open, then its score, change and risk.
import { useState } from 'react'
import type { Assessment, Instrument } from 'attune'
import { useRead, useWrite } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Confirm } from '../../../components/confirm.tsx'
import { Facts } from '../../../components/facts.tsx'
import { ErrorState, Notice } from '../../../components/states.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useActing } from '../../../session/acting.ts'

export function OpenAssessment({ id, onClose }: { id: string; onClose(): void }) {
  const { options } = useActing()
  const {
    data: assessment,
    error,
    refetch,
  } = useRead(['assessment', id], (attune) => attune.assessments.retrieve(id, {}, options))
  const { data: instruments } = useRead(['instrument'], (attune) =>
    attune.instruments.list().page(),
  )
  const instrument = instruments?.data.find(({ code }) => code === assessment?.instrument)
  if (error && !assessment) return <ErrorState error={error} retry={() => void refetch()} />
  if (!assessment || !instrument) return null
  const open = assessment.status === 'assigned' || assessment.status === 'started'
  return (
    <Card
      title={instrument.name}
      note={<StateBadge state={assessment.status} />}
      actions={
        <button className="btn ghost sm" type="button" onClick={onClose}>
          Close
        </button>
      }
    >
      {open ? (
        <Questions assessment={assessment} instrument={instrument} />
      ) : (
        <Result assessment={assessment} instrument={instrument} />
      )}
    </Card>
  )
}

type PartProps = { assessment: Assessment; instrument: Instrument }

function Questions({ assessment, instrument }: PartProps) {
  const { options } = useActing()
  const { show } = useToast()
  const [answers, setAnswers] = useState(assessment.answers)
  const write = useWrite(['assessment', 'risk_flag'], (attune) =>
    attune.assessments.submit(assessment.id, { answers }, options),
  )
  const scored = instrument.items.filter(({ scored }) => scored)
  const missing = scored.filter(({ code }) => answers[code] === undefined)
  return (
    <form
      className="questions"
      onSubmit={(event) => {
        event.preventDefault()
        void write.mutateAsync(undefined).then(
          () => show({ text: 'The assessment was submitted.' }),
          () => {},
        )
      }}
    >
      <p className="faint">{instrument.reference_period}</p>
      {instrument.items.map(({ code, number, text, values }) => (
        <fieldset key={code}>
          <legend>
            {number}. {text ?? code}
          </legend>
          <div className="choices">
            {values.map((value) => (
              <label key={value} className="choice">
                <input
                  type="radio"
                  name={`${assessment.id}-${code}`}
                  checked={answers[code] === value}
                  onChange={() => setAnswers({ ...answers, [code]: value })}
                />
                {instrument.choices[String(value)] ?? value}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {write.error && <ErrorState error={write.error} />}
      <div className="actions">
        <Button submit look="primary" scope="assessments:write" busy={write.isPending}>
          Submit
        </Button>
        <span className="faint" role="status">
          {missing.length > 0
            ? `${scored.length - missing.length} of ${scored.length} answered`
            : 'All answered'}
        </span>
      </div>
    </form>
  )
}

function Result({ assessment, instrument }: PartProps) {
  const { options, practitioner_id } = useActing()
  const { score, change, risk, status } = assessment
  return (
    <>
      {risk.triggered && (
        <Notice tone="bad">
          <strong>Risk {risk.level}.</strong> A risk flag was opened. {crisis(risk)}
        </Notice>
      )}
      <p className="figure gap-top">
        <strong>{score?.total ?? '—'}</strong>
        {score?.band && <span className="badge plain">{score.band}</span>}
        {change && <StateBadge state={change.label} />}
      </p>
      <Facts
        facts={[
          ...(change ? [['change', String(change.delta)] as const] : []),
          ...Object.entries(score?.subscales ?? {}).map(([name, value]) => [name, value] as const),
          ...instrument.items.map(({ code, number, text }) => {
            const answer = assessment.answers[code]
            const words = answer === undefined ? null : instrument.choices[String(answer)]
            return [`${number}. ${text ?? code}`, words ?? answer] as const
          }),
        ]}
      />
      {status === 'completed' && practitioner_id && (
        <div className="actions gap-top">
          <Confirm
            label="Mark reviewed"
            look="primary"
            title="Mark the assessment as reviewed?"
            effect="You have seen the result and considered it."
            scope="assessments:write"
            changed={['assessment']}
            act={(attune) => attune.assessments.review(assessment.id, {}, options)}
            done="The assessment was reviewed."
          />
        </div>
      )}
    </>
  )
}

const crisis = ({ crisis_resources }: Assessment['risk']) =>
  crisis_resources.map(({ name, phone, text }) => `${name}: ${phone ?? text ?? ''}`).join(' · ')
