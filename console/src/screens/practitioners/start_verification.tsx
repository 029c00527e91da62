// Starts a verification with the practitioner's signed attestation.
import { useState } from 'react'
import type { Practitioner } from 'attune'
import { Confirm } from '../../components/confirm.tsx'
import { TextField } from '../../components/fields.tsx'
import { practitionerName } from '../../components/names.ts'

const today = () => new Date().toISOString().slice(0, 10)

export function StartVerification({ practitioner }: { practitioner: Practitioner }) {
  const [signed_by, setSignedBy] = useState(practitionerName(practitioner))
  const [signed_on, setSignedOn] = useState(today)
  return (
    <Confirm
      label="Start verification"
      look="primary"
      title="Start a verification?"
      effect="Attune checks the NPI, the licenses and the exclusion lists."
      scope="verifications:write"
      changed={['verification', 'practitioner', 'check']}
      act={(attune) =>
        attune.practitioners.verifications.create(practitioner.id, {
          attestation: { signed_by, signed_on },
        })
      }
      done="The verification was started."
    >
      <TextField
        label="Attestation signed by"
        value={signed_by}
        onChange={setSignedBy}
        required
        help="The practitioner attested that the application is correct and complete."
      />
      <TextField label="Signed on" value={signed_on} onChange={setSignedOn} required />
    </Confirm>
  )
}
