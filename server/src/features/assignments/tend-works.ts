import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews } from '#events/tell.ts'
import type { Account } from '#features/mentorships/who-looks-after.ts'
import { workDueSoon } from '#protocol/features/assignments.ts'
import { assignmentMails } from './assignments.mails.ts'
import { assignmentNews } from './assignments.news.ts'

const SLICE = 500
/** So many days before its day a student is reminded, once. */
const REMIND_DAYS = 2

async function remindSome(tx: Tx): Promise<number> {
  const due = await tx.rows<{ id: string; assignmentId: string; studentId: string; dueOn: string }>(
    `update assignment_works w set reminded_for = w.due_on where w.id in (select w.id from assignment_works w
       join assignments a on a.id = w.assignment_id and a.status = 'published'
       where w.status in ('todo', 'returned') and w.due_on between today_nl() and today_nl() + ${REMIND_DAYS}
         and w.reminded_for is distinct from w.due_on and w.created_at < now() - interval '1 day'
       order by w.id limit ${SLICE})
     returning w.id, w.assignment_id as "assignmentId", w.student_id as "studentId", w.due_on::text as "dueOn"`,
  )
  for (const { id, assignmentId, studentId, dueOn } of due)
    tx.emit(workDueSoon, { workId: id, assignmentId, dueOn }, { type: 'users', id: studentId })
  return due.length
}

/** Early, before school begins. */
export const remindWorks = job(
  'remindWorks',
  async ({ site, road }) => {
    while ((await road.inTenant(site, remindSome)) === SLICE);
    await road.inTenant(site, (tx) =>
      tx.run(`delete from assignment_links where expires_at < now() - interval '30 days'`),
    )
  },
  '10 5 * * *',
)

type Waiting = Account & { works: string[]; count: number; day: string }
/** What was handed in since the mail before, by whoever looks after the student: a mentor, or else the school. */
const handedIn = `with fresh as (select w.*, a.title from assignment_works w join assignments a on a.id = w.assignment_id
    where w.status = 'handed_in' and w.handed_in_at > now() - make_interval(hours => case when extract(isodow from today_nl()) = 1 then 72 else 24 end)),
  readers as (select f.id, m.mentor_id as reader_id from fresh f join mentored_students m on m.student_id = f.student_id
    union select f.id, r.user_id from fresh f join roles r on r.organization_id = f.school_id and r.name = 'admin'
      where not exists (select from mentored_students m where m.student_id = f.student_id))
  select u.id, u.email, u.locale, u.first_name as "firstName", count(*)::int as count, today_nl()::text as day,
    (array_agg(concat_ws(' ', s.first_name, s.infix, s.last_name) || ': ' || f.title order by s.last_name, f.id))[1:20] as works
  from readers r join fresh f on f.id = r.id join users s on s.id = f.student_id
    join users u on u.id = r.reader_id and u.status = 'active'
  group by u.tenant_id, u.id order by u.id`

/** One mail at the end of a day of school, however many handed in. */
export const mailHandedIn = job(
  'mailHandedIn',
  async ({ site, road }) => {
    await road.inTenant(site, async (tx) => {
      for (const { works, count, day, ...to } of await tx.rows<Waiting>(handedIn))
        await mailNews(tx, assignmentNews.workHandedIn, {
          mail: assignmentMails.workToReview,
          key: `${to.id}:${day}`,
          to,
          values: { count: String(count), works: works.join('\n') },
          link: '/opdrachten/beheer',
        })
    })
  },
  '0 15 * * 1-5',
)
