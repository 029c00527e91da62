// Receives the file of a document version through its upload link. The file is stored first, and
// the version refers to it afterward: after a crash in between, the worker removes the file.
import { invalid, notFound } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { toTimestamp } from '#kernel/call.ts'
import { isIn, onlyStateIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { newFileId, removeFile, type StoredFile, storeFile, storeOf } from './file_content.ts'
import { announceFile, keepFile } from './file_removal.ts'
import { type FileType, fitsDeclared, fitsName } from './file_type.ts'
import { documentKind, documentLifecycle } from './lifecycle.ts'
import { type Link, requireUnexpired } from './link.ts'
import { findVersionById, lockVersion, updateVersion } from './store.ts'
import type { VersionRow } from './version_schema.ts'
import { versionStates } from './version_states.ts'

export type Upload = {
  content_type: string
  open(): AsyncIterable<Uint8Array> // Called once the file is known to be awaited.
}

export async function receiveFile(
  context: AccountContext,
  link: Link,
  { open, content_type }: Upload,
) {
  const { account, version_id } = link
  const store = storeOf(context.outside)
  const file_id = newFileId()
  const version = await inAccount(context, account, async (call) => {
    requireUnexpired(call, link)
    const awaited = requireAwaited(await findVersionById(call, version_id))
    await announceFile(call, file_id)
    return awaited
  })
  const check = (type: FileType) => requireFitting(type, version, content_type)
  const file = await storeFile(store, { account, file_id }, open(), check)
  try {
    return await inAccount(context, account, (call) => acceptFile(call, version_id, file))
  } catch (error) {
    await removeFile(store, account, file_id).catch(() => {}) // The worker tries again.
    throw error
  }
}

// Of two uploads at once, the second finds that the first was accepted.
export async function acceptFile(call: Call, version_id: string, file: StoredFile) {
  const version = requireAwaited(await lockVersion(call, version_id))
  if (version.expected_sha256 && version.expected_sha256 !== file.sha256) {
    throw invalid('sha256', '`sha256` differs from that of the file. Upload the file again.')
  }
  await keepFile(call, file.file_id)
  const { file_key, ...found } = file
  await updateVersion(call, version, {
    ...found,
    file_key: file_key.toString('base64'),
    status: onlyStateIn(versionStates, 'scanning'),
    scan_at: toTimestamp(call.real_now),
  })
  const { document_id: id, number } = version
  const { status } = await takeStep(call, documentLifecycle, id, 'receive')
  const { content_type, size_bytes, sha256 } = file
  return {
    object: 'document_upload',
    document_id: id,
    number,
    status,
    content_type,
    size_bytes,
    sha256,
  }
}

function requireAwaited(version: VersionRow | undefined) {
  // An erased person's file can't be encrypted.
  if (!version?.file_name) throw notFound(documentKind.object, 'path')
  if (isIn(versionStates, 'awaiting_upload', version.status)) return version
  throw transitionError(
    documentLifecycle,
    version.status,
    'upload',
    versionStates.sets.awaiting_upload.in,
  )
}

export function requireFitting(
  type: FileType,
  { file_name }: Pick<VersionRow, 'file_name'>,
  declared: string,
) {
  if (!fitsName(type, file_name!)) {
    throw invalid('file_name', `\`file_name\` doesn't match the content, which is \`${type}\`.`)
  }
  if (fitsDeclared(type, declared)) return
  throw invalid('Content-Type', `\`Content-Type\` doesn't match the content, which is \`${type}\`.`)
}
