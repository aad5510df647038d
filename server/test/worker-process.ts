import { Database } from '#db/database.ts'
import { System } from '#db/system.ts'
import { defineTenant, type TenantFile } from '#protocol/tenants/tenant.ts'
import { Sites } from '#tenants/sites.ts'
import { buildApp } from '../src/app.ts'
import { testEnv } from './test-env.ts'

// A worker in a process of its own, which a test can kill: `node worker-process.ts <database> [smtp [data folder [its own site]]]`.
const [url, smtpUrl, dataDir, own] = process.argv.slice(2)
const db = new Database(url as string)
const system = new System(db)
const sites = await Sites.load(system, 'demo')
if (own) {
  const tenant = defineTenant(JSON.parse(own) as TenantFile)
  sites.add(tenant, await system.ensureTenant(tenant.key))
}
const app = await buildApp({ env: testEnv({ smtpUrl, ...(dataDir ? { dataDir } : {}) }), db, sites })
const worker = await app.startWorker({ lease: { everyMs: 200, seconds: 2 } })
process.on('SIGTERM', async () => {
  await worker.stop()
  await app.close()
  await db.close()
  process.exit(0)
})
console.log('ready')
