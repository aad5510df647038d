import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { decides, hostAgreed, ofSchool, own as ownInternship } from '#features/internships/internships.policy.ts'
import type { hourBreaches, hourEntries, hourTotals } from '#protocol/features/hours.ts'

const of = (internship: Condition<'internships'>): Condition<'hour_entries'> =>
  existsIn('internships', 'id', 'internshipId', internship)
const own = (me: Me): Condition<'hour_entries'> => of(ownInternship(me))
/** Nobody agrees with their own hours. */
const notOwn = (me: Me): Condition<'hour_entries'> => not({ studentId: me.self })

/** Where somebody works, one knows best; the school answers in its place, and says why. */
export const confirmsAsHost = (me: Me): Condition<'hour_entries'> => allOf(notOwn(me), of(hostAgreed(me)))
export const confirmsAsSchool = (me: Me): Condition<'hour_entries'> => allOf(notOwn(me), of(decides(me)))
const confirms = (me: Me): Condition<'hour_entries'> => anyOf(confirmsAsHost(me), confirmsAsSchool(me))
/** What one said oneself one may take back; the school also what was said by a code that anybody could have scanned. */
export const decidedSelf = (me: Me): Condition<'hour_entries'> =>
  anyOf(allOf({ decidedById: me.self }, confirms(me)), allOf({ decidedVia: 'code' }, confirmsAsSchool(me)))

const isAdmin = (me: Me): Condition<'internships'> => ({ schoolId: me.adminOf('School') })

export const hourPolicy = {
  // What somebody only wrote down is not for the host.
  read: (me) => anyOf(me.isOperator, own(me), of(ofSchool(me)), allOf(not({ status: 'draft' }), of(hostAgreed(me)))),
  changeHours: own,
  removeHours: own,
  setHourPhoto: own,
  removeHourPhoto: own,
  recallHours: own,
  agreeHours: (me) => allOf(not({ otherMinutes: null }), own(me)),
  rejectHours: confirms,
  undoHourRejection: decidedSelf,
  unlockHours: (me) => allOf(notOwn(me), of(isAdmin(me))),
} satisfies Policy<
  typeof hourEntries,
  | 'changeHours'
  | 'removeHours'
  | 'setHourPhoto'
  | 'removeHourPhoto'
  | 'recallHours'
  | 'agreeHours'
  | 'rejectHours'
  | 'undoHourRejection'
  | 'unlockHours'
>

/** They tell how old somebody is, which a host does not need. */
export const hourBreachPolicy = {
  read: (me) => anyOf(me.isOperator, own(me), of(ofSchool(me))),
} satisfies Policy<typeof hourBreaches>

export const hourTotalPolicy = {
  read: (me) => anyOf(me.isOperator, ofSchool(me), ownInternship(me), hostAgreed(me)),
  creditHours: decides,
  enterPaperSheet: decides,
  stateHours: hostAgreed,
  showHourCode: ownInternship,
  remindHost: (me) => anyOf(ownInternship(me), decides(me)),
  endHourLinks: decides,
} satisfies Policy<
  typeof hourTotals,
  'creditHours' | 'enterPaperSheet' | 'stateHours' | 'showHourCode' | 'remindHost' | 'endHourLinks'
>

/** Who could have an own internship at all, and who could confirm somebody's hours. */
export const mayLog = (me: Me): boolean => me.roles.some(({ name }) => name === 'student' || name === 'volunteer')
const worksAtHost = (me: Me): boolean =>
  me.roles.some(({ organizationType }) => organizationType === 'NonProfit' || organizationType === 'Provider')
export const mayConfirm = (me: Me): boolean => me.staffOf().length > 0 || worksAtHost(me)

export const hourAbilities = [
  ability('confirmHours', mayConfirm, 'hours'),
  /** A school sees what waits at its hosts. */
  ability('answerForHosts', (me) => me.staffOf().length > 0, 'hours'),
  ability('logHours', mayLog, 'hours'),
  /** What they did in a year, for their dossier. */
  ability('seeHourYears', (me) => me.roles.some(({ name }) => name === 'volunteer'), 'hours'),
]
