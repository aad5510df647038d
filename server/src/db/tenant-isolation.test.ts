import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { fillTables, type Table, tenantTables } from '#test/rows.ts'
import { asOwner, sharedAppUrl, testApp } from '#test/setup.ts'
import { world } from '#test/world.ts'

/** Tables that belong to no tenant, and why. */
const globalTables: Record<string, string> = {
  tenants: 'names the tenants themselves',
  migrations: 'tells what the schema is',
  working_time_rules: 'says what the law says, which is the same everywhere; the app only reads it',
  region_holidays: 'says when the regions of the country have holidays; the app only reads it',
  seal_certificates: 'tells by which keys documents of this installation are known; the app only reads it',
  throttles: 'counts attempts for all sites together, so that nobody wins by going to the next one',
}
/** Indexes that do not start with the tenant, and why. */
const crossTenantIndexes: Record<string, string> = {
  users_by_any_tenant_email: 'one named function looks an address up at every site, to say "wrong center"',
  identities_by_any_tenant_subject: 'the same for whoever comes from an identity provider',
  idempotency_keys_by_age: 'the nightly sweep of all sites',
  mails_by_age: 'the nightly sweep of all sites',
  sessions_by_expiry: 'the nightly sweep of all sites',
  link_tokens_by_expiry: 'the nightly sweep of all sites',
  oidc_logins_by_expiry: 'the nightly sweep of all sites',
}

const app = await testApp()
const owner = <T>(text: string, values: unknown[] = []) =>
  asOwner(async (client) => (await client.query(text, values)).rows as T[])
const asApp = new pg.Client({ connectionString: sharedAppUrl() })
after(() => asApp.end())

let tables: Table[]
let mine: Awaited<ReturnType<typeof world>>
let theirs: Awaited<ReturnType<typeof world>>
before(async () => {
  await asApp.connect()
  mine = await world()
  theirs = await world()
  for (const { site } of [mine, theirs]) {
    await fillTables(app, site)
    // Who worked in a town is only kept where a host says its town.
    await app.road.db.withTenant(site.id, (sql) => sql.run(`update organizations set city = 'Soest'`))
  }
  tables = await app.road.db.withTenant(mine.site.id, tenantTables)
})

const inTenant = <T>(tenantId: string, work: () => Promise<T>) =>
  transaction(`select set_config('app.tenant', $1, true)`, [tenantId], work)
async function transaction<T>(opening: string, values: unknown[], work: () => Promise<T>): Promise<T> {
  await asApp.query('begin')
  try {
    await asApp.query(opening, values)
    return await work()
  } finally {
    await asApp.query('rollback')
  }
}

describe('the schema keeps tenants apart', () => {
  test('every table has a tenant, or a reason to have none', async () => {
    const all = await owner<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f')`)
    const without = all.map((row) => row.name).filter((name) => !tables.some((table) => table.name === name))
    assert.deepEqual(without.sort(), Object.keys(globalTables).sort())
  })

  test('a view shows what whoever asks may see, not what its owner may', async () => {
    const views = await owner<{ name: string; options: string[] | null }>(`select relname as name, reloptions as options
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`)
    assert.ok(views.length > 0)
    for (const { name, options } of views) assert.ok(options?.includes('security_invoker=true'), name)
  })

  test('row-level security is on and forced, with one policy for each of the two roles', async () => {
    const [{ name: database } = { name: '' }] = await owner<{ name: string }>('select current_database() as name')
    const guarded = await owner<Record<string, unknown>>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced, p.policyname as policy, p.roles::text as roles,
        p.cmd, p.permissive, p.qual, p.with_check as "check"
      from pg_class c join pg_policies p on p.schemaname = 'public' and p.tablename = c.relname
      where c.relnamespace = 'public'::regnamespace order by c.relname, p.policyname`)
    const rule = '(tenant_id = current_tenant())'
    // The same rule, asked once per statement instead of once per row: large tables.
    const once = '(tenant_id = ( SELECT current_tenant() AS current_tenant))'
    for (const row of guarded) if (row.qual === once) row.qual = rule
    const shared = { forced: true, cmd: 'ALL', permissive: 'PERMISSIVE' }
    const expected = tables.flatMap(({ name }) => [
      { name, ...shared, policy: 'across_tenants', roles: `{${database}_system}`, qual: 'true', check: 'true' },
      {
        name,
        ...shared,
        policy: 'own_tenant',
        roles: `{${database}_app}`,
        qual: rule,
        check: rule,
      },
    ])
    const sorted = (rows: Record<string, unknown>[]) =>
      rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()
    assert.deepEqual(sorted(guarded), sorted(expected))
  })

  test('every key and every reference starts with the tenant', async () => {
    const wrong = await owner<{ name: string }>(
      `
      select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
        and (i.indkey[0] = 0 or (select attname from pg_attribute where attrelid = c.oid and attnum = i.indkey[0]) <> 'tenant_id')`,
      [tables.map((table) => table.name)],
    )
    assert.deepEqual(wrong.map((row) => row.name).sort(), Object.keys(crossTenantIndexes).sort())
    for (const { name, foreignKeys, columns } of tables) {
      assert.equal(columns.find((column) => column.name === 'tenant_id')?.nullable, false, `${name}.tenant_id`)
      for (const key of foreignKeys)
        assert.deepEqual([key.columns[0], key.targets[0]], ['tenant_id', 'tenant_id'], `${name} → ${key.table}`)
    }
    const bare = await owner(
      `select conname from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u')
      and conrelid::regclass::text = any($1) and not 'tenant_id' = any(select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[1])`,
      [tables.map((table) => table.name)],
    )
    assert.deepEqual(bare, [])
  })

  test('every reference has an index that finds the rows that point', async () => {
    const missing = await owner<{ name: string }>(`
      select f.conrelid::regclass || ' ' || f.conname as name from pg_constraint f
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = f.conrelid and i.indnatts >= 2
          and i.indkey[0] = any(f.conkey) and i.indkey[1] = any(f.conkey)
          -- The last column is the one that tells rows apart; menu_items also carries its menu in the key to its parent.
          and f.conkey[array_upper(f.conkey, 1)] = any(i.indkey[0:array_length(f.conkey, 1) - 1]))`)
    assert.deepEqual(missing, [])
  })

  test('the role of the app owns nothing and may do nothing special', async () => {
    const [role] = await owner<Record<string, boolean>>(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_database() || '_app'`,
    )
    assert.deepEqual(Object.values(role ?? {}), [false, false, false, false, false])
    const owned = await owner(`select objid::regclass from pg_shdepend d join pg_roles r on r.oid = d.refobjid
      where r.rolname = current_database() || '_app' and d.deptype = 'o'`)
    assert.deepEqual(owned, [])
    const memberships = await owner(
      `select roleid::regrole::text from pg_auth_members where member = (current_database() || '_app')::regrole`,
    )
    assert.deepEqual(memberships, [])
    for (const attempt of [
      'create table x (a int)',
      'create schema x',
      'set role postgres',
      'alter table users disable row level security',
      'drop policy own_tenant on users',
      'truncate users',
      'select * from throttles',
      'delete from migrations',
      "insert into tenants (key) values ('x')",
      'update working_time_rules set amount = 1',
      'delete from region_holidays',
      "copy users to program 'true'",
    ]) {
      await assert.rejects(asApp.query(attempt), { code: /^(42501|22023)$/ }, attempt)
    }
  })
})

