import type { Statement } from '#db/batch.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { studentName } from '#features/internships/student-name.ts'
import { hourTotalPolicy } from '../hours.policy.ts'
import { targetMinutes } from '../settle-hours.ts'
import { daysMark } from './sheet-seal.ts'

export type SheetDay = {
  day: string
  startsAt: string | null
  endsAt: string | null
  breakMinutes: number
  minutes: number
  work: string | null
  isAgreed: boolean
  by: string | null
  as: 'host' | 'school' | null
  note: string | null
}
/** What was copied from paper: its days are not known one by one. */
export type SheetPaper = { firstDay: string; lastDay: string; minutes: number; by: string | null }
export type SheetFacts = {
  id: string
  student: string
  isVolunteer: boolean
  school: string | null
  host: string | null
  supervisor: string | null
  startDate: string | null
  endDate: string | null
  minutesAgreed: number
  minutesWaiting: number
  minutesCredit: number
  creditReason: string | null
  hoursSupervisor: number | null
  targetMinutes: number | null
  daysMark: string
  days: SheetDay[]
  papers: SheetPaper[]
}

const nameOf = (id: string) =>
  `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${id})`

/** What stands on a sheet: what was sent. What somebody only wrote down, or was sent back, is for the screen. */
const daysOf = `coalesce((select json_agg(json_build_object('day', h.day, 'startsAt', to_char(h.starts_at, 'HH24.MI'),
      'endsAt', to_char(h.ends_at, 'HH24.MI'), 'breakMinutes', h.break_minutes, 'minutes', h.minutes, 'work', h.work,
      'isAgreed', h.status <> 'submitted', 'by', ${nameOf('h.decided_by_id')}, 'as', h.decided_as, 'note', h.note)
    order by h.day, h.starts_at nulls last, h.id)
  from hour_entries h where h.internship_id = i.id and h.status in ('submitted', 'approved', 'locked')), '[]')`

const papersOf = `coalesce((select json_agg(json_build_object('firstDay', p.first_day, 'lastDay', p.last_day,
      'minutes', p.minutes, 'by', ${nameOf('p.entered_by_id')}) order by p.first_day, p.id)
  from paper_sheets p where p.internship_id = i.id and p.status = 'counted'), '[]')`

/** One statement; nothing for who may not see the internship's hours. */
export function sheetStatement(me: Me, id: string): Statement | undefined {
  const params = new Params()
  const where = compile(allOf({ id }, hourTotalPolicy.read(me)), 'i', params)
  if (where === false) return undefined
  return {
    text: `select i.id, ${studentName('i')} as student, i.school_id is null as "isVolunteer",
        (select o.name from organizations o where o.id = i.school_id) as school,
        coalesce((select o.name from organizations o where o.id = i.organization_id), i.organization_name) as host,
        coalesce(${nameOf('i.supervisor_id')}, ${nameOf('i.contact_person_id')}, i.contact_name) as supervisor,
        i.start_date::text as "startDate", i.end_date::text as "endDate", i.minutes_agreed as "minutesAgreed",
        i.minutes_waiting as "minutesWaiting", i.minutes_credit as "minutesCredit", i.credit_reason as "creditReason",
        i.hours_supervisor::float as "hoursSupervisor", (${targetMinutes})::int as "targetMinutes",
        ${daysMark('i')} as "daysMark", ${daysOf} as days, ${papersOf} as papers
      from internships i where ${where}`,
    values: params.values,
  }
}
