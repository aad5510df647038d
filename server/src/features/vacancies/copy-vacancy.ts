import type { RowOf } from '#db/tables.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { aboutVacancy } from './save-vacancy.ts'
import { renewedDates } from './vacancies.rules.ts'

/** What a vacancy says. Its history, its places taken and what others said about it stay with the first one. */
const copied = [
  'organizationId',
  'title',
  'description',
  'body',
  'sector',
  'places',
  'isDirect',
  'hours',
  'hoursPerWeek',
  'weekdays',
  'minimumAge',
  'maximumAge',
  'levels',
  'requirements',
  'visibleTo',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'latitude',
  'longitude',
  'contactPersonId',
  'contactName',
  'contactEmail',
  'photoId',
  'stockImage',
] as const

type Dates = { startDate: string | null; endDate: string | null }

async function copy(
  tx: Tx,
  vacancy: RowOf<typeof vacancies>,
  different: Dates & { title?: string; isRenewal?: boolean },
): Promise<{ id: string; created: true }> {
  const row = await tx.insert(vacancies, {
    ...Object.fromEntries(copied.map((name) => [name, vacancy[name]])),
    ...different,
    status: 'draft',
    copiedFromId: vacancy.id,
    createdById: tx.me.id,
  })
  for (const [table, other] of [
    ['vacancy_tags', 'tag_id'],
    ['vacancy_schools', 'school_id'],
  ]) {
    await tx.run(
      `insert into ${table} (vacancy_id, ${other}) select $2, ${other} from ${table} where vacancy_id = $1`,
      [vacancy.id, row.id],
    )
  }
  tx.emit(protocol.vacancyCreated, { organizationId: vacancy.organizationId }, aboutVacancy(row.id))
  return { id: row.id, created: true }
}

/** Two of the same name are hard to tell apart. */
function copyTitle(title: string, locale: Locale): string {
  const mark = { nl: ' (kopie)', en: ' (copy)' }[locale]
  const most = protocol.vacancyFields.title.max ?? Number.POSITIVE_INFINITY
  return `${title.slice(0, most - mark.length)}${mark}`
}

export const duplicateVacancy = handle(protocol.duplicateVacancy, ({ subject, me, tx }) => {
  const { startDate, endDate } = subject
  return copy(tx, subject, { startDate, endDate, title: copyTitle(subject.title, me.locale) })
})

/** Asking twice for the same year gives the draft that is there already. */
export const renewVacancy = handle(protocol.renewVacancy, async ({ subject, tx }) => {
  const { today } = await tx.one<{ today: string }>('select today_nl() as today')
  const { startDate, endDate } = subject
  const dates = renewedDates({ startDate, endDate }, today)
  const earlier = await tx.row<{ id: string }>(
    `select id from vacancies where copied_from_id = $1 and is_renewal and status in ('draft', 'in_review')
       and start_date is not distinct from $2::date and end_date is not distinct from $3::date
     order by created_at limit 1`,
    [subject.id, dates.startDate, dates.endDate],
  )
  return earlier ? { id: earlier.id } : copy(tx, subject, { ...dates, isRenewal: true })
})
