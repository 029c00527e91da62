// The answers of a response with its score, and correcting them.
import { useState } from 'react'
import { useWrite } from '../../../api/context.tsx'
import { Button } from '../../../components/button.tsx'
import { Facts } from '../../../components/facts.tsx'
import { TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { Time } from '../../../components/time.tsx'
import { useActing } from '../../../session/acting.ts'
import { answerText, enabledItems, isQuestion } from '../../forms/form_items.ts'
import { FormQuestions } from '../../forms/form_questions.tsx'
import type { ResponseProps } from './open_response.tsx'

type GivenProps = ResponseProps & { onOpen(id: string): void }

export function GivenAnswers({ response, form, onOpen }: GivenProps) {
  const { answers, score, amended_by_id, amends_id, reason, completed_at } = response
  const enabled = enabledItems(form.items, answers)
  const questions = form.items.filter((item) => isQuestion(item) && enabled.has(item.id))
  return (
    <>
      {score !== null && (
        <p className="figure">
          <strong>{score}</strong> <span className="faint">score</span>
        </p>
      )}
      <Facts
        facts={[
          ...questions.map((item) => [item.text, answerText(item, answers[item.id])] as const),
          ['Completed', <Time key="completed" at={completed_at} form="zoned" />],
          ...(reason ? [['Reason for the amendment', reason] as const] : []),
        ]}
      />
      <div className="actions gap-top">
        {response.status === 'completed' && (
          <Amend response={response} form={form} onAmended={onOpen} />
        )}
        {amended_by_id && (
          <Button small onClick={() => onOpen(amended_by_id)}>
            Open the corrected response
          </Button>
        )}
        {amends_id && (
          <Button small look="ghost" onClick={() => onOpen(amends_id)}>
            Open the original response
          </Button>
        )}
      </div>
    </>
  )
}

type AmendProps = ResponseProps & { onAmended(id: string): void }

function Amend({ response, form, onAmended }: AmendProps) {
  const { options } = useActing()
  const [answers, setAnswers] = useState(response.answers)
  const [reason, setReason] = useState('')
  const write = useWrite(['form_response'], (attune) =>
    attune.formResponses.amend(response.id, { reason, answers }, options),
  )
  return (
    <FormAction
      label="Amend"
      scope="form_responses:write"
      title={`Amend ${form.title}`}
      summary="A corrected response replaces this one, which is kept."
      submit="Amend"
      done="The response was amended."
      write={write}
      onOpen={() => setAnswers(response.answers)}
      onDone={({ amended_by_id }) => amended_by_id && onAmended(amended_by_id)}
    >
      <TextField label="Reason" value={reason} onChange={setReason} param="reason" required />
      <FormQuestions items={form.items} answers={answers} onChange={setAnswers} />
    </FormAction>
  )
}
