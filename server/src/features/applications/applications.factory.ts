import assert from 'node:assert/strict'
import { required } from '#protocol/shared/guards.ts'
import { reactingApp } from '#test/mails.ts'
import type { newSite } from '#test/setup.ts'
import { type Organization, type Person, person, world } from '#test/world.ts'
import { withdrawOvertaken } from './withdraw-application.ts'

type World = Awaited<ReturnType<typeof world>>

/** A school with a running period, and what is needed to apply for places at its hosts. */
export async function market(w: World) {
  const { app, site, school, provider } = w
  const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
    const names = Object.keys(values)
    const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`)}) returning id`
    const row = await app.road.db.withTenant(site.id, (sql) => sql.one<{ id: string }>(text, Object.values(values)))
    return row.id
  }
  const rows = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
  const [year] = await rows<{ id: string }>(
    'select id from school_years where today_nl() between start_date and end_date',
  )
  const period = (values: Record<string, unknown> = {}, of: Organization = school) =>
    insert('internship_periods', {
      school_id: of.id,
      school_year_id: year?.id,
      name: 'Stage',
      start_date: new Date(Date.now() - 30 * 86_400_000),
      end_date: new Date(Date.now() + 90 * 86_400_000),
      target_hours: 30,
      ...values,
    })
  const vacancy = (values: Record<string, unknown> = {}, at: Organization = provider) =>
    insert('vacancies', {
      organization_id: at.id,
      title: 'Brood bakken',
      description: 'Help mee in de bakkerij',
      status: 'published',
      places: 1,
      contact_name: 'Bea Bakker',
      contact_email: `bea.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`,
      ...values,
    })
  const newStudent = (details: Record<string, string> = {}): Promise<Person> =>
    person(app, site, [['student', school.id]], details)
  const students = (count: number) => Promise.all(Array.from({ length: count }, () => newStudent()))
  const statusOf = async (id: string) =>
    (await rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status
  const taken = async (vacancyId: string) =>
    (await rows<{ n: number }>('select places_taken as n from vacancies where id = $1', [vacancyId]))[0]?.n
  const statuses = async (vacancyId: string) => {
    const found = await rows<{ status: string; n: number }>(
      'select status, count(*)::int as n from applications where vacancy_id = $1 group by 1 order by 1',
      [vacancyId],
    )
    return Object.fromEntries(found.map(({ status, n }) => [status, n]))
  }
  /** What the job does a moment after the student got a place. */
  const settle = (studentId: string) => app.road.inTenant(site, (tx) => withdrawOvertaken(tx, studentId))
  return { ...w, insert, rows, period, vacancy, newStudent, students, statusOf, taken, statuses, settle }
}
type Market = Awaited<ReturnType<typeof market>>

export const newMarket = async (...given: Parameters<typeof world>): Promise<Market> => market(await world(...given))

/** The same with reactions, mails and jobs that run. */
export const livingMarket = async (file: Parameters<typeof newSite>[1] = {}): Promise<Market> =>
  newMarket(file, await reactingApp())

type Refusal = { errors: { code: string }[] }
/** The call is refused, with this code. */
export const refused = (work: Promise<unknown> | undefined, expected: string) =>
  assert.rejects(required(work, 'call'), ({ errors }: Refusal) => {
    assert.equal(errors?.[0]?.code, expected)
    return true
  })
