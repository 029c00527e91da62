// Changes a draft, or sends a replacement for a claim the payer has decided. What the validation
// found is beside the field it is about.
import type { Claim } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { listed, useFields } from '../../components/use_fields.ts'

const replaceable = ['accepted', 'denied', 'paid', 'partially_paid']

export function EditClaim({ claim }: { claim: Claim }) {
  const draft = claim.status === 'drafted' || claim.status === 'validated'
  const { values, input } = useFields({
    prior_authorization: claim.prior_authorization ?? '',
    diagnoses: claim.diagnoses.map(({ code }) => code).join(', '),
    place_of_service: claim.place_of_service ?? '',
  })
  const changes = {
    prior_authorization: values.prior_authorization || null,
    diagnoses: listed(values.diagnoses).map((code, at) => ({ code, rank: at + 1 })),
    place_of_service: values.place_of_service || null,
  }
  const write = useWrite(['claim'], (attune) =>
    draft
      ? attune.claims.update(claim.id, changes, { ifMatch: claim.version })
      : attune.claims.replace(claim.id, changes),
  )
  if (!draft && !replaceable.includes(claim.status)) return null
  const label = draft ? 'Edit' : 'Replace claim'
  const found = (field: string) =>
    claim.validations.find(({ pointer }) => pointer.includes(field))?.message
  return (
    <FormAction
      label={label}
      primary
      small
      scope="claims:write"
      title={label}
      summary={draft ? undefined : 'Creates a replacement claim (frequency 7) as a draft.'}
      submit={draft ? 'Save' : 'Create replacement'}
      done={draft ? 'The claim was changed.' : 'The replacement was created.'}
      write={write}
    >
      <TextField
        label="Prior authorization"
        {...input('prior_authorization')}
        help={found('prior_authorization') ?? 'REF*G1 of the claim.'}
      />
      <TextField
        label="Diagnoses"
        {...input('diagnoses')}
        help={found('diagnos') ?? 'ICD-10-CM codes, separated by commas.'}
      />
      <TextField
        label="Place of service"
        {...input('place_of_service')}
        help={found('place_of_service') ?? '10 is telehealth at home, 11 an office.'}
      />
    </FormAction>
  )
}
