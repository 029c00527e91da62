// Writes one PDF in a thread of its own, so that no other request waits for it.
import { parentPort, workerData } from 'node:worker_threads'

const { module, body } = workerData as { module: string; body: object }
const { writeAsPdf } = (await import(module)) as { writeAsPdf(body: object): Promise<Buffer> }
parentPort!.postMessage(await writeAsPdf(body))
