import { allOf, existsIn } from '#engine/judging/condition.ts'
import { type EventRow, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { type Account, mentorsOf } from '#features/mentorships/who-looks-after.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { type Both, inLanguage } from '#protocol/features/forms/content.ts'
import { studentJoinedGroup } from '#protocol/features/groups.ts'
import { internshipReady } from '#protocol/features/internships.ts'
import { phaseReopened } from '#protocol/features/phases.ts'
import { assignmentMails } from './assignments.mails.ts'
import { assignmentNews } from './assignments.news.ts'
import { scoreOfWork, takeRubricBack } from './forms/rubric.ts'
import { giveWorks } from './give-works.ts'
import { settleWorks } from './settle-works.ts'
import { mailWaiting, markAsked } from './supervisor/ask-supervisor.ts'
import { dropReview, undecided } from './work/review-work.ts'
import { dueText, formText, resultText } from './work-words.ts'

type Told = {
  id: string
  assignmentId: string
  studentId: string
  schoolId: string
  status: string
  assignmentStatus: string
  supervisor: string
  title: string
  student: string
  dueOn: string | null
  note: string | null
  mark: string | null
  level: string | null
  feedback: string | null
  /** What its form is called, in both languages. */
  form: Both | null
  askedEmail: string | null
  decidedBy: string | null
}
const workOf = (tx: Tx, id: string) =>
  tx.row<Told>(
    `select w.id, w.assignment_id as "assignmentId", w.student_id as "studentId", w.school_id as "schoolId", w.status,
       a.status as "assignmentStatus", a.supervisor, a.title, concat_ws(' ', u.first_name, u.infix, u.last_name) as student,
       w.due_on::text as "dueOn", w.note, w.mark::text as mark, w.level, w.asked_email as "askedEmail",
       coalesce((select concat_ws(' ', d.first_name, d.infix, d.last_name) from users d where d.id = w.decided_by_id), w.decided_name) as "decidedBy",
       (select r.text from work_reviews r where r.work_id = w.id and r.kind = 'accepted' order by r.created_at desc limit 1) as feedback,
       (select v.content -> 'title' from forms f join form_versions v on v.form_id = f.id and v.number = f.published_version
         where f.id = a.form_id and f.status = 'published') as form
     from assignment_works w join assignments a on a.id = w.assignment_id join users u on u.id = w.student_id where w.id = $1`,
    [id],
  )

const theStudent = (tx: Tx, { studentId }: Told) =>
  tx.rows<Account>(
    `select id, email, locale, first_name as "firstName" from users where id = $1 and status = 'active'`,
    [studentId],
  )
const ownPage = ({ id }: Told) => `/opdrachten/${id}`
const desk = ({ assignmentId, id }: Told) => `/opdrachten/beheer/${assignmentId}?werk=${id}`

type News = 'workGiven' | 'workDueSoon' | 'workReturned' | 'workAccepted'
async function tellStudent(
  tx: Tx,
  event: EventRow,
  work: Told,
  kind: News,
  values: (locale: Locale) => Record<string, string>,
) {
  const { title } = work
  for (const to of await theStudent(tx, work)) {
    const line = { detail: title, path: ownPage(work) }
    const said = { title, ...values(to.locale) }
    await tell(tx, assignmentNews[kind], { event, to, ...line, mail: assignmentMails[kind], values: said })
  }
}

/** After a minute, in which it can be taken back. */
const tellGiven = on('tellWorkGiven', protocol.workGiven, async ({ event, tx }) => {
  const work = await workOf(tx, event.workId)
  if (work?.status !== 'todo' || work.assignmentStatus !== 'published') return
  await tellStudent(tx, event, work, 'workGiven', (locale) => ({
    due: [dueText(work.dueOn, locale), formText(work.form && inLanguage(work.form, locale), locale)]
      .filter(Boolean)
      .join('\n'),
  }))
})

const tellDueSoon = on('tellWorkDueSoon', protocol.workDueSoon, async ({ event, tx }) => {
  const work = await workOf(tx, event.workId)
  if (!work || work.status === 'handed_in' || work.status === 'accepted') return
  await tellStudent(tx, event, work, 'workDueSoon', (locale) => ({ due: dueText(event.dueOn, locale) }))
})

const tellReturned = on(
  'tellWorkReturned',
  protocol.workReturned,
  async ({ event, tx }) => {
    const work = await workOf(tx, event.workId)
    if (work?.status !== 'returned') return
    const values = { who: work.decidedBy ?? '', reason: work.note ?? '' }
    await tellStudent(tx, event, work, 'workReturned', () => values)
  },
  protocol.workReturnUndone,
)

const tellAccepted = on(
  'tellWorkAccepted',
  protocol.workAccepted,
  async ({ event, tx }) => {
    const work = await workOf(tx, event.workId)
    if (work?.status !== 'accepted') return
    const score = await scoreOfWork(tx, work.id)
    await tellStudent(tx, event, work, 'workAccepted', (locale) => ({
      who: work.decidedBy ?? '',
      result: resultText({ ...work, score }, locale),
      feedback: work.feedback ?? '',
    }))
  },
  protocol.workAcceptUndone,
)

/** Once until it is read for each assignment: a whole class hands in on one evening. The mail of the day tells the rest. */
const tellHandedIn = on(
  'tellWorkHandedIn',
  protocol.workHandedIn,
  async ({ event, tx }) => {
    const work = await workOf(tx, event.workId)
    if (work?.status !== 'handed_in') return
    for (const to of await mentorsOf(tx, work)) {
      const told = await tx.row(
        `select 1 from notifications where user_id = $1 and kind = 'workHandedIn' and path like $2 and read_at is null`,
        [to.id, `/opdrachten/beheer/${work.assignmentId}?%`],
      )
      if (!told)
        await tell(tx, assignmentNews.workHandedIn, {
          event,
          to,
          detail: `${work.student}: ${work.title}`,
          path: desk(work),
        })
    }
  },
  protocol.workRecalled,
)

/** Where the assignment asks for it, the practical supervisor is asked each time that something new is handed in. */
const askWhoGuides = on(
  'askWhoGuides',
  protocol.workHandedIn,
  async ({ event, tx }) => {
    const work = await workOf(tx, event.workId)
    if (work?.status !== 'handed_in' || work.supervisor === 'none') return
    const to = await markAsked(tx, work.id)
    if (to) await mailWaiting(tx, to)
  },
  protocol.workRecalled,
)
const mailAsked = on('mailWorkAsked', protocol.workAsked, async ({ event, tx }) => {
  const to = await markAsked(tx, event.workId)
  if (to) await mailWaiting(tx, to, `${event.id}:`)
})

/** What the supervisor thinks is for who decides. */
const tellReviewed = on('tellWorkReviewed', protocol.workReviewed, async ({ event, tx }) => {
  const work = await workOf(tx, event.workId)
  if (!work) return
  const line = { detail: `${work.student}: ${work.title}`, path: desk(work) }
  for (const to of await mentorsOf(tx, work)) await tell(tx, assignmentNews.workReviewed, { event, to, ...line })
})

/** Who comes into a class later, or finds a place, gets what the others have. */
const giveToNewcomer = on('giveWorksToNewcomer', studentJoinedGroup, async ({ event, tx }) => {
  await giveWorks(tx, { studentId: event.subjectId })
})
const giveToPlaced = on('giveWorksToPlaced', internshipReady, async ({ event, tx }) => {
  await giveWorks(tx, { studentId: event.studentId })
})

/** The school opened a step again that accepted work had done: that work waits for it once more. */
const reviewAgain = on('reviewWorkOfReopened', phaseReopened, async ({ event: { phaseId, internshipId }, tx }) => {
  const step = await tx.row<{ at: string }>(
    `select workflow_phase_id as at from internship_phases where id = $1 and kind = 'assignment' and status in ('open', 'submitted')
       and stand = 'accepted' and removed_at is null and not by_hand`,
    [phaseId],
  )
  if (!step) return
  const atStep = allOf<'assignment_works'>(
    { internshipId },
    existsIn('assignments', 'id', 'assignmentId', { workflowPhaseId: step.at }),
  )
  const back = await tx.moveAll(protocol.workLife.undoAccept, atStep, {
    set: undecided,
    tell: ({ id, assignmentId }) => ({ workId: id, assignmentId }),
  })
  for (const { id } of back) {
    await dropReview(tx, id, 'accepted')
    await takeRubricBack(tx, id)
  }
  await settleWorks(tx, [internshipId])
})

export const assignmentReactions = [
  reviewAgain,
  tellGiven,
  tellDueSoon,
  tellReturned,
  tellAccepted,
  tellHandedIn,
  askWhoGuides,
  mailAsked,
  tellReviewed,
  giveToNewcomer,
  giveToPlaced,
]
