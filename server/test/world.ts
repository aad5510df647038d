import { createHash } from 'node:crypto'
import type { Site } from '#engine/call.ts'
import type { OrganizationType, RoleName } from '#engine/judging/me.ts'
import type { TenantFile } from '#protocol/tenants/tenant.ts'
import { Client, type Transport } from '../../protocol/src/client.ts'
import type { App } from '../src/app.ts'
import { newSite, randomEmail, testApp } from './setup.ts'

/** A call into the app as if over the network: real routing, real parsing, no socket. */
export function transportOf(app: App): Transport {
  return async ({ method, path, headers, body }) => {
    const answer = await app.http.inject({ method: method as 'GET', url: path, headers, payload: body })
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
  }
}

export type Person = Client & { id: string; email: string; credentials: Record<string, string> }
export type Organization = { id: string; type: OrganizationType; name: string }

/** A person with a session, without going through the sign-in page. */
export async function person(
  app: App,
  site: Site,
  roles: [RoleName, string | null][],
  details: Record<string, string> = {},
): Promise<Person> {
  const email = details.email ?? randomEmail()
  const token = `token-${email}`.slice(0, 22).padEnd(22, 'x')
  const client = createHash('sha256').update(email).digest('base64url').slice(0, 22)
  const id = await app.road.db.withTenant(site.id, async (sql) => {
    const user = await sql.row<{ id: string }>(
      `insert into users (email, first_name, last_name, status, locale) values ($1, $2, $3, $4, $5) returning id`,
      [
        email,
        details.firstName ?? 'Sam',
        details.lastName ?? 'de Tester',
        details.status ?? 'active',
        details.locale ?? 'nl',
      ],
    )
    const userId = user?.id as string
    for (const [name, organizationId] of roles) {
      await sql.run('insert into roles (user_id, name, organization_id) values ($1, $2, $3)', [
        userId,
        name,
        organizationId,
      ])
    }
    await sql.run(
      `insert into sessions (user_id, client, uid, token_hash, kind, expires_at)
       values ($1, $2, $3, $4, 'password', now() + interval '1 day')`,
      [userId, client, email, createHash('sha256').update(token).digest()],
    )
    return userId
  })
  const credentials = { 'x-tenant': site.key, 'access-token': token, client, uid: email }
  return Object.assign(new Client(transportOf(app), credentials), { id, email, credentials })
}

export async function organization(
  app: App,
  site: Site,
  type: OrganizationType,
  values: Record<string, unknown> = {},
): Promise<Organization> {
  const name = (values.name as string) ?? `${type} ${randomEmail('o').slice(2, 8)}`
  const columns = { type, name, status: 'approved', ...values }
  const names = Object.keys(columns)
  const row = await app.road.db.withTenant(site.id, (sql) =>
    sql.row<{ id: string }>(
      `insert into organizations (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
      Object.values(columns),
    ),
  )
  return { id: row?.id as string, type, name }
}

/** What no variant has all of: for who looks at everything that can be asked for. */
export const everyFeature = { selfFoundInternships: true, hours: true, paperTimesheets: true, digitalContracts: true }

/** A small site with one of everything and somebody in every role. */
export async function world(file: Partial<TenantFile> = {}, given?: App) {
  const app = given ?? (await testApp())
  const site = await newSite(app, file)
  const school = await organization(app, site, 'School', { name: 'Test College', brin: '11ZZ' })
  const center = await organization(app, site, 'VolunteerCenter', { name: 'Test Centrale' })
  const nonProfit = await organization(app, site, 'NonProfit', { name: 'Buurthuis', center_id: center.id })
  const provider = await organization(app, site, 'Provider', { name: 'Bakkerij', center_id: center.id })
  const at = (role: RoleName, place: Organization) => person(app, site, [[role, place.id]])
  const people = {
    schoolAdmin: await at('admin', school),
    mentor: await at('mentor', school),
    student: await at('student', school),
    centerAdmin: await at('admin', center),
    nonProfitAdmin: await at('admin', nonProfit),
    providerAdmin: await at('admin', provider),
    volunteer: await at('volunteer', center),
    operator: await person(app, site, [['admin', null]]),
  }
  const guest = new Client(transportOf(app), { 'x-tenant': site.key })
  return { app, site, school, center, nonProfit, provider, ...people, guest }
}
