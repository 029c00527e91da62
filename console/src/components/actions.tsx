// The actions of an object as data: each a button where its state allows it, and a dialog that
// names the effect and asks for what the action needs.
import type { Attune, Scope } from 'attune'
import { Confirm } from './confirm.tsx'
import type { Versioned } from './conflict.tsx'
import { SelectField, TextField } from './fields.tsx'
import { checkAmount } from './money_input.ts'
import { useFields } from './use_fields.ts'

export type ActionField<T> = {
  /** Also the parameter that errors of the API name. */
  name: string
  label: string
  type?: 'date' | 'amount' | 'lines'
  /** A choice instead of text. */
  options?: readonly (readonly [value: string, label: string])[]
  /** The value when the dialog opens. */
  start?: string | ((object: T) => string)
  required?: boolean
  check?: (value: string) => string | undefined
  help?: string
}

export type Action<T> = {
  label: string
  when(object: T): boolean
  title: string
  effect: string
  done: string
  look?: 'primary' | 'danger'
  fields?: readonly ActionField<T>[]
  /** Does it, with the values of the fields and the version of the object that is edited. */
  act(attune: Attune, object: T, value: (name: string) => string, version: number): Work
  /** Reads the object again, if another member changed it while the dialog was open. */
  read?(attune: Attune, object: T): PromiseLike<Versioned>
}

type Work = PromiseLike<unknown>
type Shared<T> = { object: T; scope: Scope; changed: readonly string[] }

export const Actions = <T extends Versioned>(props: Shared<T> & { of: readonly Action<T>[] }) =>
  props.of
    .filter((action) => action.when(props.object))
    .map((action) => <OneAction key={action.label} action={action} {...props} />)

function OneAction<T extends Versioned>(props: Shared<T> & { action: Action<T> }) {
  const { action, object, scope, changed } = props
  const { label, title, effect, done, look = 'primary', fields = [], read, act } = action
  const { values, input } = useFields<Record<string, string>>(
    Object.fromEntries(fields.map((field) => [field.name, startOf(field, object)])),
  )
  return (
    <Confirm
      label={label}
      look={look}
      title={title}
      effect={effect}
      scope={scope}
      changed={changed}
      edits={read && { object, read: (attune) => read(attune, object) }}
      act={(attune, version) => act(attune, object, (name) => values[name] ?? '', version)}
      done={done}
    >
      {fields.map(({ name, label: text, options, type, required, check, help }) =>
        options ? (
          <SelectField key={name} label={text} {...input(name)} options={options} help={help} />
        ) : (
          <TextField
            key={name}
            label={text}
            {...input(name)}
            {...(type === 'date' && { type })}
            {...((check ?? type === 'amount') && { check: check ?? checkAmount })}
            {...(required && { required })}
            multiline={type === 'lines'}
            help={help}
          />
        ),
      )}
    </Confirm>
  )
}

const startOf = <T,>({ start = '' }: ActionField<T>, object: T) =>
  typeof start === 'string' ? start : start(object)
