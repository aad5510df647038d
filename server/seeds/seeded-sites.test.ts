import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import pg from 'pg'
import { defaultPhases } from '#features/workflows/default-workflow.ts'
import type { Fitting } from '#protocol/features/stagebank/fitting.ts'
import { tenants } from '#protocol/tenants/all.ts'
import { copyDemo, statementsOfDemo } from '../test/demo-database.ts'
import { newDataDir, ServerProcess } from '../test/server-process.ts'
import { databaseUrl } from '../test/setup.ts'
import { until } from '../test/until.ts'
import { demoAccounts, demoPassword } from './demo-people.ts'

const includes = 'student,organization,vacancy,current_phase,internship_period,contact_person,supervisor'
const sites = tenants.map(({ key }) => key)
/** As on a first start, except that the other sites are there already: these two are filled by the servers below. */
const empty = sites.slice(2, 4)
const settings = {
  DATABASE_URL: await copyDemo(databaseUrl(), `seeded_${randomBytes(5).toString('hex')}`),
  SECRET: randomBytes(24).toString('hex'),
  DATA_DIR: await newDataDir(),
  SEED: 'demo',
}
await emptySites()
/** Not those that the jobs of the demo write later: mails, notifications. */
const seededTables = ['tenants', 'users', 'roles', 'organizations', 'vacancies', 'internships', 'applications']
const names = new Set<string>()
let server: ServerProcess

