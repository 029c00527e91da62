// Fields of a form: label above, help below. The error replaces the help and is tied to the input.
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useRef, useState } from 'react'
import { AttuneError } from 'attune'
import { Icon } from './icon.tsx'

type FieldProps = {
  label: string
  value: string
  onChange(value: string): void
  help?: ReactNode
  required?: boolean
  /** Why the value can't be sent, or nothing. Shown once the field was left. */
  check?: (value: string) => string | undefined
  /** The parameter that errors of the request name. */
  param?: string
  placeholder?: string
  type?: 'text' | 'email' | 'url' | 'date' | 'time' | 'datetime-local'
  autoFocus?: boolean
  multiline?: boolean
  /** Reports what was typed when the field is left, for values that mean nothing while typing. */
  uncontrolled?: boolean
}

/** What the API says about one parameter. */
export function paramError(error: Error | null | undefined, param: string | undefined) {
  if (!(error instanceof AttuneError) || !param) return undefined
  const detail = error.details.find((each) => each.param === param)
  return detail?.message ?? (error.param === param ? error.message : undefined)
}

/** The error of the form's request: a field shows what is about its parameter. */
export const FormError = createContext<Error | null>(null)

export function TextField(props: FieldProps) {
  const { label, value, onChange, help, required, param, multiline } = props
  const error = useContext(FormError)
  const id = useId()
  const [left, setLeft] = useState(false)
  const missing = required && value.trim() === '' ? `${label} is required.` : undefined
  const found = missing ?? props.check?.(value)
  // What the API said is about the value it was sent.
  const sent = useRef<{ error: Error | null; value: string }>({ error: null, value })
  if (sent.current.error !== error) sent.current = { error, value }
  const refusal = sent.current.value === value ? paramError(error, param) : undefined
  const message = (left ? found : undefined) ?? refusal
  const shared = {
    id,
    className: 'input',
    ...(props.uncontrolled ? { defaultValue: value } : { value }),
    required,
    placeholder: props.placeholder,
    'aria-invalid': message ? true : undefined,
    'data-refused': found ? true : undefined,
    'aria-describedby': message || help ? `${id}-help` : undefined,
    onBlur: (event: { target: { value: string } }) => {
      afterPress(() => setLeft(true))
      if (props.uncontrolled) onChange(event.target.value)
    },
    onInvalid: () => setLeft(true),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="opt">Optional</span>}
      </label>
      {multiline ? (
        <textarea rows={3} {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          autoFocus={props.autoFocus}
          autoComplete={props.type === 'email' ? 'email' : 'off'}
          onChange={(event) => !props.uncontrolled && onChange(event.target.value)}
        />
      )}
      {message ? (
        <span className="invalid" id={`${id}-help`}>
          <Icon of={TriangleAlert} />
          {message}
        </span>
      ) : (
        help && (
          <span className="help" id={`${id}-help`}>
            {help}
          </span>
        )
      )}
    </div>
  )
}

// Now, or once the pointer is up: a message that appears in between moves what is being pressed.
function afterPress(act: () => void) {
  if (!document.querySelector(':active')) act()
  else addEventListener('pointerup', () => setTimeout(act), { once: true })
}

type SelectProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
  help?: ReactNode
}

export function SelectField({ label, value, options, onChange, help }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  )
}

type SectionProps = {
  label: string
  value: string
  onChange(value: string): void
  help: string
  required: boolean
}

/** Text of any length: the field grows with it. */
export function SectionField({ label, value, onChange, help, required }: SectionProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="opt">Optional</span>}
      </label>
      <textarea
        id={id}
        className="input section"
        rows={3}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="help" id={`${id}-help`}>
        {help}
      </span>
    </div>
  )
}
