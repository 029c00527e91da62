// The editor of a draft: a field per section of its format, saved while typing.
import type { Note, NoteFormat } from 'attune'
import { useRead } from '../../../api/context.tsx'
import { Confirm } from '../../../components/confirm.tsx'
import { SectionField, TextField } from '../../../components/fields.tsx'
import { words } from '../../../components/format.ts'
import { ErrorState, Notice } from '../../../components/states.tsx'
import { useActing } from '../../../session/acting.ts'
import type { SaveState } from './autosave.ts'
import { NoteConflict } from './note_conflict.tsx'
import { useNoteDraft } from './use_note_draft.ts'

const save_words: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  offline: 'Not saved yet: no connection. Keep this page open.',
  conflict: 'Changed elsewhere',
  failed: "Couldn't be saved",
}

const listed = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

export function NoteEditor({ note }: { note: Note }) {
  const { options } = useActing()
  const { draft, state, error, theirs, change, keepMine, keepTheirs, flush } = useNoteDraft(note)
  const { data: formats } = useRead(['note_format'], (attune) => attune.noteFormats.list().page())
  const format: NoteFormat | undefined = formats?.data.find((each) => each.format === note.format)
  const sign = async () => {
    if ((await flush()) !== 'saved') throw new Error('Save the note before you sign it.')
  }
  return (
    <div className="note-editor">
      <p className={`save-state ${state}`} role="status">
        {save_words[state]}
      </p>
      {note.comment && <Notice tone="warn">Returned: {note.comment}</Notice>}
      {theirs && (
        <NoteConflict mine={draft} theirs={theirs} keepMine={keepMine} keepTheirs={keepTheirs} />
      )}
      {error && <ErrorState error={error} />}
      <div className="form">
        {(format?.sections ?? []).map(({ name, required, help }) => (
          <SectionField
            key={name}
            label={words(name)}
            required={required}
            help={help}
            value={draft.sections[name] ?? ''}
            onChange={(text) => change({ sections: { ...draft.sections, [name]: text } })}
          />
        ))}
        {format?.for_payer && (
          <>
            <ListField
              label="Diagnoses"
              help="ICD-10-CM codes, separated by commas. The first is the primary one."
              values={draft.diagnoses.map(({ code }) => code)}
              onChange={(codes) =>
                change({ diagnoses: codes.map((code, at) => ({ code, rank: at + 1 })) })
              }
            />
            <ListField
              label="Interventions"
              help="Separated by commas."
              values={draft.service?.interventions ?? []}
              onChange={(interventions) => change({ service: { ...draft.service, interventions } })}
            />
            <ListField
              label="Goals"
              help="References to goals of the treatment plan, separated by commas."
              values={draft.goal_refs}
              onChange={(goal_refs) => change({ goal_refs })}
            />
          </>
        )}
      </div>
      <div className="actions gap-top">
        <Confirm
          label="Sign"
          look="primary"
          title="Sign the note?"
          effect="A signed note can be amended, but never changed."
          scope="notes:write"
          changed={['note', 'claim']}
          act={(attune) => sign().then(() => attune.notes.sign(note.id, {}, options))}
          done="The note was signed."
        />
        <Confirm
          label="Discard"
          title="Discard the draft?"
          effect="The draft is no longer part of the record."
          scope="notes:write"
          changed={['note']}
          act={(attune) => attune.notes.discard(note.id, options)}
          done="The draft was discarded."
        />
      </div>
    </div>
  )
}

type ListFieldProps = {
  label: string
  help: string
  values: readonly string[]
  onChange(values: string[]): void
}

// A list as text. Only complete values are sent, when the field is left.
function ListField({ label, help, values, onChange }: ListFieldProps) {
  const text = values.join(', ')
  return (
    <TextField
      key={text}
      label={label}
      help={help}
      value={text}
      uncontrolled
      onChange={(typed) => {
        const next = listed(typed)
        if (next.join(', ') !== text) onChange(next)
      }}
    />
  )
}
