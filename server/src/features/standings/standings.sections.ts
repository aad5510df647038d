import { compile, Params } from '#engine/judging/condition.ts'
import { periodicSection } from '#engine/periodic-section.ts'
import { counts } from '#features/internships/student-stages.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import { blockLeadsTo, blockSentence } from '#protocol/blocks/block-sentence.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'
import { isTurnOf } from './whose-turn.ts'

/** So long nothing moved, although it was their turn. */
const QUIET_DAYS = 14
const NAMED = 5

type Standing = {
  block: string
  up: string
  isMine: boolean
  phase: string | null
  phaseEn: string | null
  startDate: string | null
  internshipId: string | null
  applicationId: string | null
}
type Quiet = { id: string; name: string; days: number; total: number }
const words = {
  nl: { quiet: '{name}: {n} dagen stil', more: 'en nog {n}' },
  en: { quiet: '{name}: nothing for {n} days', more: 'and {n} more' },
}

export const standingSections = [
  /** The same sentence as on every screen. */
  periodicSection('block', {
    kind: 'turn',
    title: { nl: 'Wat er nu nodig is', en: 'What is needed now' },
    isFor: (me) => me.isStudent,
    lines: async ({ me, read, locale }) => {
      const params = new Params()
      const self = params.add(me.id)
      const [found] = await read<Standing>({
        text: `select s.block, s.up, ${isTurnOf(me, params.add)} as "isMine", s.internship_id as "internshipId",
            s.application_id as "applicationId", p.name as phase, p.name_en as "phaseEn", i.start_date::text as "startDate"
          from student_standings b join student_standings s on s.student_id = b.student_id and s.about_id = b.about_id
          left join internships i on i.id = s.internship_id left join internship_phases p on p.id = i.current_phase_id
          where b.student_id = ${self} and b.about_id = b.school_id and b.school_id = any(${params.add(me.studentOf())}::uuid[])
            and b.stage < 5 order by b.is_student desc limit 1`,
        values: params.values,
      })
      if (!found) return []
      const phase = (locale === 'en' ? found.phaseEn || found.phase : found.phase) ?? ''
      const date = found.startDate ? weekdayText(found.startDate, locale) : ''
      const { block, up, isMine: isYou } = found
      const about = {
        internshipId: found.internshipId ?? '',
        studentId: me.requireId(),
        phase,
        applicationId: found.applicationId,
      }
      return [{ text: blockSentence({ block, up, locale, phase, date, isYou }), path: blockLeadsTo(block, about) }]
    },
  }),
  periodicSection('quiet', {
    kind: 'state',
    title: { nl: 'Al twee weken stil', en: 'Nothing for two weeks' },
    isFor: (me) => me.mentorOf().length > 0,
    lines: async ({ me, read, locale }) => {
      const params = new Params()
      const mentored = compile(mentoredBy(me, 'studentId'), 's', params)
      if (mentored === false) return []
      const rows = await read<Quiet>({
        text: `select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name,
            today_nl() - (s.up_since at time zone 'Europe/Amsterdam')::date as days, count(*) over ()::int as total
          from student_standings s join users u on u.id = s.student_id
          where ${mentored} and s.about_id = s.school_id and s.school_id = any(${params.add(me.mentorOf())}::uuid[])
            and ${counts('s')} and s.up = 'student' and s.stage < 5 and s.up_since < now() - interval '${QUIET_DAYS} days'
          order by s.up_since, u.id limit ${NAMED}`,
        values: params.values,
      })
      const said = words[locale]
      const lines = rows.map(({ id, name, days }) => ({
        text: said.quiet.replace('{name}', name).replace('{n}', String(days)),
        path: `/users/${id}`,
      }))
      const rest = (rows[0]?.total ?? 0) - rows.length
      return rest > 0 ? [...lines, { text: said.more.replace('{n}', String(rest)), path: '/users?late=true' }] : lines
    },
  }),
]
