// The questions of a form with fields for their answers. What the answers disable isn't shown.
import { Plus, X } from 'lucide-react'
import { useContext, useId, useState } from 'react'
import type { FormAnswer, FormItem } from 'attune'
import { Button } from '../../components/button.tsx'
import { FormError, paramError, TextField } from '../../components/fields.tsx'
import { type Answers, depthsOf, enabledItems, isNumber, isQuestion, listOf } from './form_items.ts'

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

type QuestionProps = {
  item: FormItem
  answer: FormAnswer | undefined
  onChange(value: FormAnswer | undefined): void
}

function Question(props: QuestionProps) {
  const { type, options, repeats } = props.item
  if (type === 'boolean' || options) return <Choices {...props} />
  return repeats ? <SeveralValues {...props} /> : <Value {...props} />
}

const yes_or_no = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

function Choices({ item, answer, onChange }: QuestionProps) {
  const name = useId()
  const error = useContext(FormError)
  const given = listOf(answer)
  const options: readonly { value: string | boolean; label: string }[] = item.options ?? yes_or_no
  const other = given.filter((each) => !options.some(({ value }) => value === each))
  const message = answer === undefined ? paramError(error, `answers.${item.id}`) : undefined
  const set = (values: typeof given) =>
    onChange(values.length === 0 ? undefined : item.repeats ? values : values.at(-1))
  return (
    <fieldset aria-describedby={message ? `${name}-help` : undefined}>
      <legend>
        {item.text} {!item.required && <span className="opt">Optional</span>}
      </legend>
      <div className="choices">
        {options.map(({ value, label }) => (
          <label key={String(value)} className="choice">
            <input
              type={item.repeats ? 'checkbox' : 'radio'}
              name={name}
              checked={given.includes(value)}
              onChange={() =>
                set(
                  given.includes(value)
                    ? given.filter((each) => each !== value)
                    : [...given, value],
                )
              }
            />
            {label}
          </label>
        ))}
        {!item.repeats && !item.required && answer !== undefined && (
          <button className="btn ghost sm" type="button" onClick={() => onChange(undefined)}>
            Clear
          </button>
        )}
      </div>
      {item.type === 'open_choice' && (
        <TextField
          label="Other"
          value={other.join(', ')}
          onChange={(text) =>
            set([...given.filter((each) => !other.includes(each)), ...(text ? [text] : [])])
          }
        />
      )}
      {message && (
        <span className="invalid" id={`${name}-help`}>
          {message}
        </span>
      )}
    </fieldset>
  )
}

const inputs: Record<string, 'date' | 'time' | 'datetime-local' | 'url'> = {
  date: 'date',
  time: 'time',
  date_time: 'datetime-local',
  url: 'url',
}

function Value({ item, answer, onChange, label = item.text }: QuestionProps & { label?: string }) {
  const [typed, setTyped] = useState(() => typedOf(item, answer))
  return (
    <TextField
      label={label}
      value={typed}
      param={`answers.${item.id}`}
      required={item.required ?? false}
      multiline={item.type === 'text'}
      type={inputs[item.type] ?? 'text'}
      help={rangeOf(item)}
      check={(text) =>
        isNumber(item) && text !== '' && Number.isNaN(Number(text)) ? 'Enter a number.' : undefined
      }
      onChange={(text) => {
        setTyped(text)
        onChange(valueOf(item, text))
      }}
    />
  )
}

function SeveralValues({ item, answer, onChange }: QuestionProps) {
  // A field without a value yet is shown and isn't an answer.
  const [values, setValues] = useState<(FormAnswer | undefined)[]>(() =>
    answer === undefined ? [undefined] : listOf(answer),
  )
  const set = (next: typeof values) => {
    setValues(next)
    const given = next.filter((each) => each !== undefined).flatMap(listOf)
    onChange(given.length === 0 ? undefined : given)
  }
  return (
    <fieldset>
      <legend>
        {item.text} {!item.required && <span className="opt">Optional</span>}
      </legend>
      {values.map((value, at) => (
        // Each field keeps its place: only the last one is removed.
        // oxlint-disable-next-line react/no-array-index-key
        <Value
          key={at}
          item={item}
          label={`Answer ${at + 1}`}
          answer={value}
          onChange={(next) => set(values.with(at, next))}
        />
      ))}
      <div className="actions gap-top">
        <Button small icon={Plus} onClick={() => set([...values, undefined])}>
          Add an answer
        </Button>
        {values.length > 1 && (
          <Button small look="ghost" icon={X} onClick={() => set(values.slice(0, -1))}>
            Remove the last
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const rangeOf = ({ minimum, maximum, max_length }: FormItem) =>
  [
    minimum !== undefined && `At least ${minimum}.`,
    maximum !== undefined && `At most ${maximum}.`,
    max_length !== undefined && `Up to ${max_length} characters.`,
  ]
    .filter(Boolean)
    .join(' ')

function valueOf(item: FormItem, text: string): FormAnswer | undefined {
  if (text.trim() === '') return undefined
  if (item.type === 'date_time') return new Date(text).toISOString()
  if (!isNumber(item)) return text
  return Number.isNaN(Number(text)) ? undefined : Number(text)
}

// As the field has it: a time on the reader's clock instead of a timestamp.
function typedOf({ type }: FormItem, answer: FormAnswer | undefined): string {
  if (answer === undefined) return ''
  if (type !== 'date_time') return String(answer)
  const at = new Date(String(answer))
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
