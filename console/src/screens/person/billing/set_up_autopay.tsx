// Sets up autopay as the person agreed: what it covers, its limits and the notice.
import { useState } from 'react'
import type { PaymentMethod } from 'attune'
import { useWrite } from '../../../api/context.tsx'
import { AmountField } from '../../../components/amount_field.tsx'
import { TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { moneyOf } from '../../../components/money_input.ts'
import { useFields } from '../../../components/use_fields.ts'
import { ConsentFields } from './consent_fields.tsx'

const coverable = [
  ['patient_responsibility', 'Patient responsibility after insurance'],
  ['self_pay', 'Self-pay charges'],
  ['fees', 'Fees for missed and late canceled sessions'],
] as const

const checkDays = (text: string) =>
  /^\d{1,2}$/.test(text) ? undefined : 'Enter a number of days, for example 7.'

const dollars = (amount: number) => (amount / 100).toFixed(2)

export function SetUpAutopay({ method: { id, autopay } }: { method: PaymentMethod }) {
  const [covers, setCovers] = useState<readonly string[]>(
    autopay?.covers ?? ['patient_responsibility'],
  )
  const { values, input } = useFields({
    max_per_charge: dollars(autopay?.max_per_charge.amount ?? 20_000),
    max_per_month: dollars(autopay?.max_per_month.amount ?? 50_000),
    notice_days: String(autopay?.notice_days ?? 7),
    text_version: autopay?.consent.text_version ?? '',
    channel: 'written',
  })
  const { max_per_charge, max_per_month, notice_days, text_version, channel } = values
  const write = useWrite(['payment_method'], (attune) =>
    attune.paymentMethods.update(id, {
      autopay: {
        covers: [...covers],
        max_per_charge: moneyOf(max_per_charge),
        max_per_month: moneyOf(max_per_month),
        notice_days: Number(notice_days),
        consent: { text_version, channel },
      },
    }),
  )
  return (
    <FormAction
      label={autopay ? 'Change autopay' : 'Set up autopay'}
      scope="payments:write"
      title="Autopay"
      summary="Charges what the person owes and agreed to, after a notice. It never charges more."
      submit="Save"
      done="Autopay is set up."
      write={write}
    >
      <fieldset className="field">
        <legend>Covers</legend>
        {coverable.map(([name, label]) => (
          <label className="check" key={name}>
            <input
              type="checkbox"
              checked={covers.includes(name)}
              onChange={({ target }) =>
                setCovers(
                  target.checked ? [...covers, name] : covers.filter((each) => each !== name),
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="form-row">
        <AmountField label="Most at once" {...input('max_per_charge')} />
        <AmountField label="Most in a month" {...input('max_per_month')} />
      </div>
      <TextField
        label="Days of notice"
        {...input('notice_days')}
        required
        check={checkDays}
        param="autopay.notice_days"
      />
      <ConsentFields input={input} at="autopay.consent" />
    </FormAction>
  )
}
