import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsApart, not, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import type { Policy } from '#engine/serve.ts'
import { hostTypes } from '#protocol/features/organizations.ts'
import type { vacancies, vacancyDetails, vacancyStatistics } from '#protocol/features/vacancies/vacancies.ts'
import type { vacancyReports } from '#protocol/features/vacancies/vacancy-reports.ts'

const ofApprovedOrganization: Condition<'vacancies'> = existsApart('organizations', 'id', 'organizationId', {
  status: 'approved',
})

/** Hosts that a centre or school brought in itself, and those that nobody looks after. */
export const keptHosts = (me: Me): Condition<'organizations'> =>
  anyOf(
    { centerId: me.adminOf('School', 'VolunteerCenter') },
    allOf(me.isSchoolOrCenterAdmin, { type: ['NonProfit', 'Provider'], centerId: null }),
  )

/** Whoever looks after the organization: a centre or a school, which also judges what it offers. */
export const keptBy = (me: Me): Condition<'vacancies'> =>
  anyOf(me.isOperator, existsApart('organizations', 'id', 'organizationId', keptHosts(me)))

/** The organization itself, or whoever looks after it. */
export const managedBy = (me: Me): Condition<'vacancies'> => anyOf({ organizationId: me.adminOf() }, keptBy(me))

/** Nobody judges what their own organization offers, whichever role they have at the moment. */
const judgedBy = (me: Me): Condition<'vacancies'> => {
  const own = me.allRoles.flatMap(({ name, organizationId }) => (name === 'admin' && organizationId) || [])
  return allOf(keptBy(me), not({ organizationId: own }))
}

/** In the stagebank for everybody, or for the schools that it names. */
const inStagebank = (me: Me): Condition<'vacancies'> =>
  allOf(
    { status: ['published', 'full'] },
    ofApprovedOrganization,
    anyOf(
      { visibleTo: 'all' },
      within('id', 'vacancy_schools', 'vacancyId', { schoolId: [...me.staffOf(), ...me.studentOf()] }),
    ),
  )

export const vacancyPolicy = {
  read: (me) => anyOf(inStagebank(me), managedBy(me)),
  updateVacancy: managedBy,
  publishVacancy: managedBy,
  approveVacancy: judgedBy,
  rejectVacancy: judgedBy,
  reconsiderVacancy: judgedBy,
  pauseVacancy: managedBy,
  resumeVacancy: managedBy,
  closeVacancy: managedBy,
  reopenVacancy: managedBy,
  duplicateVacancy: managedBy,
  renewVacancy: managedBy,
  takeDownVacancy: judgedBy,
  removeVacancyPhoto: managedBy,
} satisfies Policy<
  typeof vacancies,
  | 'updateVacancy'
  | 'publishVacancy'
  | 'approveVacancy'
  | 'rejectVacancy'
  | 'reconsiderVacancy'
  | 'pauseVacancy'
  | 'resumeVacancy'
  | 'closeVacancy'
  | 'reopenVacancy'
  | 'duplicateVacancy'
  | 'renewVacancy'
  | 'takeDownVacancy'
  | 'removeVacancyPhoto'
>

export const managedPolicy = { read: managedBy } satisfies Policy<typeof vacancyDetails | typeof vacancyStatistics>

/** Not for the organization it is about: who reports something must be able to do so in peace. */
const ofKeptVacancy = (me: Me): Condition<'vacancy_reports'> =>
  anyOf(me.isOperator, within('vacancyId', 'vacancies', 'id', judgedBy(me)))
export const vacancyReportPolicy = {
  read: ofKeptVacancy,
  dismissReport: ofKeptVacancy,
  upholdReport: ofKeptVacancy,
} satisfies Policy<typeof vacancyReports, 'dismissReport' | 'upholdReport'>

export const vacancyAbilities = [
  // Whoever offers places somewhere may open the page; it says for which organization they work now.
  ability('offerVacancies', (me) => me.allRoles.some(({ name }) => name === 'admin')),
  ability('judgeVacancies', (me) => me.isOperator || me.isSchoolOrCenterAdmin),
]

/** Where every organization belongs to a centre, the centre looks after what they offer, and the school does not. */
const leftToCentre = (me: Me): string | undefined =>
  me.isOperator || me.isCenterAdmin
    ? undefined
    : `(select coalesce(sum(s.n) filter (where s.center_id is null), 0) = 0 and coalesce(sum(s.n), 0) > 0
        from organizations_sums s where s.type in (${hostTypes.map((type) => `'${type}'`).join(', ')}) and s.status = 'approved')`

export const vacancyQueues = [
  /** What wants to appear in the stagebank. */
  queueKind('vacancies', 'vacancies', (me) => allOf({ status: 'in_review' }, judgedBy(me)), { leftTo: leftToCentre }),
  /** What somebody thinks is wrong with one that is there. */
  queueKind('vacancyReports', 'vacancy_reports', (me) => allOf({ status: 'open' }, ofKeptVacancy(me)), {
    leftTo: leftToCentre,
  }),
]
