// The form that invites a member.
import { useState } from 'react'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { useToast } from '../../components/toast.tsx'
import { useRoles } from './use_roles.ts'

export function InviteMember({ onClose }: { onClose(): void }) {
  const roles = useRoles()
  const { show } = useToast()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState('read_only')
  const [practitioner, setPractitioner] = useState('')
  const acts_as = roles.find(({ id }) => id === role)?.acts_as
  const invite = useWrite(['member'], (attune) =>
    attune.members.create({
      email,
      name,
      role,
      ...(practitioner && { practitioner_id: practitioner }),
    }),
  )
  const submit = () =>
    invite.mutate(undefined, {
      onSuccess: () => {
        onClose()
        show({ text: 'The invitation was sent.' })
      },
    })
  return (
    <FormDialog
      title="Invite member"
      summary="Attune emails them where to sign in. You can only give scopes that you have."
      submit="Send invitation"
      busy={invite.isPending}
      error={invite.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={setEmail}
        required
        autoFocus
        check={(value) => (value.includes('@') ? undefined : 'Must be an email address.')}
        error={invite.error}
        param="email"
      />
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        required
        error={invite.error}
        param="name"
      />
      <SelectField
        label="Role"
        value={role}
        onChange={setRole}
        options={roles.map(({ id, name: label }) => [id, label] as const)}
      />
      {acts_as === 'practitioner' && (
        <TextField
          label="Practitioner"
          value={practitioner}
          onChange={setPractitioner}
          required
          placeholder="prac_…"
          help="ID of the practitioner that the member is. They write and sign notes as this one."
          error={invite.error}
          param="practitioner_id"
        />
      )}
    </FormDialog>
  )
}
