import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { type StudentStage, studentProgress } from '#protocol/features/progress.ts'
import { users } from '#protocol/features/users.ts'

/** As many as one takes in at a glance. */
const SHOWN = 8
const placed: StudentStage[] = ['agreed', 'running', 'reviewing', 'completed']

type Named = { id: string; name: string }
/** Which levels and classes take part only the people of the school know. */
type Who = { levels: Named[]; groups: Named[] }

export async function readPeriod(api: Client, id: string, isOfSchool: boolean) {
  const row = await api.find(internshipPeriods, id, {
    include: ['schoolYear', 'school', 'levels', 'groups', 'workflow'],
  })
  const names = (list: Named[]) => list.map((each) => ({ id: each.id, name: each.name }))
  const who: Who | null = isOfSchool ? { levels: names(row.levels), groups: names(row.groups) } : null
  return {
    id: row.id,
    name: row.name,
    school: row.school.name,
    year: row.schoolYear.name,
    startDate: row.startDate,
    endDate: row.endDate,
    description: row.description ?? '',
    targetHours: row.targetHours ?? null,
    isArchived: row.status === 'archived',
    may: (['maySearch', 'mayApply', 'mayReportSelfFound'] as const).filter((name) => row[name]),
    canEdit: row.can.updateInternshipPeriod === true,
    /** Its own route; none: that of the site. */
    route: row.workflow && { id: row.workflow.id, name: row.workflow.name },
    who,
  }
}

/**
 * How many take part and where they stand, each with the list that it counts, and the first of those who have no place. Who
 * takes part in a period for the whole school need not be asked: then all numbers are kept.
 */
export async function readStanding(api: Client, id: string, { levels, groups }: Who) {
  const isPart = levels.length > 0 || groups.length > 0
  const asked = { periodId: id, ...(isPart ? { takesPart: true } : {}) }
  const [progress, without] = await Promise.all([
    api.tell(studentProgress, { filter: asked }),
    api.list(users, {
      filter: { ...asked, stage: ['without'] },
      fields: { users: ['firstName', 'infix', 'lastName'] },
      page: { size: SHOWN },
    }),
  ])
  const sum = (stages: StudentStage[]) => stages.reduce((total, stage) => total + progress.stages[stage], 0)
  const list = `/users?period=${id}${isPart ? '&takesPart=true' : ''}`
  return {
    all: list,
    without: { list: `${list}&stage=without`, first: without.map((each) => ({ id: each.id, name: personName(each) })) },
    numbers: [
      { key: 'takePart', count: sum(['without', 'asking', ...placed]), to: list },
      { key: 'placed', count: sum(placed), to: `${list}&stage=${placed.join()}` },
      { key: 'asking', count: sum(['asking']), to: `${list}&stage=asking` },
      { key: 'without', count: sum(['without']), to: `${list}&stage=without` },
      { key: 'late', count: progress.late, to: `${list}&late=true` },
    ] as const,
  }
}
