// The options of a choice, each with the points it adds to the score.
import { Plus, X } from 'lucide-react'
import type { FormItem } from 'attune'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { nameFrom } from '../forms/new_form.tsx'

type Option = NonNullable<FormItem['options']>[number]
type OptionsEditorProps = { item: FormItem; onChange(change: Partial<FormItem>): void }

export function OptionsEditor({ item: { options = [] }, onChange }: OptionsEditorProps) {
  const set = (next: Option[]) => onChange({ options: next })
  const change = (at: number, part: Partial<Option>) =>
    set(options.with(at, { ...options[at]!, ...part }))
  // The value follows the label until it is another one.
  const label = (at: number, text: string) => {
    const { value, label: before } = options[at]!
    const follows = value === '' || value === nameFrom(before, 100)
    change(at, { label: text, ...(follows && { value: nameFrom(text, 100) || text }) })
  }
  const score = (at: number, text: string) => {
    const { score: _, ...option } = options[at]!
    const points = Number(text)
    set(
      options.with(at, text === '' || Number.isNaN(points) ? option : { ...option, score: points }),
    )
  }
  return (
    <fieldset className="field">
      <legend>Options</legend>
      {options.map((option, at) => (
        // Options have no identity but their place: the value changes while typing.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="option-row" key={at}>
          <input
            className="input"
            aria-label={`Label of option ${at + 1}`}
            placeholder="Label"
            value={option.label}
            onChange={(event) => label(at, event.target.value)}
          />
          <input
            className="input mono"
            aria-label={`Value of option ${at + 1}`}
            placeholder="value"
            value={option.value}
            onChange={(event) => change(at, { value: event.target.value })}
          />
          <input
            className="input"
            aria-label={`Score of option ${at + 1}`}
            placeholder="Score"
            inputMode="decimal"
            type="number"
            step="any"
            value={option.score ?? ''}
            onChange={(event) => score(at, event.target.value)}
          />
          <button
            className="btn ghost sm"
            type="button"
            aria-label={`Remove option ${at + 1}`}
            onClick={() => set(options.toSpliced(at, 1))}
          >
            <Icon of={X} />
          </button>
        </div>
      ))}
      <div className="actions">
        <Button small icon={Plus} onClick={() => set([...options, { value: '', label: '' }])}>
          Add option
        </Button>
      </div>
      <span className="help">The score of a response is the sum of the chosen options.</span>
    </fieldset>
  )
}
