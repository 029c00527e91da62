// A secret that is shown once: copied, then gone with the dialog.
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'

const store_it = 'This is the only time the secret is shown. Store it in your secret manager.'

type SecretProps = { title: string; summary?: string; secret: string; onClose(): void }

export function SecretDialog({ title, summary = store_it, secret, onClose }: SecretProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  const footer = (
    <>
      <button className="btn" type="button" onClick={() => void copy()}>
        <Icon of={Copy} />
        {copied ? 'Copied' : 'Copy'}
      </button>
      <button className="btn primary" type="button" onClick={onClose}>
        Done
      </button>
    </>
  )
  return (
    <Dialog title={title} summary={summary} footer={footer} onClose={onClose}>
      <div className="form">
        <code className="seg" data-testid="secret">
          {secret}
        </code>
      </div>
    </Dialog>
  )
}
