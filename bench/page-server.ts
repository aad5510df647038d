import fastifyStatic from '@fastify/static'
import { Database } from '#db/database.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { buildApp, listeningPort } from '../server/src/app.ts'
import { readEnv } from '../server/src/env.ts'
import { loadWeb } from '../server/src/web/web-app.ts'

/** The product with its pages, and one more address: the same bytes as a file, served as our own files are. */
const db = new Database(process.env.BENCH_APP_DATABASE_URL as string)
const sites = await Sites.load(new System(db), 'demo')
const web = await loadWeb(false)
if (!web) throw new Error('There are no built pages: run "npm run build" first')
const app = await buildApp({ env: readEnv(), db, sites, web })
await app.http.register(async (scope) => {
  await scope.register(fastifyStatic, {
    root: process.env.BENCH_FILES as string,
    serve: false,
    preCompressed: true,
  })
  scope.route({
    method: 'GET',
    url: '/bench/page.html',
    config: { access: 'public' },
    handler: (_request, reply) => reply.sendFile('page.html'),
  })
})
await app.http.listen({ port: 0, host: '127.0.0.1' })
sites.listenOn(listeningPort(app.http) as number)
process.send?.({ port: listeningPort(app.http) })
