// Removes a file from the file store, in the worker. A store that is away is tried again later.
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { removeFile, storeOf } from './file_content.ts'
import { endRemoval, listForRemoval } from './file_removal.ts'

const pause = { minutes: 1 }

export async function removeListedFile(context: AccountContext, account: string, file_id: string) {
  try {
    await removeFile(storeOf(context.outside), account, file_id)
  } catch (error) {
    await inAccount(context, account, (call) =>
      listForRemoval(call, file_id, call.real_now.add(pause)),
    )
    throw error
  }
  await inAccount(context, account, (call) => endRemoval(call, file_id))
}
