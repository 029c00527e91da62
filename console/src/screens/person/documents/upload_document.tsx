// Uploads a document: its kind, its title and the file.
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { Document } from 'attune'
import { useWrite } from '../../../api/context.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { kindOptions } from './document_kinds.ts'
import { sendFile } from './file_links.ts'

const accepted = '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.webp,.docx,.zip,.txt,.csv,.md'

export function UploadDocument({ person_id }: { person_id: string }) {
  const id = useId()
  const [kind, setKind] = useState<Document['kind']>('referral')
  const [title, setTitle] = useState('')
  const [file, setFile] = useState<File>()
  const write = useWrite(['document'], async (attune) => {
    if (!file) throw new Error('Choose a file.')
    const body = { person_id, kind, title, file_name: file.name }
    const document = await attune.documents.create(body)
    try {
      await sendFile(document.upload!.url, file)
    } catch (error) {
      await attune.documents.delete(document.id) // The next attempt creates another one.
      throw error
    }
  })
  const reset = () => {
    setTitle('')
    setFile(undefined)
  }
  return (
    <FormAction
      label="Upload document"
      scope="documents:write"
      icon={Upload}
      title="Upload document"
      summary="Up to 50 MB. The file is encrypted and scanned before anyone can download it."
      submit="Upload"
      done="The document was uploaded."
      write={write}
      onOpen={reset}
    >
      <SelectField
        label="Kind"
        value={kind}
        options={kindOptions}
        onChange={(value) => setKind(value as Document['kind'])}
      />
      <TextField label="Title" value={title} onChange={setTitle} required param="title" />
      <div className="field">
        <label htmlFor={id}>File</label>
        <input
          className="input"
          id={id}
          type="file"
          required
          accept={accepted}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      </div>
    </FormAction>
  )
}
