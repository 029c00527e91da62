// One response: its questions while it can be answered, then its answers and score.
import type { Form, FormResponse } from 'attune'
import { useRead } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { PrintButton } from '../../../components/print_button.tsx'
import { ErrorState } from '../../../components/states.tsx'
import { useActing } from '../../../session/acting.ts'
import { AnswerForm } from './answer_form.tsx'
import { GivenAnswers } from './given_answers.tsx'

export type ResponseProps = { response: FormResponse; form: Form }

const answerable = ['assigned', 'in_progress', 'overdue']

type OpenProps = { id: string; onOpen(id: string): void; onClose(): void }

export function OpenResponse({ id, onOpen, onClose }: OpenProps) {
  const { options } = useActing()
  const {
    data: response,
    error,
    refetch,
  } = useRead(['form_response', id], (attune) => attune.formResponses.retrieve(id, {}, options))
  const { data: form, error: form_error } = useRead(
    ['form', response?.form_id],
    (attune) => attune.forms.retrieve(response!.form_id, options),
    { enabled: response !== undefined },
  )
  const failed = error ?? form_error
  if (failed && !(response && form))
    return <ErrorState error={failed} retry={() => void refetch()} />
  if (!response || !form) return null
  return (
    <Card
      title={form.title}
      note={<StateBadge state={response.status} />}
      actions={
        <>
          <PrintButton />
          <button className="btn ghost sm" type="button" onClick={onClose}>
            Close
          </button>
        </>
      }
    >
      {answerable.includes(response.status) ? (
        <AnswerForm response={response} form={form} />
      ) : (
        <GivenAnswers response={response} form={form} onOpen={onOpen} />
      )}
    </Card>
  )
}
