import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { hostAgreed, worksAtHost } from '#features/internships/internships.policy.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type {
  assignmentFiles,
  assignments,
  assignmentWorks,
  workReviews,
  workVersions,
} from '#protocol/features/assignments.ts'

type OfWork = Condition<'assignment_works'>

/** One's own; nobody judges their own work. */
const own = (me: Me): OfWork => ({ studentId: me.isStudent ? me.self : [] })
/** The school sees all, a mentor those of the students that they look after. */
export const reviews = (me: Me): OfWork =>
  allOf(
    not({ studentId: me.self }),
    anyOf({ schoolId: me.adminOf('School') }, allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'studentId'))),
  )

/** What a host knew of somebody it may see for so long after the last day. */
const notLongOver = sqlCondition((t) => `coalesce(${t}.end_date + 30 >= today_nl(), true)`)
/** Where somebody works, only what one was asked about. */
export const askedAtHost = (me: Me): OfWork =>
  allOf(
    not({ askedAt: null }),
    not({ studentId: me.self }),
    existsIn('internships', 'id', 'internshipId', allOf(hostAgreed(me), notLongOver)),
  )
/** Nobody there said anything about the version that was handed in last. */
const isUnsaid: OfWork = sqlCondition(
  (t) => `not exists (select from work_reviews r join work_versions v on v.id = r.version_id
    where r.work_id = ${t}.id and r.side = 'supervisor' and v.number = ${t}.version_count)`,
)
export const waitsAtHost = (me: Me): OfWork => allOf({ status: 'handed_in' }, askedAtHost(me), isUnsaid)

const readsWork = (me: Me): OfWork => anyOf(me.isOperator, own(me), reviews(me), askedAtHost(me))

export const workPolicy = {
  read: readsWork,
  handInWork: own,
  recallWork: own,
  beginWorkForm: own,
  showWorkForms: readsWork,
  returnWork: reviews,
  undoReturnWork: reviews,
  acceptWork: reviews,
  undoAcceptWork: reviews,
  extendWork: reviews,
  askSupervisor: reviews,
  giveOpinion: askedAtHost,
  takeOpinionBack: askedAtHost,
} satisfies Policy<
  typeof assignmentWorks,
  | 'handInWork'
  | 'recallWork'
  | 'beginWorkForm'
  | 'showWorkForms'
  | 'returnWork'
  | 'undoReturnWork'
  | 'acceptWork'
  | 'undoAcceptWork'
  | 'extendWork'
  | 'askSupervisor'
  | 'giveOpinion'
  | 'takeOpinionBack'
>

/** A mentor keeps what they made; the school keeps all of its assignments. */
const keeps = (me: Me): Condition<'assignments'> =>
  anyOf({ schoolId: me.adminOf('School') }, allOf({ schoolId: me.mentorOf() }, { createdById: me.self }))

export const assignmentPolicy = {
  read: (me) => anyOf(me.isOperator, keeps(me), existsIn('assignment_works', 'assignmentId', 'id', readsWork(me))),
  changeAssignment: keeps,
  removeAssignment: keeps,
  publishAssignment: keeps,
  unpublishAssignment: keeps,
  closeAssignment: keeps,
  reopenAssignment: keeps,
} satisfies Policy<
  typeof assignments,
  | 'changeAssignment'
  | 'removeAssignment'
  | 'publishAssignment'
  | 'unpublishAssignment'
  | 'closeAssignment'
  | 'reopenAssignment'
>

export const versionPolicy = {
  read: (me) => existsIn('assignment_works', 'id', 'workId', readsWork(me)),
} satisfies Policy<typeof workVersions>
export const reviewPolicy = {
  read: (me) => existsIn('assignment_works', 'id', 'workId', readsWork(me)),
} satisfies Policy<typeof workReviews>
export const filePolicy = {
  read: (me) =>
    anyOf(
      existsIn('assignment_works', 'id', 'workId', readsWork(me)),
      existsIn('assignments', 'id', 'assignmentId', assignmentPolicy.read(me)),
    ),
} satisfies Policy<typeof assignmentFiles>

export const mayMake = (me: Me): boolean => me.staffOf().length > 0
export const maySend = (me: Me): boolean => me.isStudent || mayMake(me)

export const assignmentAbilities = [
  ability('keepAssignments', mayMake),
  ability('doAssignments', (me) => me.isStudent),
  ability('lookAtWork', worksAtHost),
]
