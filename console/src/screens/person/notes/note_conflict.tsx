// Both versions of a note that two windows wrote, section by section. Nothing is overwritten.
import { useState } from 'react'
import type { Note } from 'attune'
import { words } from '../../../components/format.ts'
import { Time } from '../../../components/time.tsx'
import { type Draft, draftOf } from './use_note_draft.ts'

type NoteConflictProps = {
  mine: Draft
  theirs: Note
  keepMine(draft: Draft): void
  keepTheirs(): void
}

export function NoteConflict({ mine, theirs, keepMine, keepTheirs }: NoteConflictProps) {
  const names = [...new Set([...Object.keys(mine.sections), ...Object.keys(theirs.sections)])]
  const differing = names.filter((name) => mine.sections[name] !== theirs.sections[name])
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({})
  const keep = () => {
    const sections = { ...mine.sections }
    for (const name of differing)
      if (chosen[name] === 'theirs') sections[name] = theirs.sections[name] ?? ''
    keepMine({ ...draftOf(theirs), ...mine, sections })
  }
  return (
    <section className="conflict" aria-label="Two versions">
      <p className="what">
        This note was changed in another window <Time at={theirs.updated_at} form="second" />.
      </p>
      <p className="faint">Your text stays here. Choose per section what to keep.</p>
      {differing.map((name) => (
        <fieldset key={name} className="versions">
          <legend>{words(name)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="version">
              <span className="check">
                <input
                  type="radio"
                  name={`keep-${name}`}
                  checked={(chosen[name] ?? 'mine') === side}
                  onChange={() => setChosen({ ...chosen, [name]: side })}
                />
                {side === 'mine' ? 'Yours' : 'The other one'}
              </span>
              <span className="text">
                {(side === 'mine' ? mine : theirs).sections[name] || 'Empty'}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="actions">
        <button className="btn primary sm" type="button" onClick={keep}>
          Save what is chosen
        </button>
        <button className="btn sm" type="button" onClick={keepTheirs}>
          Discard mine
        </button>
      </div>
    </section>
  )
}
