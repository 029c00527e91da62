// The list of keyboard shortcuts.
import { Dialog } from '../components/dialog.tsx'
import { shortcut_help } from './shortcuts.ts'

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      summary="Single keys do nothing inside fields. You can turn them off in your profile."
      onClose={onClose}
      footer={
        <button className="btn primary" type="button" onClick={onClose}>
          Close
        </button>
      }
    >
      <div className="form">
        <dl className="keys">
          {shortcut_help.map(([keys, action]) => (
            <div className="fact" key={action}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
