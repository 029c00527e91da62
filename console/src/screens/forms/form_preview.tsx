// A form as the person sees it. The fields work, and nothing is saved.
import { useState } from 'react'
import type { Form } from 'attune'
import { FormQuestions } from './form_questions.tsx'
import type { Answers } from './form_items.ts'

type PreviewProps = { form: Pick<Form, 'title' | 'description' | 'items'> }

export function FormPreview({ form: { title, description, items } }: PreviewProps) {
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <div className="form-preview">
      <p className="question-group">{title || 'No title'}</p>
      {description && <p className="muted text">{description}</p>}
      <FormQuestions items={items} answers={answers} onChange={setAnswers} />
    </div>
  )
}
