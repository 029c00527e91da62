// When an item is shown: always, or only if earlier answers meet conditions.
import { Plus, X } from 'lucide-react'
import type { FormItem } from 'attune'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/fields.tsx'
import { Icon } from '../../components/icon.tsx'
import { isNumber, isQuestion } from '../forms/form_items.ts'
import { operatorsFor, operator_words, usualCondition } from './conditions.ts'

type Condition = NonNullable<FormItem['enable_when']>[number]
type EditorProps = {
  item: FormItem
  before: readonly FormItem[]
  onChange(change: Partial<FormItem>): void
}

export function ConditionsEditor({ item, before, onChange }: EditorProps) {
  const targets = before.filter(isQuestion)
  const conditions = item.enable_when ?? []
  const set = (next: Condition[]) =>
    onChange({ enable_when: next.length > 0 ? next : undefined } as Partial<FormItem>)
  if (targets.length === 0) return null
  return (
    <fieldset className="field">
      <legend>Show only if</legend>
      {conditions.length > 1 && (
        <SelectField
          label="Conditions that must hold"
          value={item.enable_behavior ?? 'all'}
          onChange={(enable_behavior) => onChange({ enable_behavior })}
          options={[
            ['all', 'All'],
            ['any', 'Any'],
          ]}
        />
      )}
      {conditions.map((condition, at) => (
        <ConditionRow
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          condition={condition}
          number={at + 1}
          targets={targets}
          onChange={(next) => set(conditions.with(at, next))}
          onRemove={() => set(conditions.toSpliced(at, 1))}
        />
      ))}
      <div className="actions">
        <Button
          small
          icon={Plus}
          onClick={() => set([...conditions, usualCondition(targets.at(-1)!)])}
        >
          Add condition
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = {
  condition: Condition
  number: number
  targets: readonly FormItem[]
  onChange(condition: Condition): void
  onRemove(): void
}

function ConditionRow({ condition, number, targets, onChange, onRemove }: RowProps) {
  const target = targets.find(({ id }) => id === condition.item_id) ?? targets[0]!
  const values = valuesFor(target, condition.operator)
  return (
    <div className="option-row">
      <select
        className="input"
        aria-label={`Question of condition ${number}`}
        value={condition.item_id}
        onChange={({ target: { value } }) =>
          onChange(usualCondition(targets.find(({ id }) => id === value)!))
        }
      >
        {targets.map(({ id, text }) => (
          <option key={id} value={id}>
            {text || id}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={`Comparison of condition ${number}`}
        value={condition.operator}
        onChange={({ target: { value: operator } }) =>
          onChange(
            operator === 'exists'
              ? { ...condition, operator, value: true }
              : { ...usualCondition(target), operator },
          )
        }
      >
        {operatorsFor(target).map((operator) => (
          <option key={operator} value={operator}>
            {operator_words[operator]}
          </option>
        ))}
      </select>
      {values ? (
        <select
          className="input"
          aria-label={`Value of condition ${number}`}
          value={String(condition.value)}
          onChange={(event) =>
            onChange({
              ...condition,
              value: values.find(([value]) => String(value) === event.target.value)![0],
            })
          }
        >
          {values.map(([value, label]) => (
            <option key={String(value)} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          aria-label={`Value of condition ${number}`}
          type={isNumber(target) ? 'number' : target.type === 'date' ? 'date' : 'text'}
          step="any"
          value={String(condition.value)}
          onChange={({ target: { value } }) =>
            onChange({ ...condition, value: isNumber(target) ? Number(value) : value })
          }
        />
      )}
      <button
        className="btn ghost sm"
        type="button"
        aria-label={`Remove condition ${number}`}
        onClick={onRemove}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}

const yes_or_no = [
  [true, 'Yes'],
  [false, 'No'],
] as const

function valuesFor({ type, options }: FormItem, operator: string) {
  if (type === 'boolean' || operator === 'exists') return yes_or_no
  return type === 'choice' ? options?.map(({ value, label }) => [value, label] as const) : undefined
}
