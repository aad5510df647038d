import type { Tx } from '#engine/writing/transaction.ts'
import type { CertificatePaper } from '#protocol/features/certificates.ts'

type Found = Omit<CertificatePaper, 'minutes' | 'hoursAre' | 'steps'> & {
  studentId: string
  minutesAgreed: number
  plannedHours: number | null
  steps: { name: string; nameEn: string; day: string }[]
}
export type ToCertify = { internshipId: string; studentId: string; paper: CertificatePaper }

/** More do not fit beside each other. */
const MOST_STEPS = 6

/** The first, the last and some on the way. */
function spread<T>(all: readonly T[]): T[] {
  if (all.length <= MOST_STEPS) return [...all]
  const at = (index: number) => Math.round((index * (all.length - 1)) / (MOST_STEPS - 1))
  return Array.from({ length: MOST_STEPS }, (_, index) => all[at(index)] as T)
}

/** The day on which somebody ticked the last step; a volunteer has none. */
const completedOn = `coalesce((select max((f.moved_at at time zone 'Europe/Amsterdam')::date) from internship_phases f
    where f.internship_id = i.id and f.kind = 'completion' and f.status = 'approved' and f.removed_at is null), today_nl())`

/** What stands on the certificate of an internship that is completed now. Nobody was there after it was completed. */
export async function toCertify(tx: Tx, internshipId: string): Promise<ToCertify | undefined> {
  const found = await tx.row<Found>(
    `select i.student_id as "studentId", u.locale, i.school_id is null as "isVolunteer", u.first_name as "firstName",
       concat_ws(' ', u.first_name, u.infix, u.last_name) as student, i.title as work,
       coalesce((select v.sector from vacancies v where v.id = i.vacancy_id), o.sector) as sector,
       coalesce(o.name, i.organization_name, i.title) as host, coalesce(o.city, i.city) as town, s.name as school,
       case when i.start_date <= today_nl() then i.start_date::text end as "firstDay",
       least(i.end_date, ${completedOn})::text as "lastDay", i.minutes_agreed as "minutesAgreed",
       coalesce(i.planned_hours, (select p.target_hours from internship_periods p where p.id = i.internship_period_id)) as "plannedHours",
       coalesce((select json_agg(json_build_object('name', f.name, 'nameEn', f.name_en,
           'day', (f.moved_at at time zone 'Europe/Amsterdam')::date) order by f.position, f.id)
         from internship_phases f where f.internship_id = i.id and f.removed_at is null and f.status = 'approved'
           and f.kind <> 'completion'), '[]') as steps
     from internships i join users u on u.id = i.student_id and u.erased_at is null
       left join organizations o on o.id = i.organization_id left join organizations s on s.id = i.school_id
     where i.id = $1 and i.status = 'completed'`,
    [internshipId],
  )
  if (!found) return undefined
  const { studentId, minutesAgreed, plannedHours, steps, ...facts } = found
  const isConfirmed = tx.site.flags.hours && minutesAgreed > 0
  const paper: CertificatePaper = {
    ...facts,
    minutes: isConfirmed ? minutesAgreed : plannedHours === null ? null : plannedHours * 60,
    hoursAre: isConfirmed ? 'confirmed' : 'agreed',
    steps: spread(steps).map(({ name, nameEn, day }) => ({ name: facts.locale === 'nl' ? name : nameEn, day })),
  }
  return { internshipId, studentId, paper }
}
