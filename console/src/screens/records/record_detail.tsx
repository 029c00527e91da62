// One person's record: retention, legal hold, export and erasure.
import { useState } from 'react'
import type { Attune } from 'attune'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailHead, FactsBlock, NextStep } from '../../components/detail.tsx'
import { download } from '../../components/download.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { Record } from '../../components/record.tsx'
import { Time } from '../../components/time.tsx'

const changed = ['retention', 'person']
const bases = [
  ['person_request', 'person_request'],
  ['retention_ended', 'retention_ended'],
  ['entered_in_error', 'entered_in_error'],
] as const

export function RecordDetail({ id }: { id: string }) {
  const [basis, setBasis] = useState('person_request')
  const [reason, setReason] = useState('')
  const read = (attune: Attune) => attune.persons.retention(id)
  return (
    <Record type="retention" id={id} read={read}>
      {({ retain_until, rules, legal_hold }) => (
        <>
          <DetailHead title="Record" id={id} />
          {legal_hold && (
            <NextStep
              title="Legal hold"
              actions={
                <Confirm
                  label="Lift hold"
                  title="Lift the legal hold?"
                  effect="The record can be erased again once no retention rule applies."
                  scope="persons:erase"
                  changed={changed}
                  act={(attune) => attune.persons.liftHold(id)}
                  done="The legal hold was lifted."
                />
              }
            >
              {legal_hold.reason}. Placed <Time at={legal_hold.placed_at} />. Nothing can be erased.
            </NextStep>
          )}
          <DetailActions>
            <Confirm
              label="Export"
              look="primary"
              title="Export the complete record?"
              effect="Downloads everything stored about the person. The audit log records it."
              scope="persons:export"
              changed={[]}
              act={(attune) => attune.persons.export(id)}
              done="The record was exported."
              onDone={(record) => download(`${id}.json`, JSON.stringify(record, null, 2))}
            />
            {!legal_hold && (
              <Confirm
                label="Place hold"
                look="primary"
                title="Place a legal hold?"
                effect="The record can't be erased until the hold is lifted."
                scope="persons:erase"
                changed={changed}
                act={(attune) => attune.persons.placeHold(id, { reason })}
                done="The legal hold was placed."
                undo={(attune) => attune.persons.liftHold(id)}
              >
                <TextField
                  label="Reason"
                  value={reason}
                  onChange={setReason}
                  required
                  help="For example a case number. No clinical information."
                />
              </Confirm>
            )}
            <Confirm
              label="Erase"
              title="Erase the record permanently?"
              effect="Deletes the person's data and the keys to it. This can't be undone."
              scope="persons:erase"
              changed={changed}
              act={(attune) => attune.persons.erase(id, { erasure_basis: basis })}
              done="The record was erased."
            >
              <SelectField label="Basis" value={basis} onChange={setBasis} options={bases} />
            </Confirm>
          </DetailActions>
          <FactsBlock
            title="Retention"
            facts={[
              ['retain_until', <Time key="until" at={retain_until} form="day" />],
              ...rules.map(
                ({ id: rule, citation, years }) => [rule, `${citation}, ${years} years`] as const,
              ),
            ]}
          />
        </>
      )}
    </Record>
  )
}
