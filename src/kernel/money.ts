// Money: its schemas, currencies and arithmetic. Amounts are integers in the smallest unit: 500 is
// five dollars, 500 yen or half a dinar.
import Type from 'typebox'
import { invalid } from '#catalogue/api_error.ts'
import { Integer, Text } from './fields.ts'

export type Money = { amount: number; currency: string }

export const currency = Text('Three-letter ISO 4217 code, lowercase.', 3, {
  pattern: '^[a-z]{3}$',
  examples: ['usd'],
  rule: 'must be a lowercase ISO 4217 currency code, for example `usd`.',
})

// High enough for every currency: a billion dollars, or four million dollars in Vietnamese dong.
const most = 100_000_000_000

// `limit` is for requests that take less than any amount.
export const Money = (description: string, amount = 7_500, limit = most) =>
  Type.Object(
    {
      amount: Integer("Amount in the currency's smallest unit (cents).", 0, limit, {
        examples: [amount],
      }),
      currency,
    },
    { title: 'money', description, examples: [{ amount, currency: 'usd' }] },
  )

// Money that can be negative: a balance, a sum or a reversal.
export const SignedMoney = (description: string, amount = 7_500, limit = Number.MAX_SAFE_INTEGER) =>
  Type.Object(
    {
      amount: Integer(
        "Amount in the currency's smallest unit (cents). Can be negative.",
        -limit,
        limit,
        { examples: [amount] },
      ),
      currency,
    },
    { title: 'signed_money', description, examples: [{ amount, currency: 'usd' }] },
  )

const two =
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd btn bwp byn bzd ' +
  'cad cdf chf cny cop crc cup cve czk dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd ' +
  'gtq gyd hkd hnl htg huf idr ils inr irr jmd kes kgs khr kpw kyd kzt lak lbp lkr lrd lsl mad ' +
  'mdl mga mkd mmk mnt mop mru mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php ' +
  'pkr pln qar ron rsd rub sar sbd scr sdg sek sgd shp sle sos srd ssp stn svc syp szl thb tjs ' +
  'tmt top try ttd twd tzs uah usd uyu uzs ves wst xcd yer zar zmw'
const none = 'bif clp djf gnf isk jpy kmf krw pyg rwf ugx vnd vuv xaf xof xpf'
const three = 'bhd iqd jod kwd lyd omr tnd'

const decimals = new Map(
  [none, '', two, three].flatMap((codes, count) =>
    codes.split(' ').map((code) => [code, count] as const),
  ),
)

export const decimalsOf = (currency: string): number | undefined => decimals.get(currency)

// An amount to charge or pay: more than zero, in a known currency.
export function requireMoney({ amount, currency }: Money, param = 'amount') {
  if (amount === 0) throw invalid(`${param}.amount`, `${param}.amount must be at least 1.`)
  if (decimalsOf(currency) === undefined) {
    throw invalid(`${param}.currency`, `${param}.currency must be a currency of ISO 4217.`)
  }
}

// A share of an amount in hundredths of a percent, rounded half up to the smallest unit.
export const shareOf = (amount: number, basis_points: number) =>
  Number((BigInt(amount) * BigInt(basis_points) + 5_000n) / 10_000n)

// Half of an amount that is half gone is gone: rounded down, and exact for every amount.
export const portionOf = (amount: number, part: number, whole: number) =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

export const plus = ({ amount, currency }: Money, units: number): Money => ({
  amount: amount + units,
  currency,
})
