import { Database } from '#db/database.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { buildApp } from '../src/app.ts'
import { testEnv } from './setup.ts'

// A worker in a process of its own, which a test can kill: `node worker-process.ts <database> [smtp]`.
const [url, smtpUrl] = process.argv.slice(2)
const db = new Database(url as string)
const sites = await Sites.load(new System(db), 'demo')
const app = await buildApp({ env: testEnv({ smtpUrl }), db, sites })
const worker = await app.startWorker({ lease: { everyMs: 200, seconds: 2 } })
process.on('SIGTERM', async () => {
  await worker.stop()
  await app.close()
  await db.close()
  process.exit(0)
})
console.log('ready')
