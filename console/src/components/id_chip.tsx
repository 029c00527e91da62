// An ID: shortened in the middle, copied whole.
import { useToast } from './toast.tsx'

export const shortId = (id: string) => {
  const [prefix, rest] = [id.slice(0, id.lastIndexOf('_') + 1), id.slice(id.lastIndexOf('_') + 1)]
  return rest.length > 10 ? `${prefix}${rest.slice(0, 4)}…${rest.slice(-4)}` : id
}

/** A ledger account: the IDs in it are shortened. */
export const shortAccount = (account: string) => account.split(':').map(shortId).join(':')

export function IdChip({ id }: { id: string | null | undefined }) {
  const { show } = useToast()
  if (!id) return <span className="muted">—</span>
  const copy = async () => {
    await navigator.clipboard.writeText(id)
    show({ text: 'ID copied.' })
  }
  return (
    <button
      className="id copy"
      type="button"
      title={`Copy ${id}`}
      onClick={(event) => {
        event.stopPropagation()
        void copy()
      }}
    >
      {shortId(id)}
    </button>
  )
}
