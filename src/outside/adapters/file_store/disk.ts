// Stores files in a directory: for the sandbox, and for production on one machine.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileStore, FileStoreError, requireFileKey } from '#outside/ports/file_store.ts'

export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    requireFileKey(key)
    return join(folder, key)
  }

  return {
    name: 'disk',

    // Renamed into place once it is on the disk, so that no half of a file has the key.
    async put(key, content) {
      const path = pathOf(key)
      const fresh = partOf(path)
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const file = createWriteStream(fresh, { mode: 0o600, flush: true })
        await pipeline(Readable.from(content, { objectMode: false }), file)
        await rename(fresh, path)
        await flushFolder(dirname(path))
      } catch (error) {
        await rm(fresh, { force: true }).catch(() => {}) // The first error says why.
        throw storeError(error)
      }
    },

    async get(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(ifAbsent)
      return found && createReadStream(path)
    },

    async remove(key) {
      const path = pathOf(key)
      try {
        for (const each of [path, partOf(path)]) await rm(each, { force: true })
      } catch (error) {
        throw storeError(error)
      }
    },
  }
}

// What a crash leaves of a file that was being stored. Keys contain no dot.
const partOf = (path: string) => `${path}.part`

async function flushFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw storeError(error)
}

// An error of the content, such as an upload that was cut off, is passed on as it is.
function storeError(error: unknown) {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return new FileStoreError('full', error)
  return syscall && !code.startsWith('ECONN') ? new FileStoreError('unavailable', error) : error
}
