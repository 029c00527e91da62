// Saves what the API offers as a PDF: from memory to the member's disk. The document is in no
// address and in no cache of the browser.
import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { Attune, Pdf } from 'attune'
import { useApi } from '../api/context.tsx'
import { Button } from './button.tsx'
import { saveBlob } from './download.ts'
import { useToast } from './toast.tsx'

type PdfButtonProps = {
  read(attune: Attune): PromiseLike<Pdf>
  /** The name of the file. */
  name: string
  label?: string
}

export function PdfButton({ read, name, label = 'PDF' }: PdfButtonProps) {
  const { call } = useApi()
  const { show } = useToast()
  const save = useMutation({
    mutationFn: () => call(read),
    onSuccess: (pdf) => saveBlob(name, new Blob([pdf], { type: 'application/pdf' })),
    onError: ({ message }) => show({ text: message }),
  })
  return (
    <Button small look="ghost" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
      {label}
    </Button>
  )
}
