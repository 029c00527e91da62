// One action on several claims, claim by claim. What one refuses doesn't stop the rest.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attune } from 'attune'
import { useApi } from '../../api/context.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { shortId } from '../../components/id_chip.tsx'

const actions: Record<string, (attune: Attune, id: string) => PromiseLike<unknown>> = {
  Validate: (attune, id) => attune.claims.validate(id),
  Submit: (attune, id) => attune.claims.submit(id),
  'Check status': (attune, id) => attune.claims.checkStatus(id),
}

type Result = { done: number; refused: { id: string; message: string }[] }

export function BulkActions({ ids, clear }: { ids: readonly string[]; clear(): void }) {
  const { call } = useApi()
  const queries = useQueryClient()
  const [running, setRunning] = useState<string>()
  const [result, setResult] = useState<Result>()
  const run = async (name: string) => {
    setRunning(name)
    const found: Result = { done: 0, refused: [] }
    for (const id of ids) {
      try {
        await call((attune) => actions[name]!(attune, id))
        found.done++
      } catch (error) {
        found.refused.push({ id, message: error instanceof Error ? error.message : String(error) })
      }
    }
    setRunning(undefined)
    setResult(found)
    await queries.invalidateQueries({ queryKey: ['claim'] })
  }
  const close = () => {
    setResult(undefined)
    clear()
  }
  return (
    <>
      {Object.keys(actions).map((name) => (
        <Button
          key={name}
          small
          scope="claims:write"
          busy={running !== undefined}
          onClick={() => void run(name)}
        >
          {running === name ? `${name}…` : name}
        </Button>
      ))}
      {result && (
        <Dialog
          title={`${result.done} of ${ids.length} done`}
          onClose={close}
          footer={
            <button className="btn primary" type="button" onClick={close}>
              Done
            </button>
          }
        >
          <ul className="problems">
            {result.refused.map(({ id, message }) => (
              <li key={id}>
                <span className="id">{shortId(id)}</span> {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
