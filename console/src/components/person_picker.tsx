// Chooses a person by name.
import { Picker } from './picker.tsx'

type PersonPickerProps = {
  chosen: string | undefined
  onChoose(id: string | undefined): void
  help: string
}

export const PersonPicker = (props: PersonPickerProps) => (
  <Picker of="person" label="Person" autoFocus {...props} />
)
