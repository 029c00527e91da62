// The documents of a person: upload a file, and download or delete one.
import { Download, Trash2 } from 'lucide-react'
import type { Document } from 'attune'
import { useList, useWrite } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { ListCard } from '../../../components/list_card.tsx'
import { ErrorState } from '../../../components/states.tsx'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import type { TabProps } from '../person.tsx'
import { kindName } from './document_kinds.ts'
import { followLink } from './file_links.ts'
import { Thumbnail } from './thumbnail.tsx'
import { UploadDocument } from './upload_document.tsx'

const columns: readonly Column<Document>[] = [
  {
    name: 'Title',
    cell: (document) => (
      <span className="with-thumbnail">
        <Thumbnail document={document} />
        {document.title ?? '—'}
      </span>
    ),
    phone: 'a',
    look: 'what',
  },
  { name: 'Kind', cell: ({ kind }) => kindName(kind), phone: 'c' },
  { name: 'File', cell: ({ content }) => content?.file_name ?? '—' },
  { name: 'Version', cell: ({ latest_version }) => latest_version, numeric: true },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Created', cell: ({ created_at }) => <Time at={created_at} />, numeric: true },
  {
    name: 'Actions',
    cell: (document) => <Actions document={document} />,
    phone: 'e',
    buttons: true,
  },
]

export function DocumentsTab({ person }: TabProps) {
  const query = useList(['document', person.id], (attune, cursor) =>
    attune.documents.list({
      person_id: person.id,
      status: ['awaiting_upload', 'scanning', 'available', 'quarantined'],
      limit: 100,
      ...cursor,
    }),
  )
  return (
    <ListCard
      title="Documents"
      file="documents"
      query={query}
      columns={columns}
      actions={<UploadDocument person_id={person.id} />}
      empty={{ title: 'No documents', text: 'Upload a referral, a letter or an ID.' }}
    />
  )
}

function Actions({ document: { id, title, content } }: { document: Document }) {
  const link = useWrite(['audit_entry'], (attune) => attune.documents.downloadLink(id))
  const remove = useWrite(['document'], (attune) => attune.documents.delete(id))
  const download = () =>
    void link.mutateAsync().then(
      ({ url }) => followLink(url),
      () => {}, // Shown below.
    )
  return (
    <span className="actions">
      {content && (
        <Button
          small
          icon={Download}
          scope="documents:read"
          busy={link.isPending}
          onClick={download}
        >
          Download
        </Button>
      )}
      <FormAction
        label="Delete"
        scope="documents:write"
        icon={Trash2}
        title="Delete document"
        summary={`Delete ${title ?? 'the document'} and the files of all its versions?`}
        submit="Delete"
        done="The document was deleted."
        write={remove}
      >
        {null}
      </FormAction>
      {link.error && <ErrorState error={link.error} />}
    </span>
  )
}
