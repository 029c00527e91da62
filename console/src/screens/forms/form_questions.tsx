// The questions of a form with fields for their answers. What the answers disable isn't shown.
import type { FormAnswer, FormItem } from 'attune'
import { Choices } from './form_choices.tsx'
import {
  type Answers,
  depthsOf,
  enabledItems,
  isQuestion,
  type QuestionProps,
} from './form_items.ts'
import { SeveralValues, Value } from './form_values.tsx'

type QuestionsProps = {
  items: readonly FormItem[]
  answers: Answers
  onChange(answers: Answers): void
}

export function FormQuestions({ items, answers, onChange }: QuestionsProps) {
  const enabled = enabledItems(items, answers)
  const depths = depthsOf(items)
  const answer = (id: string, value: FormAnswer | undefined) => {
    const { [id]: _, ...others } = answers
    onChange(value === undefined ? others : { ...others, [id]: value })
  }
  return (
    <div className="questions">
      {items
        .filter(({ id }) => enabled.has(id))
        .map((item) => (
          <div key={item.id} className={`depth-${depths.get(item.id)}`}>
            {isQuestion(item) ? (
              <Question
                item={item}
                answer={answers[item.id]}
                onChange={(value) => answer(item.id, value)}
              />
            ) : (
              <p className={item.type === 'group' ? 'question-group' : 'muted'}>{item.text}</p>
            )}
          </div>
        ))}
    </div>
  )
}

function Question(props: QuestionProps) {
  const { type, options, repeats } = props.item
  if (type === 'boolean' || options) return <Choices {...props} />
  return repeats ? <SeveralValues {...props} /> : <Value {...props} />
}
