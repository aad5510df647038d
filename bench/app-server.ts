import { Database } from '#db/database.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { buildApp, listeningPort } from '../server/src/app.ts'
import { readEnv } from '../server/src/env.ts'

/** The product as it runs, logging included, in a process of its own so that its CPU time can be read. */
const db = new Database(process.env.BENCH_APP_DATABASE_URL as string)
const sites = await Sites.load(new System(db), 'demo')
const app = await buildApp({ env: readEnv(), db, sites })
await app.http.listen({ port: 0, host: '127.0.0.1' })
sites.listenOn(listeningPort(app.http) as number)
process.send?.({ port: listeningPort(app.http) })
