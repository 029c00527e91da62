// Creates a fee schedule from lines of rates.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { useFields } from '../../components/use_fields.ts'
import { checkRates, rates_help, ratesOf } from './rates_text.ts'

const empty = { name: '', payer_id: '', plan_name: '', starts_on: '', ends_on: '', rates: '' }

export function NewFeeSchedule({ onCreated }: { onCreated(id: string): void }) {
  const { values, input, reset } = useFields(empty)
  const [opened, setOpened] = useState(false)
  const { data } = useRead(['payer'], (attune) => attune.payers.list({ limit: 100 }).page(), {
    enabled: opened,
  })
  const { name, payer_id, plan_name, starts_on, ends_on, rates } = values
  const write = useWrite(['fee_schedule'], (attune) =>
    attune.feeSchedules.create({
      name,
      starts_on,
      rates: ratesOf(rates),
      ...(payer_id && { payer_id }),
      ...(payer_id && plan_name && { plan_name }),
      ...(ends_on && { ends_on }),
    }),
  )
  return (
    <FormAction
      label="New fee schedule"
      icon={Plus}
      primary
      scope="payers:write"
      title="New fee schedule"
      summary="One schedule for each payer and plan, and one of your own, is in effect on a date."
      submit="Create"
      done="The fee schedule was created."
      write={write}
      onOpen={() => setOpened(true)}
      onDone={({ id }) => {
        reset()
        onCreated(id)
      }}
    >
      <TextField label="Name" {...input('name')} required autoFocus />
      <div className="form-row">
        <SelectField
          label="For"
          {...input('payer_id')}
          options={[
            ['', 'Your own charges'],
            ...(data?.data ?? []).map((payer) => [payer.id, payer.name] as const),
          ]}
        />
        {payer_id && (
          <TextField label="Plan" {...input('plan_name')} help="Leave empty for all plans." />
        )}
      </div>
      <div className="form-row">
        <TextField label="First date" type="date" {...input('starts_on')} required />
        <TextField label="Last date" type="date" {...input('ends_on')} />
      </div>
      <TextField
        label="Rates"
        {...input('rates')}
        multiline
        required
        check={checkRates}
        help={rates_help}
        placeholder="90837, 170.00"
      />
    </FormAction>
  )
}
