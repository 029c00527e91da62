// A draft that saves itself with `If-Match`. Typed text is only in memory, never in storage.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AttuneError, type Note } from 'attune'
import { useApi } from '../../../api/context.tsx'
import { useActing } from '../../../session/acting.ts'
import { createAutosave, type SaveFailure, type SaveState } from './autosave.ts'

/** What the editor changes. */
export type Draft = Pick<Note, 'sections' | 'diagnoses' | 'service' | 'goal_refs'>

export const draftOf = ({ sections, diagnoses, service, goal_refs }: Note): Draft => ({
  sections,
  diagnoses,
  service,
  goal_refs,
})

const same = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof AttuneError)) return 'offline'
  if (error.status === 412) return 'conflict'
  return error.status === undefined || error.status === 429 || error.status >= 500
    ? 'offline'
    : 'failed'
}

export function useNoteDraft(note: Note) {
  const { call } = useApi()
  const { options } = useActing()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(note))
  const [state, setState] = useState<SaveState>('saved')
  const [error, setError] = useState<Error>()
  const [theirs, setTheirs] = useState<Note>()
  const version = useRef(note.version)
  const { id } = note
  const latest = useRef({ call, options })
  latest.current = { call, options }

  const [autosave] = useState(() =>
    createAutosave<Draft>({
      failureOf,
      onState: (next, thrown) => {
        setState(next)
        setError(next === 'failed' && thrown instanceof Error ? thrown : undefined)
      },
      save: async (content) => {
        const { call: run, options: as } = latest.current
        try {
          const saved = await run((attune) =>
            attune.notes.update(id, content, { ...as, ifMatch: version.current }),
          )
          version.current = saved.version
          queries.setQueryData(['note', id], saved)
        } catch (thrown) {
          if (failureOf(thrown) !== 'conflict') throw thrown
          const current = await run((attune) => attune.notes.retrieve(id, {}, as))
          version.current = current.version
          // Our own write, whose response was lost.
          if (same(draftOf(current), content)) return
          setTheirs(current)
          throw thrown
        }
      },
    }),
  )

  useEffect(() => {
    const online = () => autosave.retry()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      void autosave.flush()
      autosave.stop()
    }
  }, [autosave])
  const unsaved = state !== 'saved'
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])

  // Someone else wrote while nothing was typed here: show it.
  useEffect(() => {
    if (state !== 'saved' || note.version <= version.current) return
    version.current = note.version
    setDraft(draftOf(note))
  }, [note, state])

  return {
    draft,
    state,
    error,
    theirs: state === 'conflict' ? theirs : undefined,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      autosave.change(next)
    },
    /** Writes this text as the next version, after the other one. */
    keepMine: (mine: Draft) => {
      setDraft(mine)
      setTheirs(undefined)
      autosave.resume(mine)
    },
    keepTheirs: () => {
      if (theirs) setDraft(draftOf(theirs))
      setTheirs(undefined)
      autosave.resume(undefined)
    },
    flush: () => autosave.flush(),
  }
}