describe('the first start of a demo', () => {
  test('may be stopped in the middle', async () => {
    const first = ServerProcess.launch(settings)
    await until('a site is being filled', () => isFilling(first))
    assert.equal(await first.stop('SIGTERM'), 0, first.output)
    assert.match(first.output, /Stopping …/)
    assert.doesNotMatch(first.output, /could not start|is running/)
    assert.deepEqual(made(first), [])
  })

  test('may be killed in the middle', async () => {
    const second = ServerProcess.launch(settings)
    await until('a site is there', () => made(second).length >= 1)
    await until('the next one is being filled', () => isFilling(second))
    second.child.kill('SIGKILL')
    await until('it has ended', () => second.hasEnded)
    for (const name of made(second)) names.add(name)
  })

  test('is finished by two that start next, with every site whole and none made twice', async () => {
    const servers = [0, 1].map(() => ServerProcess.launch(settings))
    for (const each of servers) {
      await each.ready(240_000)
      assert.equal((await fetch(`${each.url}/readyz`)).status, 200)
      const menus = await fetch(`${each.url}/api/v1/cms/menus`, { headers: { 'x-tenant': 'axia' } })
      assert.equal(((await menus.json()) as { data: object[] }).data.length, 1)
      for (const name of made(each)) {
        assert.ok(!names.has(name), `${name} is made once`)
        names.add(name)
      }
    }
    assert.equal(names.size, empty.length)
    server = servers[0] as ServerProcess
    assert.equal(await servers[1]?.stop('SIGTERM'), 0)
    const counts = await server.asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select t.key, t.seeding, (select count(*)::int from users where tenant_id = t.id) as users,
           (select count(*)::int from organizations where tenant_id = t.id) as organizations
         from tenants t`,
      )
      return rows
    })
    assert.deepEqual(counts.map(({ key }) => key).sort(), [...sites].sort())
    for (const { key, seeding, users, organizations } of counts) {
      assert.deepEqual([seeding, users, organizations], [false, counts[0].users, counts[0].organizations], key)
    }
  })

  test('nothing has happened that is still to come', async () => {
    const happened =
      "'created_at', 'sent_at', 'submitted_at', 'saved_at', 'decided_at', 'returned_at', 'signed_at', 'read_at'"
    const early = await server.asOwner(async (owner) => {
      const { rows } = await owner.query<{ table: string; column: string }>(
        `select c.table_name as table, c.column_name as column from information_schema.columns c
           join information_schema.tables t using (table_schema, table_name)
         where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in (${happened})
           and c.data_type = 'timestamp with time zone'`,
      )
      const found: string[] = []
      for (const { table, column } of rows) {
        const late = await owner.query(`select 1 from "${table}" where "${column}" > now() limit 1`)
        if (late.rowCount) found.push(`${table}.${column}`)
      }
      return found
    })
    assert.deepEqual(early, [])
  })

  test('the start after it finds nothing to do, and fills nothing', async () => {
    assert.equal(await server.stop('SIGTERM'), 0, server.output)
    const before = await server.asOwner((owner) =>
      owner.query('select pg_snapshot_xmax(pg_current_snapshot()) as next'),
    )
    server = await ServerProcess.start(settings)
    assert.deepEqual(made(server), [])
    for (const table of seededTables) assert.equal(await isWrittenSince(table, before.rows[0].next), false, table)
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
  })
})

describe('a walk through the demo', () => {
  for (const site of sites) {
    test(`${site}: the school's administrator signs in, looks around, and out`, () => walk(site, 'schooladmin'))
  }
  for (const site of ['mas4you', 'demo', 'nuborgh']) {
    for (const account of demoAccounts.filter((name) => name !== 'schooladmin')) {
      test(`${site}: so does ${account}`, () => walk(site, account))
    }
  }

  test('a session of one site is worth nothing at the ten others', async () => {
    let refused = 0
    for (const site of sites) {
      const session = await signIn(site, 'schooladmin')
      for (const other of sites.filter((key) => key !== site)) {
        const answer = await call('/api/v1/current_user', { ...session, 'x-tenant': other })
        assert.equal(answer.status, 401, `${site} at ${other}`)
        refused++
      }
    }
    assert.equal(refused, 110)
  })

  test('an account of one site is told at another that this is the wrong one, once its password proved right', async () => {
    const answer = await call('/auth/sign_in', { 'x-tenant': 'axia' }, 'POST', {
      email: 'schooladmin@demo.test',
      password: demoPassword,
    })
    assert.equal(answer.status, 403)
    assert.match(answer.body.errors[0], /wrong center/)
  })
})

describe('the data of a site', () => {
  for (const tenant of tenants) {
    const { key, flags } = tenant
    test(`${key}: a school year in full swing, with what the site has and nothing else`, async () => {
      const session = await signIn(key, 'schooladmin')
      const records = async (path: string) =>
        (await call(`/api/v1/${path}`, session)).body.meta.pagination.records as number
      assert.ok((await records('users?filter[with_role]=student')) >= 300)
      assert.ok((await records('organizations')) >= 55)
      const facts = await factsOf(key)
      assert.ok(facts.organizations >= 60 && facts.vacancies >= 150, JSON.stringify(facts))
      assert.ok(facts.late > 5, 'some are late')
      assert.equal(facts.stops, 4, 'and by each of them one was stopped')
      const reports = flags.selfFoundInternships ? ['approval'] : []
      const expected = defaultPhases(tenant)
        .map(({ kind }) => kind as string)
        .filter((kind) => kind !== 'search' && (kind !== 'approval' || reports.includes(kind)))
      assert.deepEqual(facts.phases.sort(), [...new Set(expected)].sort(), 'somebody stands at every phase')
      assert.equal(facts.oneSided, 0, 'and the students of one mentor stand at different ones')
      assert.equal(facts.openWhilePlaced, 0, 'whoever has a place waits for no other one')
      assert.equal(facts.standing, 0, 'whoever does an internship sits on one of the seats of its vacancy')
      assert.equal(facts.otherwise, 0, 'whoever a contract waits for is the one who is up')
      assert.equal(facts.motivations > 0, flags.motivationField, 'motivation')
      assert.equal(facts.digital > 0, flags.digitalContracts, 'digital contracts')
      assert.equal(facts.paper > 0, !flags.digitalContracts, 'paper contracts')
      assert.equal(facts.hours > 0, flags.hours, 'hours')
      assert.equal(facts.selfFound > 0, flags.selfFoundInternships, 'self-found')
      assert.deepEqual([facts.volunteers, facts.volunteersAsking], [1, 1], 'a volunteer helps, another one asks to')
    })

    test(`${key}: places near where the student lives, of which some fit`, async () => {
      const session = await signIn(key, 'student')
      const { vacancies, home } = (await call('/api/v1/stagebank/fitting', session)).body.meta as Fitting
      assert.ok(home, 'where the student lives is known')
      const point = `filter[lat]=${home.latitude}&filter[lng]=${home.longitude}`
      const near = await call(`/api/v1/stagebank?${point}&filter[within]=20`, session)
      assert.ok(near.body.meta.pagination.records >= 20, `${near.body.meta.pagination.records} within 20 km`)
      assert.ok(vacancies.length >= 3, JSON.stringify(vacancies))
      assert.ok(vacancies.some(({ reasons }) => reasons.some(({ code }) => code === 'distance')))
    })
  }
})

test('a site is filled with many rows at a time', async () => {
  const statements = await statementsOfDemo(databaseUrl())
  assert.ok(statements > 0 && statements < 1050 * sites.length, `${statements} statements`)
})

/** Whether a row came or changed in this transaction or a later one. */
async function isWrittenSince(table: string, transaction: string): Promise<boolean> {
  const text = `select from ${table} where xmin::text::bigint >= $1 limit 1`
  return server.asOwner(async (owner) => (await owner.query(text, [transaction])).rowCount === 1)
}

const made = ({ output }: ServerProcess) => [...output.matchAll(/Demo data for (.*) \(/g)].map(([, name]) => `${name}`)

async function emptySites(): Promise<void> {
  const owner = new pg.Client({ connectionString: settings.DATABASE_URL })
  await owner.connect()
  // What a cut-off start left behind goes first, and then the site counts as one that nobody has begun with.
  for (const begun of [true, false]) {
    await owner.query('update tenants set seeding = $1 where key = any($2)', [begun, empty])
    if (begun) await owner.query('select system.begin_seed(id) from tenants where key = any($1)', [empty])
  }
  await owner.end()
}

/** Somebody is there already, but not everybody. */
async function isFilling(of: ServerProcess): Promise<boolean> {
  if (of.hasEnded) throw new Error(of.output)
  if (!/Database (migrated|up to date)/.test(of.output)) return false
  return of.asOwner(async (owner) => {
    const { rows } = await owner.query(
      'select count(*)::int from users u join tenants t on t.id = u.tenant_id where t.seeding',
    )
    return rows[0].count > 0
  })
}

type Session = Record<string, string>

async function call(path: string, headers: Session, method = 'GET', body?: object) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined }
}

