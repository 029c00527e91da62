// Signs an offered consent on this screen: the person reads the text, types their name and agrees.
import { useEffect, useState } from 'react'
import type { Consent } from 'attune'
import { useWrite } from '../../../api/context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/fields.tsx'
import { FormDialog } from '../../../components/form_dialog.tsx'
import { useToast } from '../../../components/toast.tsx'
import { consent_texts, hashOfText, sha256, textOfConsent } from './consent_texts.ts'

const intent = 'I have read this text and I agree.'

export function SignConsent({ consent, signer }: { consent: Consent; signer: string }) {
  const { show } = useToast()
  const [open, setOpen] = useState(false)
  const [viewed_at, setViewedAt] = useState<string>()
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [shown, setShown] = useState(false)
  const { id, document } = consent
  const write = useWrite(['consent', 'session'], (attune) =>
    attune.consents.sign(id, {
      method: 'e_signature',
      signer_name: name,
      intent,
      document_version: document?.version ?? '',
      document_sha256: document?.sha256 ?? '',
      auth_method: 'in_person',
      user_agent: navigator.userAgent,
      viewed_at: viewed_at ?? null,
    }),
  )
  const sign = () => {
    if (!agreed || !shown) return
    void write.mutateAsync(undefined).then(
      () => {
        setOpen(false)
        show({ text: 'The consent was signed.' })
      },
      () => {},
    )
  }
  return (
    <>
      <Button
        small
        look="primary"
        scope="consents:write"
        onClick={() => {
          setOpen(true)
          setViewedAt(new Date().toISOString())
        }}
      >
        Sign
      </Button>
      {open && (
        <FormDialog
          title={`Sign: ${consent.kind}`}
          summary="Hand the screen to the person. The signature records what was shown and when."
          submit="Sign"
          busy={write.isPending}
          error={write.error}
          onSubmit={sign}
          onClose={() => setOpen(false)}
        >
          <ConsentDocument consent={consent} onShown={setShown} />
          <TextField
            label="Full name"
            value={name}
            onChange={setName}
            required
            placeholder={signer}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={agreed}
              required
              onChange={(event) => setAgreed(event.target.checked)}
            />
            {intent}
          </label>
        </FormDialog>
      )}
    </>
  )
}

type DocumentProps = { consent: Consent; onShown(shown: boolean): void }

// A consent can carry its text, or only the hash of it. Then the text is opened from its file.
function ConsentDocument({ consent: { document }, onShown }: DocumentProps) {
  const [text, setText] = useState<string>()
  const [file_matches, setFileMatches] = useState<boolean>()
  useEffect(() => {
    const known = consent_texts.find(({ version }) => version === document?.version)
    const offered = document?.text ?? (known && textOfConsent(known))
    if (!offered) return
    void hashOfText(offered).then((hash) => {
      if (hash !== document?.sha256) return
      setText(offered)
      onShown(true)
    })
  }, [document, onShown])
  const check = async (file: File | undefined) => {
    if (!file) return
    const matches = (await sha256(await file.arrayBuffer())) === document?.sha256
    setFileMatches(matches)
    onShown(matches)
  }
  if (text)
    return (
      <div className="document" tabIndex={0} role="region" aria-label="Text of the consent">
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )
  return (
    <div className="field">
      <label htmlFor="consent-file">Document {document?.version}</label>
      <input
        id="consent-file"
        type="file"
        onChange={(event) => void check(event.target.files?.[0])}
      />
      <span className={file_matches === false ? 'invalid' : 'help'}>
        {file_matches === undefined && 'Choose the document that the person has read.'}
        {file_matches === true && 'This is the offered document.'}
        {file_matches === false && "This isn't the document that was offered: its SHA-256 differs."}
      </span>
    </div>
  )
}
