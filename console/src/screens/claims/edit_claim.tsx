// Changes a draft, or sends a replacement for a claim the payer has decided. What the validation
// found is beside the field it is about.
import { useState } from 'react'
import type { Claim } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { useToast } from '../../components/toast.tsx'

const listed = (text: string) => text.split(',').flatMap((code) => code.trim() || [])

export function EditClaim({ claim }: { claim: Claim }) {
  const draft = claim.status === 'drafted' || claim.status === 'validated'
  const decided = ['accepted', 'denied', 'paid', 'partially_paid'].includes(claim.status)
  const { show } = useToast()
  const [open, setOpen] = useState(false)
  const [authorization, setAuthorization] = useState(claim.prior_authorization ?? '')
  const [diagnoses, setDiagnoses] = useState(claim.diagnoses.map(({ code }) => code).join(', '))
  const [place, setPlace] = useState(claim.place_of_service ?? '')
  const changes = {
    prior_authorization: authorization || null,
    diagnoses: listed(diagnoses).map((code, at) => ({ code, rank: at + 1 })),
    place_of_service: place || null,
  }
  const write = useWrite(['claim'], (attune) =>
    draft
      ? attune.claims.update(claim.id, changes, { ifMatch: claim.version })
      : attune.claims.replace(claim.id, changes),
  )
  if (!draft && !decided) return null
  const label = draft ? 'Edit' : 'Replace claim'
  const found = (field: string) => () =>
    claim.validations.find(({ pointer }) => pointer.includes(field))?.message
  const save = () =>
    void write.mutateAsync(undefined).then(
      () => {
        setOpen(false)
        show({ text: draft ? 'The claim was changed.' : 'The replacement was created.' })
      },
      () => {},
    )
  return (
    <>
      <Button small look="primary" scope="claims:write" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <FormDialog
          title={label}
          summary={draft ? undefined : 'Creates a replacement claim (frequency 7) as a draft.'}
          submit={draft ? 'Save' : 'Create replacement'}
          busy={write.isPending}
          error={write.error}
          onSubmit={save}
          onClose={() => setOpen(false)}
        >
          <TextField
            label="Prior authorization"
            value={authorization}
            onChange={setAuthorization}
            help={found('prior_authorization')() ?? 'REF*G1 of the claim.'}
            error={write.error}
            param="prior_authorization"
          />
          <TextField
            label="Diagnoses"
            value={diagnoses}
            onChange={setDiagnoses}
            help={found('diagnos')() ?? 'ICD-10-CM codes, separated by commas.'}
            error={write.error}
            param="diagnoses"
          />
          <TextField
            label="Place of service"
            value={place}
            onChange={setPlace}
            help={found('place_of_service')() ?? '10 is telehealth at home, 11 an office.'}
            error={write.error}
            param="place_of_service"
          />
        </FormDialog>
      )}
    </>
  )
}