describe('a query', () => {
  test('without a tenant finds nothing, anywhere', async () => {
    for (const { name } of tables) {
      for (const tenant of ['', randomUUID()]) {
        const { rows } = await inTenant(tenant, () => asApp.query(`select count(*)::int as n from ${name}`))
        assert.deepEqual(rows, [{ n: 0 }], name)
      }
      const { rows } = await asApp.query(`select count(*)::int as n from ${name}`)
      assert.deepEqual(rows, [{ n: 0 }], name)
    }
  })

  test('finds rows of its own tenant in every table, and of no other', async () => {
    for (const { name } of tables) {
      const { rows } = await inTenant(mine.site.id, () => asApp.query(`select distinct tenant_id from ${name}`))
      assert.deepEqual(rows, [{ tenant_id: mine.site.id }], name)
    }
  })

  test('cannot put, move or hand a row to another tenant', async () => {
    for (const { name, columns } of tables) {
      const copied = columns.filter((column) => !column.generated).map((column) => column.name)
      const picked = copied.map((column) => (column === 'tenant_id' ? '$1' : column)).join(', ')
      const insert = `insert into ${name} (${copied.join(', ')}) select ${picked} from ${name} limit 1`
      await assert.rejects(
        inTenant(mine.site.id, () => asApp.query(insert, [theirs.site.id])),
        { code: '42501' },
        name,
      )
      const update = `update ${name} set tenant_id = $1`
      await assert.rejects(
        inTenant(mine.site.id, () => asApp.query(update, [theirs.site.id])),
        { code: '42501' },
        name,
      )
    }
  })

  test('cannot point at a row of another tenant', async () => {
    const [organization] = await owner<{ id: string }>('select id from organizations where tenant_id = $1 limit 1', [
      theirs.site.id,
    ])
    const insert = `insert into vacancies (organization_id, title) values ($1, 'x')`
    await assert.rejects(
      inTenant(mine.site.id, () => asApp.query(insert, [organization?.id])),
      { code: '23503' },
    )
  })

  test('adds to what happened and never changes it', async () => {
    for (const attempt of [`update events set name = 'x'`, 'delete from events', 'truncate events']) {
      await assert.rejects(
        inTenant(mine.site.id, () => asApp.query(attempt)),
        { code: '42501' },
        attempt,
      )
    }
  })
})

test('whatever one tenant writes, the other keeps every row as it was', async () => {
  const before = await checksum(theirs.site.id)
  const own = await checksum(mine.site.id)
  let written = 0
  for (const { name, columns, isWritable } of tables) {
    if (name === 'events' || !isWritable) continue
    const texts = columns.filter(
      (column) =>
        column.type === 'text' && !column.generated && /title|name|city|reason|user_agent|body/.test(column.name),
    )
    for (const column of texts) {
      await app.road.db
        .withTenant(mine.site.id, async (sql) => {
          written += await sql.run(`update ${name} set ${column.name} = ${column.name} || $1`, [
            randomUUID().slice(0, 4),
          ])
        })
        .catch((error) => assert.match(error.code, /^23514$/, 'only a choice may refuse another text'))
    }
  }
  for (const name of ['internship_phases', 'mentorships', 'link_tokens', 'sessions', 'menu_items', 'mails']) {
    written += await app.road.db.withTenant(mine.site.id, (sql) => sql.run(`delete from ${name}`)).catch(() => 0)
  }
  assert.ok(written > 50, `${written} rows were written`)
  assert.notEqual(await checksum(mine.site.id), own)
  assert.equal(await checksum(theirs.site.id), before)
})

async function checksum(tenantId: string): Promise<string> {
  const sums: string[] = []
  for (const { name } of tables) {
    const [row] = await owner<{ sum: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t where tenant_id = $1`,
      [tenantId],
    )
    sums.push(`${name} ${row?.sum}`)
  }
  return sums.join('\n')
}
