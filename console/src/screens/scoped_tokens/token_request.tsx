// The request with which your server creates a scoped token, filled in and ready to paste. A member
// can't send it: the token would act as a person or practitioner, not as the member.
import { Code } from 'lucide-react'
import { useState } from 'react'
import { curlSample, typescriptSample } from '../../api/samples.ts'
import { literal } from '../../api/recording.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { useToast } from '../../components/toast.tsx'
import { listed, useFields } from '../../components/use_fields.ts'

const subjects = [
  ['person_id', 'A person'],
  ['practitioner_id', 'A practitioner'],
] as const
const languages = [
  ['typescript', 'TypeScript'],
  ['curl', 'curl'],
] as const
const initial = {
  subject: 'person_id',
  id: '',
  scopes: 'sessions:read, sessions:write',
  origins: '',
  language: 'typescript',
}

function sampleOf({ subject, id, scopes, origins, language }: typeof initial) {
  const body = {
    [subject]: id.trim() || (subject === 'person_id' ? 'per_…' : 'prac_…'),
    scopes: listed(scopes, /[\s,]+/),
    ...(origins.trim() && { allowed_origins: listed(origins, /[\s,]+/) }),
  }
  const request = {
    id: 0,
    method: 'POST',
    path: '/v1/scoped_tokens',
    body: JSON.stringify(body),
    headers: {},
    typescript: `attune.scopedTokens.create(${literal(body)})`,
    status: undefined,
  }
  return language === 'curl' ? curlSample(request) : typescriptSample(request)
}

export function TokenRequest() {
  const [open, setOpen] = useState(false)
  const { values, input } = useFields(initial)
  const { show } = useToast()
  const sample = sampleOf(values)
  const copy = async () => {
    await navigator.clipboard.writeText(sample)
    show({ text: 'Copied.' })
  }
  const footer = (
    <>
      <button className="btn" type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <button className="btn primary" type="button" onClick={() => void copy()}>
        Copy
      </button>
    </>
  )
  return (
    <>
      <Button look="primary" icon={Code} onClick={() => setOpen(true)}>
        Create from your server
      </Button>
      {open && (
        <Dialog
          title="Create a scoped token"
          summary={
            'Your server sends this request when a person or practitioner opens your app, and ' +
            'passes the secret to it.'
          }
          footer={footer}
          onClose={() => setOpen(false)}
        >
          <div className="form">
            <SelectField label="Acts for" {...input('subject')} options={subjects} />
            <TextField label="ID" {...input('id')} placeholder="per_…" />
            <TextField
              label="Scopes"
              {...input('scopes')}
              required
              help="Separated by commas. Your key must have them too."
            />
            <TextField
              label="Allowed origins"
              {...input('origins')}
              placeholder="https://app.example.com"
              help="Empty: the token works in apps but not in browsers."
            />
            <SelectField label="Language" {...input('language')} options={languages} />
            <pre className="json" tabIndex={0} aria-label="Request">
              <code>{sample}</code>
            </pre>
          </div>
        </Dialog>
      )}
    </>
  )
}
