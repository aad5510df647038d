import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Site } from '#engine/call.ts'
import { organizations, updateOrganization } from '#protocol/features/organizations.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { LiveReader } from '#test/live-reader.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { organization, type Person, person, world } from '#test/world.ts'
import { type App, listeningPort } from '../app.ts'

// Of its own, because one test cuts every listening connection there is.
const database = await OwnDatabase.create({ after })
const app = await database.app()
await app.http.listen({ port: 0, host: '127.0.0.1' })

const readers: LiveReader[] = []
after(() => {
  for (const reader of readers) reader.close()
})

async function follow(person: Pick<Person, 'credentials'>): Promise<LiveReader> {
  const reader = await LiveReader.open({ port: listeningPort(app.http) }, person.credentials)
  readers.push(reader)
  return reader
}

const rename = (person: Person, id: string, name: string) => person.run(updateOrganization, id, { name })

test('somebody who has the site open hears what changed, and nothing but its type and id', async () => {
  const { operator, student, provider } = await world({}, app)
  const stream = await follow(student)

  await rename(operator, provider.id, 'Bakkerij Nieuw')

  assert.deepEqual(await stream.hears(`organizations ${provider.id}`), [`organizations ${provider.id}`])
  assert.deepEqual(stream.events, [{ event: 'change', data: { type: 'organizations', id: provider.id } }])
})

test('a row that the policy hides from somebody is not even mentioned to them', async () => {
  const { site, operator, student, centerAdmin, provider } = await world({}, app)
  const hidden = await organization(app, site, 'NonProfit', { status: 'pending' })
  const [studentStream, centerStream] = [await follow(student), await follow(centerAdmin)]

  await rename(operator, hidden.id, 'Nog niet goedgekeurd')
  await centerStream.hears(`organizations ${hidden.id}`)
  await rename(operator, provider.id, 'Wel goedgekeurd')

  assert.deepEqual(await studentStream.hears(`organizations ${provider.id}`), [`organizations ${provider.id}`])
})

test('what says whom it concerns is looked at by nobody else', async () => {
  const { site, student, mentor, provider, nonProfit } = await world({}, app)
  const [studentStream, mentorStream] = [await follow(student), await follow(mentor)]
  const tell = (id: string, ...more: unknown[]) =>
    app.road.db.withTenant(site.id, (sql) =>
      sql.run(`select pg_notify('live', $1)`, [JSON.stringify([site.id, 'organizations', id, ...more])]),
    )

  await tell(provider.id, null, [mentor.id])
  await tell(nonProfit.id)

  const both = [`organizations ${provider.id}`, `organizations ${nonProfit.id}`]
  assert.deepEqual(await mentorStream.hears(both[1] ?? ''), both)
  assert.deepEqual(await studentStream.hears(both[1] ?? ''), both.slice(1))
})

test('two sites never hear each other', async () => {
  const [one, other] = [await world({}, app), await world({}, app)]
  const [oneStream, otherStream] = [await follow(one.operator), await follow(other.operator)]

  await rename(one.operator, one.provider.id, 'Hier')
  await oneStream.hears(`organizations ${one.provider.id}`)
  await rename(other.operator, other.provider.id, 'Daar')

  assert.deepEqual(await otherStream.hears(`organizations ${other.provider.id}`), [
    `organizations ${other.provider.id}`,
  ])
  assert.deepEqual(oneStream.changes, [`organizations ${one.provider.id}`])
})

test('a role that is taken away while the stream is open stops counting at once', async () => {
  const { site, operator, centerAdmin, school } = await world({}, app)
  const hidden = await organization(app, site, 'NonProfit', { status: 'pending' })
  const stream = await follow(centerAdmin)
  await rename(operator, hidden.id, 'Eerste naam')
  await stream.hears(`organizations ${hidden.id}`)

  await app.road.db.withTenant(site.id, (sql) => sql.run('delete from roles where user_id = $1', [centerAdmin.id]))
  await rename(operator, hidden.id, 'Tweede naam')
  await rename(operator, school.id, 'Voor iedereen')

  const heard = await stream.hears(`organizations ${school.id}`)
  assert.equal(heard.filter((change) => change === `organizations ${hidden.id}`).length, 1)
})

test('a row that is gone is told to who sees rows of its kind, and to nobody else', async () => {
  const { site, operator, schoolAdmin, nonProfitAdmin, school, provider } = await world({}, app)
  const period = await app.road.db.withTenant(site.id, (sql) =>
    sql.row<{ id: string }>(
      `insert into internship_periods (school_id, school_year_id, name, start_date, end_date, status)
       select $1, id, 'Periode 1', start_date, end_date, 'active' from school_years limit 1 returning id`,
      [school.id],
    ),
  )
  const id = period?.id as string
  const [schoolStream, hostStream] = [await follow(schoolAdmin), await follow(nonProfitAdmin)]

  await schoolAdmin.remove(internshipPeriods, id)
  await schoolStream.hears(`internshipPeriods ${id}`)
  await rename(operator, provider.id, 'Daarna')

  assert.deepEqual(await hostStream.hears(`organizations ${provider.id}`), [`organizations ${provider.id}`])
})

