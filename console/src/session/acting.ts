// As whom a member writes clinical records: a clinician as their practitioner, anyone else who is
// linked to a practitioner on behalf of that practitioner.
import { useSession } from './context.tsx'

type Acting = {
  /** ID of the practitioner the member is linked to. */
  practitioner_id: string | null
  /** Options of the SDK for clinical writes. */
  options: { onBehalfOf?: string }
}

export function useActing(): Acting {
  const { session } = useSession()
  const { practitioner_id } = session.member
  const on_behalf = session.role.acts_as === 'account' && practitioner_id !== null
  return { practitioner_id, options: on_behalf ? { onBehalfOf: practitioner_id } : {} }
}
