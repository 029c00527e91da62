// Initials in a circle. The name is always beside it.
import { initials } from './names.ts'

export function Avatar({ name, large }: { name: string; large?: boolean }) {
  return (
    <span className={large ? 'avatar lg' : 'avatar'} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
