import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import { blockLeadsTo, blockSentence } from '#protocol/blocks/block-sentence.ts'
import { turnReminded } from '#protocol/features/standings.ts'
import { standingMails } from './standings.mails.ts'
import { standingNews } from './standings.news.ts'
import { type Waiting, whoIsReached } from './who-is-reached.ts'

type Reminded = Waiting & {
  student: string
  reminder: string
  phase: string | null
  phaseEn: string | null
  place: string | null
  startDate: string | null
}

/** The same sentence as on every screen, to whoever is up. What was done in the meantime is not asked for any more. */
export const tellTurn = on('tellTurn', turnReminded, async ({ event, tx }) => {
  const found = await tx.row<Reminded>(
    `select r.student_id as "studentId", s.school_id as "schoolId", s.block, s.up, s.internship_id as "internshipId",
       s.application_id as "applicationId", concat_ws(' ', t.first_name, t.infix, t.last_name) as student,
       concat_ws(' ', m.first_name, m.infix, m.last_name) as reminder, p.name as phase, p.name_en as "phaseEn",
       coalesce(h.name, i.organization_name) as place, i.start_date::text as "startDate"
     from turn_reminders r join users t on t.id = r.student_id
     join student_standings s on s.student_id = r.student_id and s.about_id = s.school_id and s.block = r.block and s.up = r.up
     left join users m on m.id = r.reminded_by_id left join internships i on i.id = s.internship_id
     left join internship_phases p on p.id = i.current_phase_id left join organizations h on h.id = i.organization_id
     where r.id = $1 order by s.is_student desc limit 1`,
    [event.reminderId],
  )
  if (!found) return
  const { studentId, internshipId, applicationId, student, reminder, place } = found
  for (const to of await whoIsReached(tx, found)) {
    const phase = (to.locale === 'nl' ? found.phase : found.phaseEn) ?? ''
    const date = found.startDate ?? ''
    const sentence = blockSentence({ block: found.block, up: found.up, locale: to.locale, phase, date, isYou: true })
    const path = blockLeadsTo(found.block, { internshipId: internshipId ?? '', studentId, phase, applicationId })
    const own = to.id === studentId
    const kind = own ? 'ownTurnReminded' : 'turnReminded'
    await tell(tx, standingNews[kind], {
      event,
      to,
      detail: own ? sentence : `${student}: ${sentence}`,
      path,
      mail: standingMails[kind],
      values: { sentence, student, reminder, place: place ?? '' },
    })
  }
})
