// Changes how urgently a person waits, and until when.
import { useState } from 'react'
import type { WaitingListEntry } from 'attune'
import { Confirm } from '../../components/confirm.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { format_options, priority_options, urgency_options } from './terms.ts'

const minutesIn = (hours: string) => Math.round(Number(hours) * 60)

export function EditEntry({ entry }: { entry: WaitingListEntry }) {
  const [urgency, setUrgency] = useState<string>(entry.urgency ?? 'routine')
  const [priority, setPriority] = useState(String(entry.priority))
  const [format, setFormat] = useState<string>(entry.format ?? '')
  const [notice, setNotice] = useState(String(entry.notice_minutes / 60))
  return (
    <Confirm
      label="Edit"
      look="primary"
      title="Edit the waiting list entry"
      effect="While an offer is open, the change counts for the next one."
      scope="sessions:write"
      changed={['waiting_list_entry', 'waiting_list_report']}
      edits={{
        object: entry,
        read: (attune) => attune.waitingListEntries.retrieve(entry.id),
      }}
      act={(attune, version) =>
        attune.waitingListEntries.update(
          entry.id,
          {
            urgency,
            priority: Number(priority),
            format: format || null,
            notice_minutes: minutesIn(notice),
          },
          { ifMatch: version },
        )
      }
      done="The entry was changed."
    >
      <div className="form-row">
        <SelectField
          label="Urgency"
          value={urgency}
          onChange={setUrgency}
          options={urgency_options}
        />
        <SelectField
          label="Priority"
          value={priority}
          onChange={setPriority}
          options={priority_options}
          help="Within the same urgency. 9 is first."
        />
      </div>
      <SelectField label="Format" value={format} onChange={setFormat} options={format_options} />
      <TextField
        label="Notice in hours"
        value={notice}
        onChange={setNotice}
        required
        param="notice_minutes"
        check={(text) =>
          /^\d+(\.\d+)?$/.test(text) ? undefined : 'Enter a number of hours, for example 2.'
        }
        help="How early the person must know."
      />
    </Confirm>
  )
}
