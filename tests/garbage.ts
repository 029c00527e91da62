// Collects garbage, so that a test sees what is held and not what was left behind.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

export const collectGarbage = runInNewContext('gc') as () => void
