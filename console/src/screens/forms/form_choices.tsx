// A question that is answered by choosing: one option or several, or an answer of one's own.
import { useContext, useId } from 'react'
import { FormError, paramError, TextField } from '../../components/fields.tsx'
import { listOf, type QuestionProps } from './form_items.ts'

const yes_or_no = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

export function Choices({ item, answer, onChange }: QuestionProps) {
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
