// An icon of the console: 16 px, drawn with the color of the text beside it.
import type { LucideIcon } from 'lucide-react'

export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className="i" size={16} strokeWidth={1.5} aria-hidden="true" />
}
