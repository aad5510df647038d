import type { Site } from '#engine/call.ts'
import { joinOrganization, registerOrganization } from '#protocol/features/joining.ts'
import { profiles } from '#protocol/features/organizations.ts'
import { Client } from '../../protocol/src/client.ts'
import type { App } from '../src/app.ts'
import type { Host } from './demo-hosts.ts'
import { insertRows } from './insert-rows.ts'
import type { Random } from './random.ts'

const contacts = [
  { firstName: 'Karin', infix: null, lastName: 'Hoekstra' },
  { firstName: 'Achmed', infix: 'el', lastName: 'Amrani' },
  { firstName: 'Joke', infix: 'van', lastName: 'Dam' },
]

/**
 * Who signed up the organizations that wait, since different days; one more that is likely here already; and somebody
 * who wants to join the organization of the demo provider.
 */
export async function addSignUps(app: App, site: Site, random: Random, center: Client, hosts: Host[]): Promise<void> {
  await app.road.db.withTenant(site.id, async (sql) => {
    await sql.run(`update organizations o set created_at = now() - make_interval(days => (p.place * 3)::int)
      from (select id, row_number() over (order by name) as place from organizations where status = 'pending'
        -- Whoever has had nothing to offer for long.
        union all select n.id, 140 from organizations n where n.type in ('NonProfit', 'Provider') and n.status = 'approved'
          and not exists (select from vacancies v where v.organization_id = n.id)) p
      where o.id = p.id`)
    const waiting = await sql.rows<{ id: string }>(
      `select id from organizations where status = 'pending' order by name`,
    )
    const rows = waiting.map(({ id }, index) => {
      const person = contacts[index % contacts.length] as (typeof contacts)[number]
      const email = `${person.firstName.toLowerCase()}.${index}@aanmelding.example`
      return {
        id: random.uuid(),
        organizationId: id,
        ...person,
        email,
        phoneNumber: `06 1234 567${index}`,
        locale: 'nl',
      }
    })
    await insertRows(sql, 'organization_registrations', rows)
  })
  const guest = guestOf(app, site)
  const known = hosts[1] as Host
  const { city } = await center.find(profiles, known.id)
  await guest.run(registerOrganization, '', {
    type: known.kind as 'Provider',
    name: /^Stichting /.test(known.name) ? known.name.replace('Stichting ', '') : `Stichting ${known.name}`,
    city: city ?? 'Amersfoort',
    description: 'Wij willen graag stagiairs ontvangen.',
    firstName: 'Ingrid',
    lastName: 'Prins',
    contactEmail: `ingrid.prins@${site.key}.example`,
    contactPhone: '06 8765 4321',
  })
  const host = hosts.find(({ contact }) => contact.email.startsWith('provider@')) as Host
  await guest.run(joinOrganization, '', {
    organizationId: host.id,
    firstName: 'Bilal',
    lastName: 'Yilmaz',
    contactEmail: `bilal.yilmaz@${site.key}.example`,
  })
}

function guestOf(app: App, site: Site): Client {
  return new Client(
    async ({ method, path, headers, body }) => {
      const payload = body as string | undefined
      const answer = await app.http.inject({ method: method as 'GET', url: path, headers, payload })
      return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
    },
    { 'x-tenant': site.key },
  )
}
