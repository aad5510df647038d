import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { reviews } from '#features/assignments/assignments.policy.ts'
import { buildsForms, keepsForm } from '#features/forms/forms.policy.ts'
import { decides, hostAgreed, own } from '#features/internships/internships.policy.ts'
import { type formSubmissions, openSubmissions } from '#protocol/features/form-submissions.ts'

type Rule = Condition<'form_submissions'>
const ofForm = (form: Condition<'forms'>): Rule => existsIn('forms', 'id', 'formId', form)
const ofInternship = (internship: Condition<'internships'>): Rule =>
  existsIn('internships', 'id', 'internshipId', internship)

/** About a student whom they look after; what a host asks its interns is between them. */
const ofOwnStudents = (me: Me): Rule =>
  me.staffOf().length === 0
    ? false
    : allOf(
        ofForm(existsIn('organizations', 'id', 'organizationId', { type: ['School', 'VolunteerCenter'] })),
        ofInternship(decides(me)),
      )
/** What is about a student stays with the school: a centre sees numbers. */
const ofOwnHouse = (me: Me): Rule =>
  anyOf(
    ofForm({ organizationId: me.adminOf('School', 'NonProfit', 'Provider') }),
    allOf({ schoolId: null }, ofForm({ organizationId: me.adminOf('VolunteerCenter') })),
  )

/** The house whose form it is, and the mentor of whom it is about; who made a form reads what came by its public link. */
export const handles = (me: Me): Rule =>
  anyOf(
    ofOwnHouse(me),
    ofOwnStudents(me),
    existsIn('assignment_works', 'id', 'workId', reviews(me)),
    allOf({ internshipId: null, workId: null }, ofForm(keepsForm(me))),
  )
/** What goes with work is agreed with, sent back and given more time as the work is. */
const onItsOwn: Rule = { workId: null }
const keeps = (me: Me): Rule => allOf(onItsOwn, handles(me))
/** Nobody agrees with what they wrote themselves. */
const judges = (me: Me): Rule => allOf(not({ respondentId: me.self }), keeps(me))

/** The rubric of a review is filled in beside the work, and nowhere else. */
const isNoReview: Rule = { workVersionId: null }
/** Whose turn it is with an account. A colleague may stand in for a mentor or at the host. */
export const answers = (me: Me): Rule =>
  allOf(
    isNoReview,
    anyOf(
      { respondentId: me.self },
      allOf({ role: 'mentor' }, ofInternship(decides(me))),
      allOf({ role: 'host' }, ofInternship(hostAgreed(me))),
    ),
  )

/** A student reads what host and mentor wrote about them once the school has agreed to it. */
const aboutMe = (me: Me): Rule =>
  anyOf(
    allOf({ status: 'accepted', studentId: me.self }, ofInternship(own(me))),
    allOf({ status: ['submitted', 'accepted'], studentId: me.isStudent ? me.self : [] }, not(isNoReview)),
  )
export const readsSubmission = (me: Me): Rule => anyOf(me.isOperator, handles(me), answers(me), aboutMe(me))

const toAnswer = (me: Me): Rule => allOf({ status: [...openSubmissions] }, answers(me))
/** What students and hosts hand in is looked at; what came by a public link is not. */
const toJudge = (me: Me): Rule => allOf({ status: 'submitted', role: ['student', 'host'] }, judges(me))
export const waitsForMe = (me: Me): Rule => anyOf(toAnswer(me), toJudge(me))
export const isLate: Rule = allOf<'form_submissions'>(
  { status: [...openSubmissions] },
  sqlCondition((t) => `${t}.due_on < today_nl()`),
)

export const submissionPolicy = {
  read: readsSubmission,
  showSubmission: readsSubmission,
  returnSubmission: judges,
  acceptSubmission: judges,
  undoAcceptSubmission: judges,
  withdrawSubmission: keeps,
  extendSubmission: keeps,
} satisfies Policy<
  typeof formSubmissions,
  | 'showSubmission'
  | 'returnSubmission'
  | 'acceptSubmission'
  | 'undoAcceptSubmission'
  | 'withdrawSubmission'
  | 'extendSubmission'
>

/** Whom one may ask: staff about their students, a host its own interns. */
export const mayAsk = (me: Me): Condition<'internships'> => anyOf(decides(me), hostAgreed(me))

export const submissionAbilities = [
  /** There is a list of forms for anybody who can be asked. */
  ability('answerForms', (me) => me.id !== null),
  ability('followForms', (me) => me.isOperator || buildsForms(me)),
]
