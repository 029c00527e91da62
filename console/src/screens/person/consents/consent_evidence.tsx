// The evidence of a consent: what was signed, by whom, when and how, and whether it is unchanged.
import { Download } from 'lucide-react'
import type { EvidencePage } from 'attune'
import { useRead, useWrite } from '../../../api/context.tsx'
import { Button } from '../../../components/button.tsx'
import { download } from '../../../components/download.ts'
import { type Fact, Facts } from '../../../components/facts.tsx'
import { ErrorState, Notice } from '../../../components/states.tsx'
import { Time } from '../../../components/time.tsx'
import { followLink } from '../documents/file_links.ts'

type Signature = EvidencePage['signatures'][number]

export function ConsentEvidence({ id }: { id: string }) {
  const { data, error, refetch } = useRead(['consent', id, 'evidence'], (attune) =>
    attune.consents.evidencePage(id),
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return null
  const { document, files, signatures, revocation, page } = data
  return (
    <>
      {signatures.some(({ is_intact }) => !is_intact) && (
        <Notice tone="bad">The evidence was changed after it was recorded.</Notice>
      )}
      <Facts
        facts={[
          [
            'consent_id',
            <span key="id" className="id">
              {data.consent_id}
            </span>,
          ], // For paper.
          ['document.version', document?.version],
          ['document.sha256', <Hash key="hash" of={document?.sha256} />],
        ]}
      />
      {signatures.length === 0 && <p className="muted gap-top">The consent isn't signed.</p>}
      {signatures.map((signature) => (
        <section className="gap-top" key={signature.hash}>
          <h3>Signature</h3>
          <Facts facts={signatureFacts(signature)} />
        </section>
      ))}
      {revocation && (
        <section className="gap-top">
          <h3>Revocation</h3>
          <Facts
            facts={[
              ['recorded_at', <Time key="at" at={revocation.recorded_at} form="zoned" />],
              ['by', revocation.by],
              ['received_via', revocation.received_via],
            ]}
          />
        </section>
      )}
      {document?.text && (
        <section className="gap-top">
          <h3>Document</h3>
          <p className="document-text">{document.text}</p>
        </section>
      )}
      <div className="actions gap-top">
        <Button
          small
          icon={Download}
          onClick={() => download(`${id}-evidence.md`, page, 'text/markdown')}
        >
          Save evidence page
        </Button>
        {files.map(({ document_id, file_name }) => (
          <SignedFile key={document_id} id={document_id} name={file_name} />
        ))}
      </div>
    </>
  )
}

function SignedFile({ id, name }: { id: string; name: string }) {
  const link = useWrite(['audit_entry'], (attune) => attune.documents.downloadLink(id))
  const save = () =>
    void link.mutateAsync().then(
      ({ url }) => followLink(url),
      () => {}, // Shown below.
    )
  return (
    <>
      <Button small icon={Download} scope="documents:read" busy={link.isPending} onClick={save}>
        {name}
      </Button>
      {link.error && <ErrorState error={link.error} />}
    </>
  )
}

const Hash = ({ of: hash }: { of: string | undefined }) => (
  <code className="wrap-any">{hash ?? '—'}</code>
)

const signatureFacts = (signature: Signature): Fact[] => {
  const optional: [string, string | null | undefined][] = [
    ['auth_method', signature.auth_method],
    ['ip', signature.ip],
    ['user_agent', signature.user_agent],
    ['witness', signature.witness],
  ]
  return [
    ['signer_name', signature.signer_name],
    ['method', signature.method],
    ['intent', signature.intent],
    ['signed_at', <Time key="signed" at={signature.signed_at} form="zoned" />],
    ['recorded_at', <Time key="recorded" at={signature.recorded_at} form="zoned" />],
    ['recorded_by', signature.recorded_by],
    ...optional.filter(([, value]) => value),
    ['document_version', signature.document_version],
    ['document_sha256', <Hash key="document" of={signature.document_sha256} />],
    ['hash', <Hash key="hash" of={signature.hash} />],
    ['is_intact', signature.is_intact ? 'Unchanged' : 'Changed'],
  ]
}