async function signIn(site: string, account: string): Promise<Session> {
  const email = `${account}@${site}.test`
  const answer = await call('/auth/sign_in', { 'x-tenant': site }, 'POST', { email, password: demoPassword })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.data.email, email)
  const keys = ['access-token', 'client', 'uid'].map((name) => [name, answer.headers.get(name) as string])
  return { 'x-tenant': site, ...Object.fromEntries(keys) }
}

async function walk(site: string, account: string): Promise<void> {
  const session = await signIn(site, account)
  const me = await call('/api/v1/current_user?include=roles', session)
  assert.equal(me.status, 200)
  assert.equal(me.body.data.attributes.email, `${account}@${site}.test`)
  assert.ok(me.body.included.length >= 1 && me.body.included.every((each: { type: string }) => each.type === 'roles'))
  const organizations = await call('/api/v1/current_organizations', session)
  assert.equal(organizations.status, 200)
  assert.equal(organizations.body.data.length, account === 'nonprofit' ? 2 : 1)
  const internships = await call(`/api/v1/internships?include=${includes}`, session)
  assert.equal(internships.status, 200, JSON.stringify(internships.body))
  if (['schooladmin', 'mentor', 'student', 'center'].includes(account)) {
    assert.ok(internships.body.data.length > 0)
    const types = new Set(internships.body.included.map((each: { type: string }) => each.type))
    for (const type of ['phases', 'internshipPeriods']) assert.ok(types.has(type), type)
    assert.ok(types.has('NonProfit') || types.has('Provider'), 'an organization says itself what it is')
  }
  assert.equal((await call('/auth/sign_out', session, 'DELETE')).status, 200)
  assert.equal((await call('/api/v1/current_user', session)).status, 401)
}

async function factsOf(key: string) {
  return server.asOwner(async (owner) => {
    const { rows } = await owner.query(
      `select (select count(*)::int from organizations where tenant_id = t.id) as organizations,
         (select count(*)::int from vacancies where tenant_id = t.id) as vacancies,
         count(i.motivation)::int as motivations, sum(i.hours)::float as hours,
         count(*) filter (where i.contract_type = 'digital')::int as digital,
         -- Nobody signs anything for a volunteer.
         count(*) filter (where i.contract_type = 'paper' and i.school_id is not null)::int as paper,
         count(*) filter (where i.self_found)::int as "selfFound",
         count(*) filter (where i.school_id is null and i.status = 'running')::int as volunteers,
         (select count(*)::int from applications a where a.tenant_id = t.id and a.school_id is null
           and a.status = 'with_host') as "volunteersAsking",
         count(*) filter (where i.status <> 'completed' and p.due_on < today_nl()
           and p.status not in ('approved', 'skipped'))::int as late,
         (select count(distinct s.ended_by)::int from internships s where s.tenant_id = t.id and s.status = 'stopped'
           and s.ended_reason is not null) as stops,
         array_agg(distinct p.kind) as phases,
         count(*) filter (where p.kind = 'contract' and i.block not like 'contract%' and exists (select from contracts c
           where c.tenant_id = i.tenant_id and c.internship_id = i.id and c.waits_for is not null))::int as otherwise,
         (select count(*)::int from vacancies v where v.tenant_id = t.id and v.places_taken <
            (select count(*) from internships h where h.tenant_id = v.tenant_id and h.vacancy_id = v.id
              and h.internship_period_id is not null and h.status in ('contracting', 'running', 'evaluating'))) as "standing",
         (select count(*)::int from applications a
            join internships h on h.tenant_id = a.tenant_id and h.student_id = a.student_id
              and h.internship_period_id = a.internship_period_id
              and h.status in ('approved', 'contracting', 'ready', 'running', 'evaluating')
            where a.tenant_id = t.id and a.status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered'))
           as "openWhilePlaced",
         (select count(*)::int from (
            select m.mentor_id from mentored_students m
            join internships o on o.tenant_id = m.tenant_id and o.student_id = m.student_id
            join internship_phases at on at.tenant_id = o.tenant_id and at.id = o.current_phase_id
            where m.tenant_id = t.id group by m.mentor_id
            having count(*) >= 6 and count(distinct at.kind) < 3) x) as "oneSided"
       from tenants t join internships i on i.tenant_id = t.id
       join internship_phases p on p.tenant_id = i.tenant_id and p.id = i.current_phase_id
       where t.key = $1 group by t.id`,
      [key],
    )
    return rows[0]
  })
}
