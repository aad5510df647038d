import { feature } from '#engine/feature.ts'
import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { studentName } from '#features/internships/student-name.ts'
import { absenceLife, absenceReasons, absences } from '#protocol/features/absences.ts'
import { absenceMails } from './absences.mails.ts'
import { absenceNews } from './absences.news.ts'
import { absencesPersonal } from './absences.personal.ts'
import { absenceAbilities, absencePolicy, absenceReasonPolicy } from './absences.policy.ts'
import { absenceReactions } from './absences.reactions.ts'
import { cancelAbsence, endAbsence, forgetNotes } from './end-absence.ts'
import { reportAbsence } from './report-absence.ts'

/** Whether a day lies in it. One that was taken back has no days. */
const holds = (t: string, day: string) =>
  `(${t}.status <> 'cancelled' and ${t}.first_day <= ${day} and coalesce(${t}.last_day >= ${day}, true))`
const times = {
  today: (t: string) => holds(t, 'today_nl()'),
  ahead: (t: string) => `(${t}.status <> 'cancelled' and coalesce(${t}.last_day >= today_nl(), true))`,
  past: (t: string) => `(${t}.status <> 'cancelled' and ${t}.last_day < today_nl())`,
}

export const absencesFeature = feature({
  abilities: absenceAbilities,
  resources: [
    serve(absences, {
      table: 'absences',
      policy: absencePolicy,
      scopes: ({ onDay, when }) =>
        allOf(
          onDay === undefined || sqlCondition((t, add) => holds(t, `${add(onDay)}::date`)),
          when === undefined || sqlCondition(times[when]),
        ),
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
      expressions: {
        studentName: (t) => `(select ${studentName('i')} from internships i where i.id = ${t}.internship_id)`,
        hostName: (t) =>
          `(select coalesce(o.name, i.organization_name, i.title) from internships i
            left join organizations o on o.id = i.organization_id where i.id = ${t}.internship_id)`,
      },
    }),
    serve(absenceReasons, {
      table: 'absences',
      policy: absenceReasonPolicy,
      expressions: {
        reporterName: (t) =>
          `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.reported_by_id)`,
      },
    }),
  ],
  commands: [reportAbsence, endAbsence, cancelAbsence],
  lifecycles: [absenceLife],
  reactions: absenceReactions,
  jobs: [forgetNotes],
  mails: absenceMails,
  news: absenceNews,
  activities: { absences: ['absence'] },
  personal: absencesPersonal,
})
