import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { students } from '#protocol/features/users.ts'
import { prepareDatabase } from '#test/prepared-database.ts'
import { cleanUp } from '../scripts/lib/test-database.ts'

/**
 * `npm run bench:bulk-messages`: one message to so many students of a school, each as a message and as a mail to a real mail
 * server, by a worker in a process of its own. Meanwhile a school of another site looks at its list. Making the students
 * is not counted.
 */
const COUNT = Number(process.env.BENCH_PEOPLE ?? 5000)
const GOAL_ACCEPT_MS = 1000
const LOOKS = 100

const temp = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(temp, 'postgres') })
await prepareDatabase(postgres.url)
process.env.TEST_DATABASE_URL = postgres.url
const { OwnDatabase } = await import('#test/own-database.ts')
const { startSmtp } = await import('#test/smtp.ts')
const { world } = await import('#test/world.ts')

// Everything ends with this process.
const lifetime = { after: () => {} }
const database = await OwnDatabase.create(lifetime)
const smtp = await startSmtp(lifetime)
const smtpUrl = `smtp://127.0.0.1:${smtp.port}`
const app = await database.app({ smtpUrl })
const [here, elsewhere] = [await world({}, app), await world({}, app)]

async function fill({ site, school }: typeof here, count: number) {
  for (let first = 1; first <= count; first += 500)
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run(
        `with added as (insert into users (email, status, first_name, last_name, confirmed_at)
           select 'pupil' || i || '@' || $4 || '.test', 'active', 'Pupil', 'Nummer ' || i, now()
           from generate_series($1::int, least($1 + 499, $2::int)) i returning id)
         insert into roles (user_id, name, organization_id) select id, 'student', $3 from added`,
        [first, count, school.id, site.key],
      ),
    )
}
await fill(here, COUNT)
await fill(elsewhere, 500)
// Of age, so that it goes out at night too.
await database.rows(`update student_profiles set birth_date = '1990-01-01'`)
// As PostgreSQL does by itself a minute after many rows came.
await database.rows('analyze')
const pupils = await database.rows<{ id: string }>(
  `select id from users where first_name = 'Pupil' and email like '%@' || $1 || '.test'`,
  [here.site.key],
)

/** The list that somebody else looks at, so many times or as long as something lasts; the 95th of a hundred. */
async function p95(isOver: () => Promise<boolean>): Promise<number> {
  const times: number[] = []
  while (times.length < LOOKS || !(await isOver())) {
    const began = performance.now()
    await elsewhere.schoolAdmin.list(students, { page: { size: 50 } })
    times.push(performance.now() - began)
    await sleep(20)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? 0
}

const usual = await p95(async () => true)
const { id } = await here.schoolAdmin.run(protocol.startBulkMessage, '', {
  studentIds: pupils.map((pupil) => pupil.id),
  subject: 'Hoi {voornaam}',
  body: 'Je hebt {uren} uur bij {stageplek}.\n\n{afzender}',
})
const asked = performance.now()
const { total } = await here.schoolAdmin.run(protocol.weighBulkMessage, id, {})
const weighed = performance.now()
await here.schoolAdmin.run(protocol.sendBulkMessage, id, { expected: total })
const accepted = performance.now()
const sites = [here, elsewhere].map(({ site }) => JSON.stringify({ key: site.key, name: 'Test', variant: 'box' }))
const worker = spawn(
  process.execPath,
  [join(import.meta.dirname, '../server/test/worker-process.ts'), database.appUrl, smtpUrl, temp, sites[0] ?? ''],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
await once(worker.stdout, 'data')
const started = performance.now()
let delivered = 0
const isSent = async () => {
  const [row] = await database.rows<{ messages: number }>('select count(*)::int as messages from messages')
  if (!delivered && (row?.messages ?? 0) >= total) delivered = performance.now()
  return smtp.received.length >= total
}
const busy = await p95(isSent)
const seconds = (performance.now() - started) / 1000

console.log(`${total} people`)
console.log(`whom it reaches                      ${(weighed - asked).toFixed(0)} ms`)
console.log(`accepted within                      ${(accepted - weighed).toFixed(0)} ms (goal ${GOAL_ACCEPT_MS})`)
console.log(`all messages in the product after    ${((delivered - started) / 1000).toFixed(1)} s`)
console.log(`all mails taken after                ${seconds.toFixed(1)} s, ${(total / seconds).toFixed(1)} a second`)
console.log(`the list of another site, p95        ${usual.toFixed(0)} ms usually, ${busy.toFixed(0)} ms meanwhile`)
if (accepted - weighed > GOAL_ACCEPT_MS) process.exitCode = 1
worker.kill()
await once(worker, 'exit')
await smtp.stop()
await cleanUp(temp)
process.exit()
