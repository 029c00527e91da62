// Scans the file of a version for viruses and creates its thumbnail, in the worker. The file store
// and the scanner are called between two transactions, never inside one.
import type { Call } from '#kernel/call.ts'
import { toTimestamp } from '#kernel/call.ts'
import { isIn, onlyStateIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { newFileId, readFile, storeBytes, storeOf } from './file_content.ts'
import { announceFile, keepFile } from './file_removal.ts'
import { has_thumbnail } from './file_type.ts'
import { documentLifecycle } from './lifecycle.ts'
import { findVersionById, lockVersion, updateVersion } from './store.ts'
import { createThumbnail } from './thumbnail.ts'
import type { VersionRow } from './version_schema.ts'
import { versionStates } from './version_states.ts'

const pause = { minutes: 1 } // After a failure: the store or the scanner may be away.

export async function scanVersion(context: AccountContext, account: string, id: string) {
  const version = await inAccount(context, account, (call) => findVersionById(call, id))
  if (!version?.scan_at) return
  try {
    await scan(context, account, version)
  } catch (error) {
    await inAccount(context, account, (call) => postpone(call, id))
    throw error
  }
}

async function postpone(call: Call, id: string) {
  const version = await lockVersion(call, id)
  if (!version?.scan_at) return
  await updateVersion(call, version, { scan_at: toTimestamp(call.real_now.add(pause)) })
}

async function scan(context: AccountContext, account: string, version: VersionRow) {
  const { virus_scanner } = context.outside
  // A person who was erased meanwhile has no key: then the files are about to be removed.
  if (!version.file_key) return
  const key = Buffer.from(version.file_key, 'base64')
  const store = storeOf(context.outside)
  const read = async () => {
    const content = await readFile(store, account, version.file_id!, key)
    if (!content) throw new Error('The file store has no such file.')
    return content
  }
  const is_clean = !virus_scanner || (await virus_scanner.isClean(await read()))
  const thumbnail = is_clean ? await thumbnailOf(version, read) : null
  const thumbnail_id = thumbnail && newFileId()
  if (thumbnail_id) {
    await inAccount(context, account, (call) => announceFile(call, thumbnail_id))
    await storeBytes(store, { account, file_id: thumbnail_id, key }, thumbnail)
  }
  await inAccount(context, account, (call) => finish(call, version.id, { is_clean, thumbnail_id }))
}

async function thumbnailOf(
  { content_type }: VersionRow,
  read: () => Promise<AsyncIterable<Uint8Array>>,
) {
  if (!content_type || !has_thumbnail.includes(content_type)) return null
  return await createThumbnail(Buffer.concat(await Array.fromAsync(await read())), content_type)
}

type Outcome = { is_clean: boolean; thumbnail_id: string | null }

// Does nothing if another worker was faster, or the document was deleted meanwhile: then the
// thumbnail is removed.
async function finish(call: Call, id: string, { is_clean, thumbnail_id }: Outcome) {
  const version = await lockVersion(call, id)
  if (!version || !isIn(versionStates, 'scanning', version.status)) return
  if (thumbnail_id) await keepFile(call, thumbnail_id)
  const status = onlyStateIn(versionStates, is_clean ? 'available' : 'quarantined')
  await updateVersion(call, version, { status, thumbnail_id, scan_at: null })
  const { document_id, number, file_name, content_type, size_bytes, sha256 } = version
  const file = { number, file_name, content_type, size_bytes, sha256 }
  const content = { ...file, has_thumbnail: thumbnail_id !== null }
  const step = is_clean ? 'release' : 'quarantine'
  await tryStep(call, documentLifecycle, document_id, step, is_clean ? { content } : {})
}
