// Drafts and offers a consent with one of the built-in texts.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../api/context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/fields.tsx'
import { FormDialog } from '../../../components/form_dialog.tsx'
import { useAddress } from '../../../components/screen_state.ts'
import { useToast } from '../../../components/toast.tsx'
import { consent_texts, hashOfText, textOfConsent } from './consent_texts.ts'

export function OfferConsent({ person_id }: { person_id: string }) {
  const { show } = useToast()
  const { search, change } = useAddress()
  const offered_text = consent_texts.find(({ kind }) => kind === search.offer)
  const [open, setOpen] = useState(search.offer !== undefined)
  const [version, setVersion] = useState((offered_text ?? consent_texts[0]!).version)
  const text = consent_texts.find((each) => each.version === version)!
  const write = useWrite(['consent'], async (attune) => {
    const shown = textOfConsent(text)
    const { id } = await attune.consents.create({
      person_id,
      kind: text.kind,
      purposes: text.purposes,
      document: { version, sha256: await hashOfText(shown), text: shown },
    })
    return await attune.consents.offer(id)
  })
  const close = () => {
    setOpen(false)
    change({ offer: undefined })
  }
  const offer = () =>
    void write.mutateAsync(undefined).then(
      () => {
        close()
        show({ text: 'The consent was offered.' })
      },
      () => {},
    )
  return (
    <>
      <Button small icon={Plus} scope="consents:write" onClick={() => setOpen(true)}>
        Offer consent
      </Button>
      {open && (
        <FormDialog
          title="Offer a consent"
          summary="The text is fixed once it is offered. The person can sign it on this screen."
          submit="Offer consent"
          busy={write.isPending}
          error={write.error}
          onSubmit={offer}
          onClose={close}
        >
          <SelectField
            label="Text"
            value={version}
            onChange={setVersion}
            options={consent_texts.map((each) => [each.version, each.title] as const)}
          />
          <div className="document" tabIndex={0} role="region" aria-label="Text of the consent">
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </FormDialog>
      )}
    </>
  )
}
