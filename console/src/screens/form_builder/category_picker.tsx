// What the answers reveal: reading a response requires permission for all of it.
import type { DataCategory } from 'attune'

const categories: readonly (readonly [DataCategory, string])[] = [
  ['assessments', 'Assessments'],
  ['demographics', 'Demographics'],
  ['diagnoses', 'Diagnoses'],
  ['medications', 'Medications'],
  ['treatment_plan', 'Treatment plan'],
  ['sud', 'Substance use'],
  ['hiv', 'HIV'],
  ['sexual_health', 'Sexual health'],
  ['reproductive_health', 'Reproductive health'],
  ['gender_affirming_care', 'Gender-affirming care'],
  ['abuse', 'Abuse'],
]

type CategoryPickerProps = {
  chosen: readonly DataCategory[]
  onChange(categories: DataCategory[]): void
}

export const CategoryPicker = ({ chosen, onChange }: CategoryPickerProps) => (
  <fieldset className="field">
    <legend>What the answers reveal</legend>
    <div className="check-grid">
      {categories.map(([category, label]) => (
        <label key={category} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(category)}
            onChange={() =>
              onChange(
                chosen.includes(category)
                  ? chosen.filter((each) => each !== category)
                  : [...chosen, category],
              )
            }
          />
          {label}
        </label>
      ))}
    </div>
    <span className="help">Who reads a response needs permission for all of these.</span>
  </fieldset>
)
