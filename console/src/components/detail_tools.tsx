// Above a detail: closes it, and shows its API call on a phone, where it hides the page's head.
import { Code } from 'lucide-react'
import { Icon } from './icon.tsx'

export const DetailTools = ({ onClose }: { onClose(): void }) => (
  <div className="detail-tools">
    <button
      className="btn ghost icon only-sm"
      type="button"
      popoverTarget="api"
      aria-label="Show API call"
    >
      <Icon of={Code} />
    </button>
    <button className="btn ghost sm" type="button" onClick={onClose}>
      Close <kbd className="hide-sm">Esc</kbd>
    </button>
  </div>
)
