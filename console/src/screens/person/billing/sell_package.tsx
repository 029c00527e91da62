// Sells a package or a membership to a person, who then owes its price.
import { Plus } from 'lucide-react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { AmountField } from '../../../components/amount_field.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { moneyOf } from '../../../components/money_input.ts'
import { useFields } from '../../../components/use_fields.ts'
import { useSession } from '../../../session/context.tsx'

const types = [
  ['package', 'Package: a number of sessions for one price'],
  ['membership', 'Membership: sessions every month'],
  ['discount', 'Membership: a discount every month'],
] as const

const checkWhole = (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) > 0 ? undefined : 'Enter a number above 0.'

const empty = { type: 'package', name: '', price: '', number: '', service_id: '', starts_on: '' }

export function SellPackage({ person_id }: { person_id: string }) {
  const { can } = useSession()
  const { values, input, reset } = useFields(empty)
  const { type, name, price, number, service_id, starts_on } = values
  const is_discount = type === 'discount'
  const services = useRead(
    ['service', 'active'],
    (attune) => attune.services.list({ status: 'active', limit: 100 }).page(),
    { enabled: can('availability:read') },
  )
  const write = useWrite(['package', 'charge'], (attune) =>
    attune.packages.create({
      person_id,
      type: type === 'package' ? 'package' : 'membership',
      name,
      price: moneyOf(price),
      ...(is_discount ? { discount_percent: Number(number) } : { sessions: Number(number) }),
      ...(service_id && { service_id }),
      ...(starts_on && { starts_on }),
    }),
  )
  return (
    <FormAction
      label="Sell package"
      icon={Plus}
      scope="charges:write"
      title="Sell a package or membership"
      summary="The person owes the price. Completed self-pay sessions then use it."
      submit="Sell"
      done="It was sold."
      write={write}
      onDone={reset}
    >
      <SelectField label="Type" {...input('type')} options={types} />
      <TextField label="Name" {...input('name')} required placeholder="Ten sessions" />
      <div className="form-row">
        <AmountField label={type === 'package' ? 'Price' : 'Price per month'} {...input('price')} />
        <TextField
          label={is_discount ? 'Discount in percent' : 'Sessions'}
          {...input('number')}
          param={is_discount ? 'discount_percent' : 'sessions'}
          required
          check={checkWhole}
        />
      </div>
      {services.data && (
        <SelectField
          label="For"
          {...input('service_id')}
          options={[
            ['', 'Any service'],
            ...services.data.data.map((each) => [each.id, each.name] as const),
          ]}
        />
      )}
      <TextField label="First day" type="date" {...input('starts_on')} help="Empty: today." />
    </FormAction>
  )
}