test('many changes at once are told once each', async () => {
  const { site, student } = await world({}, app)
  const hosts = await Promise.all(Array.from({ length: 40 }, () => organization(app, site, 'Provider')))
  const stream = await follow(student)

  await app.road.inTenant(site, async (tx) => {
    for (let round = 0; round < 5; round++) {
      for (const { id } of hosts) {
        tx.events.push({ name: 'organization.updated', subjectType: 'organizations', subjectId: id, data: {} })
      }
    }
  })
  for (const { id } of hosts) await stream.hears(`organizations ${id}`)

  assert.deepEqual(stream.changes.toSorted(), hosts.map(({ id }) => `organizations ${id}`).toSorted())
})

test('more changes than anybody looks at become one word: look again', async () => {
  const { site, student } = await world({}, app)
  const stream = await follow(student)
  await app.road.inTenant(site, async (tx) => {
    for (let i = 0; i < 600; i++) {
      const subjectId = crypto.randomUUID()
      tx.events.push({ name: 'organization.updated', subjectType: 'organizations', subjectId, data: {} })
    }
  })
  await stream.event('resync')
  assert.deepEqual(stream.changes, [])
})

test('signing out ends the stream with the next change, and a new one is refused', async () => {
  const { operator, student, provider } = await world({}, app)
  const stream = await follow(student)
  const signedOut = await app.http.inject({ method: 'DELETE', url: '/auth/sign_out', headers: student.credentials })
  assert.equal(signedOut.statusCode, 200)

  await rename(operator, provider.id, 'Na het uitloggen')

  assert.deepEqual((await stream.event('end')).data, { reason: 'session' })
  await stream.closed()
  assert.deepEqual(stream.changes, [])
  assert.equal((await follow(student)).answer.statusCode, 401)
})

test('a sixth tab closes the oldest, for this person only', async () => {
  const { operator, student, mentor, provider } = await world({}, app)
  const [first, ...others] = [await follow(student), await follow(student), await follow(student)]
  others.push(await follow(student), await follow(student))
  const colleague = await follow(mentor)
  const sixth = await follow(student)

  assert.deepEqual((await first?.event('end'))?.data, { reason: 'streams' })
  await rename(operator, provider.id, 'Iedereen nog wakker')
  for (const stream of [...others, colleague, sixth]) await stream.hears(`organizations ${provider.id}`)
})

test('the connection that listens is killed: it comes back, and readers are told to look again', async () => {
  const { operator, student, provider } = await world({}, app)
  const stream = await follow(student)
  const killed = await database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'stagehaven live' and datname = current_database()`,
  )
  assert.equal(killed.length, 1, 'one connection listens for all streams of a process')

  await stream.event('resync')
  await rename(operator, provider.id, 'Na de onderbreking')
  assert.ok((await stream.hears(`organizations ${provider.id}`)).length >= 1)
})

test('a guest gets no stream; cookies work like headers; the answer carries every security header', async () => {
  const { site, student, provider, operator } = await world({}, app)
  assert.equal((await follow({ credentials: { 'x-tenant': site.key } })).answer.statusCode, 401)

  const { 'access-token': token, client, uid } = student.credentials
  const cookie = Object.entries({ 'access-token': token, client, uid })
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`)
    .join('; ')
  const stream = await follow({ credentials: { 'x-tenant': site.key, cookie } })
  const { headers } = stream.answer
  assert.equal(stream.answer.statusCode, 200)
  assert.equal(headers['content-type'], 'text/event-stream')
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
  assert.equal(headers['access-token'], undefined, 'what came by cookie stays out of reach of scripts')
  await rename(operator, provider.id, 'Met koekje')
  await stream.hears(`organizations ${provider.id}`)
})

test('only asking whether there is a stream opens none', async () => {
  const { student } = await world({}, app)
  const open = app.live.streamCount
  const answer = await app.http.inject({ method: 'HEAD', url: '/api/v1/live', headers: student.credentials })
  assert.equal(answer.statusCode, 200)
  assert.equal(app.live.streamCount, open)
})

test('the organization chosen for the stream limits what is heard', async () => {
  const { site, operator, center, school, provider } = await world({}, app)
  const both = await twoHats(app, site, school.id, center.id)
  const hidden = await organization(app, site, 'NonProfit', { status: 'pending', center_id: center.id })
  const stream = await follow({ credentials: { ...both.credentials, 'current-organization-id': school.id } })

  await rename(operator, hidden.id, 'Alleen voor de centrale')
  await rename(operator, provider.id, 'Voor iedereen')

  assert.deepEqual(await stream.hears(`organizations ${provider.id}`), [`organizations ${provider.id}`])
  assert.ok((await both.list(organizations)).some(({ id }) => id === hidden.id))
})

async function twoHats(app: App, site: Site, schoolId: string, centerId: string): Promise<Person> {
  return person(app, site, [
    ['mentor', schoolId],
    ['admin', centerId],
  ])
}
