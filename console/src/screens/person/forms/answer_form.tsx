// Fills in a form: answers are saved in parts, and checked when it is completed.
import { useState } from 'react'
import { useWrite } from '../../../api/context.tsx'
import { Button } from '../../../components/button.tsx'
import { Confirm } from '../../../components/confirm.tsx'
import { isConflict } from '../../../components/conflict.tsx'
import { FormError } from '../../../components/fields.tsx'
import { ErrorState, Notice } from '../../../components/states.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useUnsaved } from '../../../components/unsaved.ts'
import { useActing } from '../../../session/acting.ts'
import { changesOf } from '../../forms/form_items.ts'
import { FormQuestions } from '../../forms/form_questions.tsx'
import type { ResponseProps } from './open_response.tsx'

export function AnswerForm({ response, form }: ResponseProps) {
  const { options } = useActing()
  const { show } = useToast()
  const [answers, setAnswers] = useState(response.answers)
  // What was saved last: what someone else saved meanwhile is a conflict (412).
  const [saved, setSaved] = useState(response)
  const changes = changesOf(form.items, saved.answers, answers)
  const dirty = Object.keys(changes).length > 0
  useUnsaved(dirty, 'Leave without saving the answers?')
  const write = useWrite(['form_response'], (attune, complete: boolean) =>
    complete
      ? attune.formResponses.complete(response.id, { answers: changes }, options)
      : attune.formResponses.update(
          response.id,
          { answers: changes },
          { ...options, ifMatch: saved.version },
        ),
  )
  const send = (complete: boolean) =>
    void write.mutateAsync(complete).then(
      (now) => {
        setSaved(now)
        show({ text: complete ? 'The form was completed.' : 'The answers were saved.' })
      },
      () => {}, // Shown below.
    )
  const takeTheirs = () => {
    setSaved(response)
    setAnswers(response.answers)
    write.reset()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(true)
      }}
    >
      {form.description && <p className="muted text">{form.description}</p>}
      <FormError value={write.error}>
        <FormQuestions
          key={saved.version}
          items={form.items}
          answers={answers}
          onChange={setAnswers}
        />
      </FormError>
      {isConflict(write.error) ? (
        <Notice
          tone="warn"
          action={
            <button className="btn sm" type="button" onClick={takeTheirs}>
              Show their answers
            </button>
          }
        >
          <strong>Someone else saved answers meanwhile.</strong> Yours aren't saved yet.
        </Notice>
      ) : (
        write.error && <ErrorState error={write.error} />
      )}
      <div className="actions gap-top">
        <Button submit look="primary" scope="form_responses:write" busy={write.isPending}>
          Complete
        </Button>
        <Button
          scope="form_responses:write"
          disabled={!dirty}
          busy={write.isPending}
          onClick={() => send(false)}
        >
          {dirty ? 'Save for later' : 'Saved'}
        </Button>
        <Confirm
          label="Cancel the form"
          title={`Cancel ${form.title}?`}
          effect="It can't be answered anymore. Answers that were saved are kept."
          scope="form_responses:write"
          changed={['form_response']}
          act={(attune) => attune.formResponses.cancel(response.id, options)}
          done="The form was canceled."
        />
      </div>
    </form>
  )
}
