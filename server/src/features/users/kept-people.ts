import { searchedIds } from '#engine/asking/search.ts'
import { type AnyCondition, every, none, sqlCondition, type Translation, translate } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { AskedList, KeptList } from '#engine/serve.ts'
import { isThere } from '#features/groups/has-left.ts'
import { keptAtStage, ofSchool, standingLines } from '#features/internships/student-stages.ts'
import type { Values } from '#protocol/declaring/define.ts'
import type { users } from '#protocol/features/users.ts'
import { inGroups, inLevels, ofMentors } from './chosen-students.ts'

/** The one organization whose people are all that somebody sees; whoever also sees others has theirs counted. */
export function onlyOrganization(me: Me): string | undefined {
  const [organizationId, ...others] = me.adminOf()
  const seesMore = me.isOperator || me.isCenterAdmin || me.mentorOf().length > 0 || others.length > 0
  return seesMore ? undefined : organizationId
}

/** What else somebody is elsewhere is not theirs to know who only looks after people here. */
const hasRole = (names: unknown): AnyCondition => sqlCondition((k, add) => `${k}.roles_here && ${add(names)}::text[]`)

const columns: Translation = {
  status: (status) => ({ status }),
  invitedAt: (value) => (value === null ? none({ isInvited: true }) : undefined),
  lastSignInAt: (value) => (value === null ? none({ hasSignedIn: true }) : undefined),
}

type Add = (value: unknown) => string

const people = { table: 'organization_people', row: 'user_id', sorts: { lastName: 'last_name_order' } }

/** The people of a list, as far as it is chosen by role and status, by where students stand, or by a search. */
export function keptPeople({ filters, scopes, sort }: AskedList, me: Me): KeptList | undefined {
  const asked: Partial<Values<typeof users.scopes>> = scopes
  const { organizationIdEq, withRole, search, groupId, levelId, mentorId, ...standing } = asked
  const organizationId = onlyOrganization(me)
  const isElsewhere = organizationIdEq !== undefined && organizationIdEq !== organizationId
  if (!organizationId || isElsewhere) return undefined
  const isNarrowed = search !== undefined || groupId !== undefined || mentorId !== undefined
  const plain = translate(every(...filters), { status: (value) => ({ status: value }) })
  const onlyStudents = withRole === undefined || withRole.every((name) => name === 'student')
  const sets = [
    search === undefined ? undefined : searchedPeople(search),
    groupId && ((add: Add) => inGroups(me, add, groupId)),
    levelId && ((add: Add) => inLevels(me, add, levelId)),
    mentorId && ((add: Add) => ofMentors(me, add, mentorId)),
  ].filter((set) => set !== undefined)
  const narrowed = (list: KeptList): KeptList =>
    sets.length > 0 ? { ...list, among: (add) => sets.map((ids) => ids(add)).join(' intersect ') } : list
  if (Object.keys(standing).length > 0) {
    const list = plain === undefined || !onlyStudents ? undefined : keptAtStage(standing, organizationId, plain)
    return list && narrowed(list)
  }
  const level = levelId?.length === 1 && !isNarrowed ? String(levelId[0]) : undefined
  const byUrgency = sort.some(({ attribute }) => attribute === 'urgentAt')
  if (byUrgency && withRole && onlyStudents && plain !== undefined) {
    const list = { ...standingLines, where: every(ofSchool(organizationId), { isStudent: true }, plain) }
    return level ? levelByUrgency(list, level, organizationId, plain) : narrowed(list)
  }
  if (level && onlyStudents && plain !== undefined) {
    const isStudent = withRole ? { isStudent: true } : true
    return keptInLevel(level, organizationId, every(isStudent, plain))
  }
  const status = translate(every(...filters), columns)
  if (status === undefined) return undefined
  const list = { ...people, where: every({ organizationId }, withRole ? hasRole(withRole) : true, status) }
  if (sets.length > 0) return narrowed(list)
  if (search !== undefined) return list
  // Students are most of a school and found in passing; mentors have an index to be found by; others are few.
  if (!organizationIdEq || !withRole || withRole.includes('student')) return list
  return withRole.includes('mentor')
    ? { ...list, rows: { hasOtherRole: true } }
    : { ...list, among: (add) => peopleWithRole(add(organizationId), add(withRole)) }
}

/** A level in the order of urgency: who is in it is asked on the way, and the sums of the level say how many there are. */
function levelByUrgency(list: KeptList, levelId: string, schoolId: string, plain: AnyCondition): KeptList {
  const counted = keptInLevel(levelId, schoolId, every({ isStudent: true }, plain))
  const isIn = sqlCondition(
    (
      k,
      add,
    ) => `exists (select from level_students l where l.level_id = ${add(levelId)} and l.student_id = ${k}.student_id
      and l.status <> 'archived' and ${isThere('l')} and l.days::datemultirange @> today_nl() offset 0)`,
  )
  return { ...list, rows: isIn, counted }
}

/**
 * A level in the order of names: in a large school it has many students. Which days have today in them is known from the few
 * that there are, so that PostgreSQL knows that nearly everybody has them, and goes by the index to the first.
 */
const keptInLevel = (levelId: string, schoolId: string, where: AnyCondition): KeptList => ({
  table: 'level_students',
  row: 'student_id',
  sorts: { lastName: 'last_name_order' },
  where: every(
    { levelId },
    where,
    sqlCondition((s, add) => {
      const level = add(levelId)
      return `${s}.status <> 'archived' and ${isThere(s)} and ${s}.days = any(array(
        select distinct d.days from level_students_sums d where d.level_id = ${level} and d.school_id = ${add(schoolId)}
          and d.days::datemultirange @> today_nl()))`
    }),
  ),
})

const peopleWithRole = (organization: string, roles: string) =>
  `select distinct r.user_id from roles r where r.organization_id = ${organization} and r.name = any(${roles}::text[])`

const searchedPeople = (search: string): KeptList['among'] => {
  const found = searchedIds('user_words', 'userId', search)
  return found && ((add) => `select distinct w.user_id from (${found(add)}) w`)
}
