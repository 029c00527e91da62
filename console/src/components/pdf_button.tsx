// Saves an object as a PDF, where the API offers one.
import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../api/context.tsx'
import { Button } from './button.tsx'
import { saveBlob } from './download.ts'
import { useToast } from './toast.tsx'

export function PdfButton({ path, name }: { path: string; name: string }) {
  const { pdf } = useApi()
  const { show } = useToast()
  const save = useMutation({
    mutationFn: () => pdf(path),
    onSuccess: (blob) => saveBlob(name, blob),
    onError: ({ message }) => show({ text: message }),
  })
  return (
    <Button small look="ghost" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
      PDF
    </Button>
  )
}
