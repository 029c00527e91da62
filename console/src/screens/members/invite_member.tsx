// Invites a member.
import { Plus } from 'lucide-react'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { PractitionerPicker } from '../../components/practitioner_picker.tsx'
import { useFields } from '../../components/use_fields.ts'
import { useRoles } from './use_roles.ts'

const checkEmail = (value: string) =>
  value.includes('@') ? undefined : 'Must be an email address.'

export function InviteMember() {
  const roles = useRoles()
  const { values, input, reset } = useFields({
    email: '',
    name: '',
    role: 'read_only',
    practitioner_id: '',
  })
  const acts_as = roles.find(({ id }) => id === values.role)?.acts_as
  const write = useWrite(['member'], (attune) => {
    const { practitioner_id, ...member } = values
    return attune.members.create({ ...member, ...(practitioner_id && { practitioner_id }) })
  })
  return (
    <FormAction
      label="Invite member"
      icon={Plus}
      primary
      scope="members:write"
      title="Invite member"
      summary="Attune emails them where to sign in. You can only give scopes that you have."
      submit="Send invitation"
      done="The invitation was sent."
      write={write}
      onDone={reset}
    >
      <TextField
        label="Email"
        type="email"
        {...input('email')}
        required
        autoFocus
        check={checkEmail}
      />
      <TextField label="Name" {...input('name')} required />
      <SelectField
        label="Role"
        {...input('role')}
        options={roles.map(({ id, name }) => [id, name] as const)}
      />
      {acts_as === 'practitioner' && (
        <PractitionerPicker
          chosen={values.practitioner_id}
          onChoose={input('practitioner_id').onChange}
          help="The practitioner that the member is. They write and sign notes as this one."
        />
      )}
    </FormAction>
  )
}
