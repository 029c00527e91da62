// Sells a package or a membership to a person, who then owes its price: an offer of the price list,
// or terms of its own.
import { Plus } from 'lucide-react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { AmountField } from '../../../components/amount_field.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { money } from '../../../components/format.ts'
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

const own_terms = { type: 'package', name: '', price: '', number: '', service_id: '' }
const empty = { ...own_terms, offer_id: '', starts_on: '' }
type Values = typeof empty

export function SellPackage({ person_id }: { person_id: string }) {
  const fields = useFields(empty)
  const { values, input, reset } = fields
  const { offer_id, starts_on } = values
  const offers = useRead(['package_offer', 'active'], (attune) =>
    attune.packageOffers.list({ archived: false, limit: 100 }).page(),
  )
  const write = useWrite(['package', 'charge'], (attune) =>
    attune.packages.create({
      person_id,
      ...(offer_id ? { offer_id } : termsOf(values)),
      ...(starts_on && { starts_on }),
    }),
  )
  const offered = offers.data?.data ?? []
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
      {offered.length > 0 && (
        <SelectField
          label="Offer"
          {...input('offer_id')}
          options={[
            ['', 'None: enter the terms'],
            ...offered.map(
              ({ id, name, price }) =>
                [id, `${name}, ${money(price.amount, price.currency)}`] as const,
            ),
          ]}
        />
      )}
      {!offer_id && <OwnTerms {...fields} />}
      <TextField label="First day" type="date" {...input('starts_on')} help="Empty: today." />
    </FormAction>
  )
}

const termsOf = ({ type, name, price, number, service_id }: Values) => ({
  type: type === 'package' ? ('package' as const) : ('membership' as const),
  name,
  price: moneyOf(price),
  ...(type === 'discount' ? { discount_percent: Number(number) } : { sessions: Number(number) }),
  ...(service_id && { service_id }),
})

function OwnTerms({ values: { type }, input }: ReturnType<typeof useFields<Values>>) {
  const { can } = useSession()
  const is_discount = type === 'discount'
  const services = useRead(
    ['service', 'active'],
    (attune) => attune.services.list({ status: 'active', limit: 100 }).page(),
    { enabled: can('availability:read') },
  )
  return (
    <>
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
    </>
  )
}
