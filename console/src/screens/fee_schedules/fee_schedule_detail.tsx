// One fee schedule: when it applies, and its rates, which can be changed as lines of text.
import { useState } from 'react'
import type { Attune, FeeSchedule, FeeScheduleRate } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { ExportCsv } from '../../components/export_csv.tsx'
import { TextField } from '../../components/fields.tsx'
import { PlainTable } from '../../components/plain_table.tsx'
import { Record } from '../../components/record.tsx'
import type { Column } from '../../components/table.tsx'
import { checkRates, rates_help, ratesOf, textOfRates } from './rates_text.ts'

const columns: readonly Column<FeeScheduleRate>[] = [
  {
    name: 'Procedure',
    cell: ({ procedure_code, modifiers = [] }) => [procedure_code, ...modifiers].join(' '),
    phone: 'a',
    look: 'mono',
  },
  { name: 'Profession', cell: ({ profession }) => profession ?? 'any', phone: 'c' },
  { name: 'Place', cell: ({ place_of_service: place }) => place ?? 'any' },
  { name: 'Basis', cell: ({ basis }) => basis ?? 'per_unit' },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'b' },
]

const keyOf = (rate: FeeScheduleRate) => JSON.stringify(rate)

export function FeeScheduleDetail({ id }: { id: string }) {
  return (
    <Record type="fee_schedule" id={id} read={(attune) => attune.feeSchedules.retrieve(id)}>
      {(schedule) => (
        <>
          <DetailHead
            title={schedule.name}
            id={id}
            note={schedule.payer_id ?? 'Your own charges'}
          />
          <DetailActions>
            <EditSchedule schedule={schedule} />
            <Archive schedule={schedule} />
            <ExportCsv name="rates" columns={columns} rows={schedule.rates} />
          </DetailActions>
          <FactsBlock
            title="In effect"
            facts={[
              ['starts_on', schedule.starts_on],
              ['ends_on', schedule.ends_on],
              ['plan_name', schedule.plan_name],
              ['archived', schedule.archived ? 'Yes' : 'No'],
            ]}
          />
          <DetailBlock title="Rates">
            <PlainTable label="Rates" columns={columns} rows={schedule.rates} keyOf={keyOf} />
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

function EditSchedule({ schedule }: { schedule: FeeSchedule }) {
  const [text, setText] = useState(() => textOfRates(schedule.rates))
  const [last, setLast] = useState(schedule.ends_on ?? '')
  return (
    <Confirm
      label="Edit"
      look="primary"
      title="Edit the fee schedule"
      effect="The list replaces the current rates. Claims that were submitted don't change."
      scope="payers:write"
      changed={['fee_schedule']}
      edits={{
        object: schedule,
        read: (attune) => attune.feeSchedules.retrieve(schedule.id),
      }}
      act={(attune, version) =>
        attune.feeSchedules.update(
          schedule.id,
          { rates: ratesOf(text), ends_on: last || null },
          { ifMatch: version },
        )
      }
      done="The fee schedule was changed."
    >
      <TextField label="Last date" type="date" value={last} onChange={setLast} param="ends_on" />
      <TextField
        label="Rates"
        value={text}
        onChange={setText}
        multiline
        required
        check={checkRates}
        help={rates_help}
        param="rates"
      />
    </Confirm>
  )
}

function Archive({ schedule: { id, archived } }: { schedule: FeeSchedule }) {
  const set = (value: boolean) => ({
    changed: ['fee_schedule'],
    scope: 'payers:write' as const,
    act: (attune: Attune) => attune.feeSchedules.update(id, { archived: value }),
  })
  return archived ? (
    <Confirm
      label="Use again"
      look="primary"
      title="Use the fee schedule again?"
      effect="It applies again on its dates."
      done="The fee schedule is in use."
      {...set(false)}
    />
  ) : (
    <Confirm
      label="Archive"
      title="Archive the fee schedule?"
      effect="It isn't used anymore. Claims that were submitted don't change."
      done="The fee schedule was archived."
      undo={set(false).act}
      {...set(true)}
    />
  )
}
