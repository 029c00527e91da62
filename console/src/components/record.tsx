// Loads one object for a detail panel, with its loading and error states.
import type { ReactNode } from 'react'
import type { Attune } from 'attune'
import { useRead } from '../api/context.tsx'
import { DetailBlock } from './detail.tsx'
import { ErrorState } from './states.tsx'

type RecordProps<T> = {
  type: string
  id: string
  read(attune: Attune): PromiseLike<T>
  children(record: T): ReactNode
}

export function Record<T>({ type, id, read, children }: RecordProps<T>) {
  const { data, error, refetch } = useRead([type, id], read)
  if (data) return children(data)
  if (!error) return null
  return (
    <DetailBlock>
      <ErrorState error={error} retry={() => void refetch()} />
    </DetailBlock>
  )
}
