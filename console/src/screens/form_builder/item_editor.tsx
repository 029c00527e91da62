// Edits one item of a form: its text and type, and what applies to that type.
import type { FormItem } from 'attune'
import { SelectField, TextField } from '../../components/fields.tsx'
import { hasOptions, isNumber, isQuestion, isText, type_words } from '../forms/form_items.ts'
import { ConditionsEditor } from './conditions_editor.tsx'
import { OptionsEditor } from './options_editor.tsx'

type ItemEditorProps = {
  item: FormItem
  /** The items before: an item refers only to them. */
  before: readonly FormItem[]
  onChange(change: Partial<FormItem>): void
}

const types = Object.entries(type_words)

export function ItemEditor({ item, before, onChange }: ItemEditorProps) {
  const groups = before.filter(({ type }) => type === 'group')
  const numberField = (label: string, name: 'minimum' | 'maximum' | 'max_length') => (
    <TextField
      key={`${item.id} ${name}`}
      label={label}
      value={item[name] === undefined ? '' : String(item[name])}
      uncontrolled
      check={(text) => (Number.isNaN(Number(text)) ? 'Enter a number.' : undefined)}
      onChange={(text) =>
        onChange({ [name]: text === '' || Number.isNaN(Number(text)) ? undefined : Number(text) })
      }
    />
  )
  return (
    <div className="form item-editor">
      <TextField
        label={isQuestion(item) ? 'Question' : 'Text'}
        value={item.text}
        onChange={(text) => onChange({ text })}
        required
        autoFocus
      />
      <div className="form-row">
        <SelectField
          label="Type"
          value={item.type}
          onChange={(type) => onChange({ type })}
          options={types}
        />
        <TextField
          label="ID"
          value={item.id}
          onChange={(id) => onChange({ id })}
          required
          check={(id) =>
            /^[A-Za-z0-9][\w.-]{0,63}$/.test(id)
              ? undefined
              : 'Letters, digits, _, . and -, up to 64.'
          }
          help="Answers are keyed by it."
        />
      </div>
      {isQuestion(item) && (
        <div className="choices">
          <Check
            label="Must be answered"
            checked={item.required}
            onChange={(required) => onChange({ required })}
          />
          <Check
            label="Several answers"
            checked={item.repeats}
            onChange={(repeats) => onChange({ repeats })}
          />
        </div>
      )}
      {hasOptions(item) && <OptionsEditor item={item} onChange={onChange} />}
      {isNumber(item) && (
        <div className="form-row">
          {numberField('Minimum', 'minimum')}
          {numberField('Maximum', 'maximum')}
        </div>
      )}
      {isText(item) && numberField('Maximum length', 'max_length')}
      {groups.length > 0 && (
        <SelectField
          label="Group"
          value={item.group_id ?? ''}
          onChange={(id) => onChange({ group_id: id || undefined } as Partial<FormItem>)}
          options={[['', 'None'], ...groups.map(({ id, text }) => [id, text] as const)]}
        />
      )}
      <ConditionsEditor item={item} before={before} onChange={onChange} />
    </div>
  )
}

type CheckProps = { label: string; checked: boolean | undefined; onChange(checked: boolean): void }

const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="check">
    <input
      type="checkbox"
      checked={checked ?? false}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
)
