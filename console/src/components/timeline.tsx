// What happened to a record, the latest first.
import type { ReactNode } from 'react'
import { Time } from './time.tsx'

export type Moment = {
  title: ReactNode
  note?: ReactNode
  at: string | null
  look?: 'done' | 'fail' | 'late'
  /** For titles that aren't text. */
  key?: string
}

export function Timeline({ moments }: { moments: readonly Moment[] }) {
  const past = moments.filter(({ at }) => at !== null)
  return (
    <ol className="timeline">
      {past.map(({ title, note, at, key, look = 'done' }) => (
        <li className={look} key={key ?? `${at} ${title}`}>
          <div>
            <p>{title}</p>
            {note && <p>{note}</p>}
          </div>
          <Time at={at} />
        </li>
      ))}
    </ol>
  )
}
