// The amounts of a claim: charged, expected, paid, and what is still open.
import type { Claim } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { expectedOf } from './queues.ts'

export function ClaimAmounts({ claim }: { claim: Claim }) {
  const { deductible, coinsurance, copay, other } = claim.patient_responsibility
  const patient = [deductible, coinsurance, copay, other]
  const expected = expectedOf(claim)
  const rows = [
    ['charge', claim.charge],
    ...(expected ? ([['expected', expected]] as const) : []),
    ['allowed', claim.allowed],
    ['payer_paid', claim.payer_paid],
    ...(claim.payer_refunded.amount !== 0
      ? ([['payer_refunded', claim.payer_refunded]] as const)
      : []),
    ['contractual', claim.contractual],
    [
      'patient_responsibility',
      {
        amount: patient.reduce((sum, { amount }) => sum + amount, 0),
        currency: claim.charge.currency,
      },
    ],
    ...(claim.underpaid.amount > 0 ? ([['underpaid', claim.underpaid]] as const) : []),
  ] as const
  return (
    <table className="money">
      <tbody>
        {rows.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={name === 'underpaid' ? 'num down' : 'num'}>
              <Amount amount={amount} />
            </td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">payer_balance</th>
          <td className="num">
            <Amount amount={claim.payer_balance} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
