// A note that is no longer a draft: its text, signatures, addenda, and what can still be done.
import { useState } from 'react'
import type { Note } from 'attune'
import { useApi } from '../../../api/context.tsx'
import { Confirm } from '../../../components/confirm.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { words } from '../../../components/format.ts'
import { PrintButton } from '../../../components/print_button.tsx'
import { Notice } from '../../../components/states.tsx'
import { Time } from '../../../components/time.tsx'
import { useNames } from '../../../components/use_names.ts'
import { useActing } from '../../../session/acting.ts'

const amendment_types = [
  ['addendum', "Addendum: wasn't known at the time"],
  ['late_entry', 'Late entry: was omitted'],
  ['correction', 'Correction: was wrong'],
  ['patient_statement', 'Statement by the person'],
] as const

export function SignedNote({ note }: { note: Note }) {
  const nameFor = useNames()
  return (
    <article className="signed-note">
      <NoteSections note={note} />
      {note.diagnoses.length > 0 && (
        <p className="faint">Diagnoses: {note.diagnoses.map(({ code }) => code).join(', ')}</p>
      )}
      {note.addenda.map(({ id, type, text, reason, by_id, signed_at }) => (
        <section key={id} className="addendum">
          <h3>
            {words(type)}{' '}
            <span className="faint">
              {nameFor(by_id)} <Time at={signed_at} />
            </span>
          </h3>
          <p className="text">{text}</p>
          <p className="faint">{reason}</p>
        </section>
      ))}
      <ul className="signatures">
        {note.signatures.map(({ role, practitioner_id, credentials, signed_at, content_hash }) => (
          <li key={content_hash + role}>
            Signed as {role} by {nameFor(practitioner_id) || practitioner_id}
            {credentials && `, ${credentials}`}, <Time at={signed_at} form="zoned" />
          </li>
        ))}
        {note.late_entry && <li>Late entry{note.late_reason && `: ${note.late_reason}`}</li>}
      </ul>
      <NoteActions note={note} />
    </article>
  )
}

/** The text of a note, as its format divides it. */
export const NoteSections = ({ note }: { note: Note }) =>
  Object.entries(note.sections).map(([name, text]) => (
    <section key={name}>
      <h3>{words(name)}</h3>
      <p className="text">{text}</p>
    </section>
  ))

function NoteActions({ note }: { note: Note }) {
  const { options, practitioner_id } = useActing()
  const [comment, setComment] = useState('')
  const { id, status } = note
  if (status === 'submitted')
    return (
      <div className="actions">
        {practitioner_id === note.supervisor_id ? (
          <>
            <Confirm
              label="Co-sign"
              look="primary"
              title="Co-sign the note?"
              effect="You take responsibility for the care as the supervisor."
              scope="notes:write"
              changed={['note', 'claim']}
              act={(attune) => attune.notes.cosign(id, options)}
              done="The note was co-signed."
            />
            <Confirm
              label="Return"
              title="Return the note to its author?"
              effect="The author can change it and sign again."
              scope="notes:write"
              changed={['note']}
              act={(attune) => attune.notes.return(id, { comment }, options)}
              done="The note was returned."
            >
              <TextField label="Comment" value={comment} onChange={setComment} required multiline />
            </Confirm>
          </>
        ) : (
          <>
            <Notice>Waiting for the co-signature of the supervisor.</Notice>
            <Confirm
              label="Withdraw"
              title="Withdraw the note?"
              effect="It becomes a draft again."
              scope="notes:write"
              changed={['note']}
              act={(attune) => attune.notes.withdraw(id, options)}
              done="The note is a draft again."
            />
          </>
        )}
      </div>
    )
  if (status !== 'signed' && status !== 'amended') return null
  return (
    <div className="actions">
      <Amend id={id} />
      <Verify id={id} />
      <PrintButton />
    </div>
  )
}

function Amend({ id }: { id: string }) {
  const { options, practitioner_id } = useActing()
  const [type, setType] = useState<string>(practitioner_id ? 'addendum' : 'patient_statement')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  return (
    <Confirm
      label="Add addendum"
      look="primary"
      title="Add to the signed note?"
      effect="The original stays readable. The addendum is signed in your name."
      scope="notes:write"
      changed={['note']}
      act={(attune) => attune.notes.amend(id, { type, text, reason }, options)}
      done="The addendum was signed."
    >
      <SelectField label="Type" value={type} onChange={setType} options={amendment_types} />
      <TextField label="Text" value={text} onChange={setText} required multiline />
      <TextField label="Why" value={reason} onChange={setReason} required />
    </Confirm>
  )
}

function Verify({ id }: { id: string }) {
  const { call } = useApi()
  const { options } = useActing()
  const [result, setResult] = useState<string>()
  const verify = async () => {
    const { valid, signatures } = await call((attune) => attune.notes.proof(id, {}, options))
    setResult(
      valid ? `Proven: unchanged since ${signatures.length} signatures.` : 'The proof failed.',
    )
  }
  return (
    <>
      <button
        className="btn sm"
        type="button"
        onClick={() => void verify().catch((error: Error) => setResult(error.message))}
      >
        Verify signatures
      </button>
      <span role="status" className="faint">
        {result}
      </span>
    </>
  )
}
