import type { TableRow } from '#db/tables.ts'
import type { Site } from '#engine/call.ts'
import { camelRow, type Tx } from '#engine/writing/transaction.ts'
import { accept } from '#features/applications/accept-application.ts'
import type { App } from '../src/app.ts'
import { openVacancies } from './demo-applications.ts'
import { addPeople, type NewPerson } from './demo-people.ts'

const DAY = 24 * 3600 * 1000
const motivations = [
  'Sinds ik minder werk heb ik twee dagdelen over. Die besteed ik graag aan mensen in mijn eigen buurt.',
  'Ik woon hier pas kort en wil mensen leren kennen. Met mijn handen bezig zijn vind ik heerlijk.',
] as const

/** The demo volunteer helps at the demo non-profit; somebody else waits for the answer of the demo provider. */
export async function addVolunteers(app: App, site: Site, newcomer: NewPerson, centerId: string): Promise<void> {
  const seen = new Date(Date.now() - 2 * DAY).toISOString()
  await app.road.db.withTenant(site.id, (sql) =>
    addPeople(sql, [{ person: newcomer, role: 'volunteer', organizationId: centerId }], 'active', () => seen),
  )
  await app.road.inTenant(site, async (tx) => {
    const email = (name: string) => `${name}@${site.key}.test`
    const account = async (name: string) =>
      (await tx.one<{ id: string }>('select id from users where email = $1', [email(name)])).id
    // Not the first: there a student waits, and should go on waiting for an answer rather than for a place.
    const helpsAt = (await openVacancies(tx, email('nonprofit'))).at(-1) as string
    const asksAt = (await openVacancies(tx, email('provider'))).at(-1) as string
    await tx.run('update vacancies set places = greatest(places, places_taken + 2) where id = any($1)', [
      [helpsAt, asksAt],
    ])
    const asked = await addApplication(tx, await account('volunteer'), helpsAt, 20, motivations[0])
    await accept(tx, asked, { userId: await account('nonprofit'), email: null })
    await tx.run(
      `update internships set status = 'running', start_date = today_nl() - 14, created_at = now() - interval '18 days',
         hours = $2 where student_id = $1`,
      [asked.studentId, site.flags.hours ? 6 : 0],
    )
    await addApplication(tx, newcomer.id, asksAt, 2, motivations[1])
  })
}

async function addApplication(
  tx: Tx,
  studentId: string,
  vacancyId: string,
  daysAgo: number,
  motivation: string,
): Promise<TableRow<'applications'>> {
  const row = await tx.one<Record<string, unknown>>(
    `insert into applications (vacancy_id, organization_id, student_id, created_by_id, status, motivation, weekdays,
       created_at, sent_at, expires_at)
     select v.id, v.organization_id, $2, $2, 'with_host', $3, v.weekdays[1:2], at.made, at.made,
       at.made + interval '15 days'
     from vacancies v, (select now() - make_interval(days => $4) as made) at where v.id = $1 returning *`,
    [vacancyId, studentId, tx.site.flags.motivationField ? motivation : null, daysAgo],
  )
  return camelRow(row)
}
