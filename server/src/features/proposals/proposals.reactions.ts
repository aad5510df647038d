import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { vacancyProposed } from '#protocol/features/proposals.ts'
import { proposalMails } from './proposals.mails.ts'
import { proposalNews } from './proposals.news.ts'

export const tellProposed = on('tellProposed', vacancyProposed, async ({ event, tx }) => {
  const { vacancyId, studentId } = event
  const found = await tx.row<
    Recipient & Record<'title' | 'organization' | 'proposer', string> & { note: string | null }
  >(
    `select u.id, u.email, u.locale, u.first_name as "firstName", p.note, v.title, o.name as organization,
       concat_ws(' ', m.first_name, m.infix, m.last_name) as proposer
     from vacancy_proposals p join users u on u.id = p.student_id join vacancies v on v.id = p.vacancy_id
     join organizations o on o.id = v.organization_id left join users m on m.id = p.proposed_by_id
     where p.vacancy_id = $1 and p.student_id = $2 and p.status = 'open' and v.status = 'published'
       and u.status = 'active'`,
    [vacancyId, studentId],
  )
  if (!found) return
  const { title, organization, proposer, note, ...to } = found
  const values = { title, organization, proposer, note: note ?? '' }
  const path = `/stagebank/${vacancyId}`
  const mail = proposalMails.vacancyProposed
  await tell(tx, proposalNews.vacancyProposed, { event, to, detail: proposer, path, mail, values })
})
