// Builds the console and the service, each if its sources have changed. "npm start" and "npm test"
// run it first.
import { buildConsole } from './build_console.ts'
import { buildService } from './build_service.ts'

await report(buildConsole(), "The console couldn't be built, so /console is unavailable.")
await report(buildService(), "The service couldn't be built, so it starts from its sources.")

async function report(built: Promise<void>, consequence: string) {
  try {
    await built
  } catch (error) {
    const cause = isMissingPackage(error)
      ? 'The development tools aren\'t installed. Run "npm run build" before you leave them out.'
      : String((error as Error).message)
    process.stderr.write(`${consequence} ${cause}\n`)
  }
}

const isMissingPackage = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND'
