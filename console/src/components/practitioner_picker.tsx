// Chooses a practitioner by name. Where there is only one, that one is chosen already.
import { useRead } from '../api/context.tsx'
import { useSession } from '../session/context.tsx'
import { Picker } from './picker.tsx'

type PractitionerPickerProps = {
  chosen: string
  onChoose(id: string): void
  help?: string
}

export const PractitionerPicker = ({ chosen, onChoose, help }: PractitionerPickerProps) => (
  <Picker
    of="practitioner"
    label="Practitioner"
    chosen={chosen || undefined}
    onChoose={(id) => onChoose(id ?? '')}
    help={help}
    required
  />
)

/** The ID of the practitioner of an account that has one, otherwise nothing. */
export function useOnlyPractitioner(): string {
  const { can } = useSession()
  const { data } = useRead(
    ['practitioner', 'only'],
    (attune) => attune.practitioners.list({ limit: 2 }).page(),
    { enabled: can('practitioners:read') },
  )
  return data?.data.length === 1 ? data.data[0]!.id : ''
}
