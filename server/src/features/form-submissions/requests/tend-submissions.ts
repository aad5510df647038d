import { job } from '#engine/feature.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { submissionLife, submissionReminded } from '#protocol/features/form-submissions.ts'
import { standStep } from './step-of-submission.ts'

const SLICE = 200
/** Whoever did not fill it in is asked again three days before the day and after it, a few times. */
const REMIND_DAYS = 3
const REMINDERS = 4
/** Late is allowed, but not for ever. */
const LATE_DAYS = 60
/** What somebody began by a public link and left. */
const LEFT_DAYS = 7
const KEPT_DAYS = 60

/** Nobody fills it in any more: the form closed, the internship ended early, or the day passed long ago. */
async function expire(tx: Tx): Promise<number> {
  const over = sqlCondition(
    (t) => `${t}.work_id is null and (${t}.due_on < today_nl() - ${LATE_DAYS}
      or exists (select from forms f where f.id = ${t}.form_id and f.closes_on < today_nl())
      or exists (select from internships i where i.id = ${t}.internship_id and i.status in ('stopped', 'refused')))`,
  )
  const ended = await tx.moveAll(submissionLife.expire, over, {
    tell: ({ id, formId }) => ({ formId, submissionId: id }),
    limit: SLICE,
  })
  for (const each of ended) await standStep(tx, each, null)
  return ended.length
}

/** The same mail as by hand, and counted with those: nobody gets two on one day. */
async function remind(tx: Tx): Promise<number> {
  const late = await tx.rows<{ submissionId: string; formId: string }>(
    `with late as (select s.id from form_submissions s
       where s.status in ('requested', 'in_progress', 'returned') and s.role <> 'other' and s.reminders < $1
         and s.due_on <= today_nl() + $2::int and s.created_at < now() - interval '1 day'
         and coalesce((s.reminded_at at time zone 'Europe/Amsterdam')::date <= today_nl() - $2::int, true)
       order by s.id limit ${SLICE} for no key update skip locked)
     update form_submissions s set reminded_at = now(), reminders = s.reminders + 1 from late where s.id = late.id
     returning s.id as "submissionId", s.form_id as "formId"`,
    [REMINDERS, REMIND_DAYS],
  )
  for (const told of late) tx.emit(submissionReminded, told, { type: 'formSubmissions', id: told.submissionId })
  return late.length
}

/** Early in the morning, before a day of work begins. */
export const tendSubmissions = job(
  'tendSubmissions',
  async ({ site, road }) => {
    if (!site.flags.evaluationForms) return
    for (const step of [expire, remind]) {
      let done = SLICE
      while (done === SLICE) done = await road.inTenant(site, step)
    }
    await road.inTenant(site, async (tx) => {
      await tx.run(
        `delete from form_submissions where role = 'other' and status = 'in_progress' and submitted_at is null
           and greatest(created_at, saved_at) < now() - make_interval(days => $1)`,
        [LEFT_DAYS],
      )
      // What was sent and then left out again.
      await tx.run(
        `delete from form_files a using form_submissions s where s.id = a.submission_id and a.created_at < now() - interval '2 days'
           and strpos(s.answers::text, a.file_id::text) = 0 and not exists (select from form_submission_turns t
             where t.submission_id = s.id and strpos(t.answers::text, a.file_id::text) > 0)
             and not exists (select from work_versions v where v.work_id = s.work_id and strpos(v.answers::text, a.file_id::text) > 0)`,
      )
      await tx.run(`delete from form_links where expires_at < now() - make_interval(days => $1)`, [KEPT_DAYS])
    })
  },
  '20 6 * * *',
)
