// Roles: what members can do. Built-in roles can't be changed; an account can define its own.
import type { Role } from 'attune'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { plural } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { Page } from '../../components/page.tsx'
import { useRoles } from '../members/use_roles.ts'
import { NewRole } from './new_role.tsx'

export function RolesScreen() {
  const roles = useRoles()
  return (
    <Page
      title="Roles"
      summary="Each role is a set of scopes. Members can grant only scopes they have."
      actions={<NewRole />}
    >
      <div className="halves">
        {roles.map((role) => (
          <RoleCard key={role.id} role={role} />
        ))}
      </div>
    </Page>
  )
}

function RoleCard({ role: { id, name, acts_as, scopes, built_in } }: { role: Role }) {
  const actions = !built_in && (
    <Confirm
      label="Delete"
      title={`Delete the role ${name}?`}
      effect="A role that members still have can't be deleted."
      scope="members:write"
      changed={['role']}
      act={(attune) => attune.roles.delete(id)}
      done="The role was deleted."
    />
  )
  return (
    <Card title={name} note={plural(scopes.length, 'scope')} actions={actions}>
      <p>
        {built_in ? <code className="faint">{id}</code> : <IdChip id={id} />}{' '}
        {built_in && <Badge>built-in</Badge>}{' '}
        {acts_as === 'practitioner' && <Badge tone="info">acts as the practitioner</Badge>}
      </p>
      <details className="gap-top">
        <summary>Scopes</summary>
        <p className="muted">{scopes.join(', ')}</p>
      </details>
    </Card>
  )
}
