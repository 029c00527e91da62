// Chooses the file store from the settings.
import { join } from 'node:path'
import type { FileStore } from '#outside/ports/file_store.ts'
import type { FileStoreSettings } from '#settings/file_store.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'

// Undefined if the deployment has none.
export function fileStoreOf(settings: FileStoreSettings, home: string): FileStore | undefined {
  if (settings.type === 's3') return s3Store(settings.s3)
  return settings.type === 'disk' ? diskStore(join(home, 'files')) : undefined
}
