import { type CalendarEntry, calendarSource } from '#engine/calendar.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { isToldElsewhere } from '#engine/phase-kind.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { placedStatuses } from '#protocol/features/internships.ts'
import { donePhases } from '#protocol/features/phases.ts'
import { hostAgreed, own, ownStudents } from './internships.policy.ts'

const MOST = 2000
/** Who has more students than this at one step reads their names on the board. */
const NAMED = 15

const words: Record<Locale, Record<'own' | 'one' | 'many' | 'more', string>> = {
  nl: { own: 'Klaar: {step}', one: '{step}: {student}', many: '{step}: {count} leerlingen', more: 'en nog {count}' },
  en: { own: 'Due: {step}', one: '{step}: {student}', many: '{step}: {count} students', more: 'and {count} more' },
}

type Row = {
  id: string
  internshipId: string
  workflowPhaseId: string | null
  name: string
  nameEn: string
  dueOn: string
  isOwn: boolean
  student: string
  changedAt: Date
}

/**
 * The last days of steps that are not done: a student and a host those that they do themselves, a mentor all of their students,
 * a school those that it does. Many students at one step are one entry.
 */
export const stepDeadlines = calendarSource('step', async ({ tx, me, locale, today }) => {
  const params = new Params()
  const isOwn = compile(own(me), 'i', params)
  const isHost = compile(hostAgreed(me), 'i', params)
  const isMentor = compile(ownStudents(me), 'i', params)
  const isSchool = compile({ schoolId: me.adminOf('School') }, 'i', params)
  if ([isOwn, isHost, isMentor, isSchool].every((each) => each === false)) return []
  const now = `${params.add(today)}::date`
  const rows = await tx.rows<Row>(
    `select p.id, p.internship_id as "internshipId", p.workflow_phase_id as "workflowPhaseId", p.name, p.name_en as "nameEn",
       p.due_on::text as "dueOn", ${isOwn} as "isOwn", p.moved_at as "changedAt",
       concat_ws(' ', u.first_name, u.infix, u.last_name) as student
     from internship_phases p join internships i on i.id = p.internship_id join users u on u.id = i.student_id
     where p.removed_at is null and p.status <> all(${params.own([...donePhases])})
       and i.status = any(${params.own(['proposed', ...placedStatuses])}) and p.due_on between ${now} - 14 and ${now} + 400
       and ((p.actor = 'student' and p.status <> 'submitted' and ${isOwn} and not ${isToldElsewhere('p')}) or (p.actor = 'host' and ${isHost})
         or ${isMentor} or (p.actor = 'school' and ${isSchool}))
     order by p.due_on, u.first_name, u.last_name, p.id limit ${MOST}`,
    params.values,
  )
  const groups = Map.groupBy(rows, ({ isOwn: alone, id, dueOn, workflowPhaseId }) =>
    alone || !workflowPhaseId ? id : `${workflowPhaseId}-${dueOn}`,
  )
  return [...groups].map(([key, steps]) => entryOf(key, steps, locale))
})

function entryOf(key: string, steps: Row[], locale: Locale): CalendarEntry {
  const [first] = steps as [Row, ...Row[]]
  const said = words[locale]
  const word = first.isOwn ? said.own : steps.length === 1 ? said.one : said.many
  const step = locale === 'en' && first.nameEn ? first.nameEn : first.name
  const names = steps.slice(0, NAMED).map(({ student }) => student)
  if (steps.length > NAMED) names.push(said.more.replace('{count}', String(steps.length - NAMED)))
  return {
    key,
    title: word.replace('{step}', step).replace('{student}', first.student).replace('{count}', String(steps.length)),
    when: { firstDay: first.dueOn },
    changedAt: new Date(Math.max(...steps.map(({ changedAt }) => changedAt.getTime()))),
    path: steps.length === 1 ? `/internships/${first.internshipId}` : '/stagevoortgang',
    ...(steps.length > 1 ? { note: names.join('\n') } : {}),
  }
}
