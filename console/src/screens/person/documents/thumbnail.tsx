// The thumbnail of a document. It is requested when its row comes into view: who sees it has read
// the document, and the audit log says so.
import { File } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Document } from 'attune'
import { useApi } from '../../../api/context.tsx'
import { Icon } from '../../../components/icon.tsx'
import { pathOf } from './file_links.ts'

export function Thumbnail({ document: { id, content, latest_version } }: { document: Document }) {
  const { call } = useApi()
  const place = useRef<HTMLSpanElement>(null)
  const [source, setSource] = useState<string>()
  const has_thumbnail = content?.has_thumbnail ?? false
  useEffect(() => {
    if (!has_thumbnail || !place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void call((attune) => attune.documents.downloadLink(id, { variant: 'thumbnail' })).then(
        ({ url }) => setSource(pathOf(url)),
        () => {}, // The icon stays. Downloading the file says why.
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [call, id, latest_version, has_thumbnail])
  return (
    <span className="thumbnail" ref={place}>
      {source ? (
        <img src={source} alt="" onError={() => setSource(undefined)} />
      ) : (
        <Icon of={File} />
      )}
    </span>
  )
}
