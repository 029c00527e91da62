// Creates bulk actions: on the selected claims, or on all claims that match the filters. Each claim
// is checked first, and the results are shown before anything is done.
import { useNavigate } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BulkAction, BulkActionFilters } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { Facts } from '../../components/facts.tsx'
import { SelectField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { plural } from '../../components/format.ts'
import { bulk_actions, type BulkName, bulk_names, parties } from './bulk_terms.ts'
import { write_off_reasons } from './claim_actions.tsx'

type Chosen = { claim_ids: string[] } | { filters: BulkActionFilters }

/** Actions on the selected claims. */
export const BulkActions = ({ ids }: { ids: readonly string[] }) =>
  bulk_names.map((name) => (
    <BulkForm
      key={name}
      label={bulk_actions[name].label}
      title={`${bulk_actions[name].start} ${plural(ids.length, 'claim')}`}
      submit={`Check ${plural(ids.length, 'claim')}`}
      action={name}
      chosen={{ claim_ids: [...ids] }}
    />
  ))

/** An action on all claims that match the filters, also on those that aren't loaded. */
export function BulkOnFilters({ filters }: { filters: BulkActionFilters }) {
  const [action, setAction] = useState<BulkName>('submit')
  const facts = Object.entries(filters).map(([name, value]) => [name, filterText(value)] as const)
  return (
    <BulkForm
      label="Act on all"
      title="Act on all claims of this list"
      submit="Check claims"
      action={action}
      chosen={{ filters }}
    >
      <SelectField
        label="Action"
        value={action}
        onChange={(name) => setAction(name as BulkName)}
        options={bulk_names.map((name) => [name, bulk_actions[name].label] as const)}
        help={bulk_actions[action].effect}
      />
      {facts.length > 0 ? <Facts facts={facts} /> : <p className="muted">No filter is set.</p>}
    </BulkForm>
  )
}

const filterText = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(', ')
    : Object.entries(value as object)
        .map(([bound, limit]) => `${bound} ${limit}`)
        .join(', ')

type BulkFormProps = {
  label: string
  title: string
  submit: string
  action: BulkName
  chosen: Chosen
  children?: ReactNode
}

function BulkForm({ label, title, submit, action, chosen, children }: BulkFormProps) {
  const navigate = useNavigate()
  const [party, setParty] = useState('payer')
  const [reason, setReason] = useState('small_balance')
  const is_write_off = action === 'write_off'
  const write = useWrite(['bulk_action'], (attune) =>
    attune.bulkActions.create({
      action,
      ...chosen,
      ...(is_write_off && { party, write_off_reason: reason }),
      preview: true,
    }),
  )
  return (
    <FormAction<BulkAction>
      label={label}
      {...(children && { icon: ListChecks })}
      scope="claims:write"
      title={title}
      summary={
        `${children ? '' : `${bulk_actions[action].effect} `}` +
        'Each claim is checked first. Nothing changes until you start it.'
      }
      submit={submit}
      write={write}
      onDone={({ id }) => void navigate({ to: '/claims', search: { tab: 'bulk', id } })}
    >
      {children}
      {is_write_off && (
        <>
          <SelectField label="Balance" value={party} onChange={setParty} options={parties} />
          <SelectField
            label="Reason"
            value={reason}
            onChange={setReason}
            options={write_off_reasons}
          />
        </>
      )}
    </FormAction>
  )
}
