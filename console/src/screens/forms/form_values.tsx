// A question that is answered by typing: a text, a number, a date or a time, once or several times.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { FormAnswer, FormItem } from 'attune'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields.tsx'
import { isNumber, listOf, type QuestionProps } from './form_items.ts'

const inputs: Record<string, 'date' | 'time' | 'datetime-local' | 'url'> = {
  date: 'date',
  time: 'time',
  date_time: 'datetime-local',
  url: 'url',
}

export function Value({
  item,
  answer,
  onChange,
  label = item.text,
}: QuestionProps & { label?: string }) {
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

export function SeveralValues({ item, answer, onChange }: QuestionProps) {
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
