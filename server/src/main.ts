import { start } from './start.ts'

start().catch((error: Error) => {
  console.error(`\n  Stagehaven could not start: ${error.message}\n`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
