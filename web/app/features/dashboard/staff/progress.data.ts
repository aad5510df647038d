import type { ChosenPeriod } from '#app/features/periods/chosen-period.server.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { internships } from '#protocol/features/internships.ts'
import { type StudentProgress, studentProgress, studentStages } from '#protocol/features/progress.ts'
import { users } from '#protocol/features/users.ts'
import { count, fields, include, LISTED, placementOf } from '../placements.data.ts'
import type { Placement } from '../stages.ts'

export type Chosen = { periods: ChosenPeriod[]; period: ChosenPeriod | null }

/** Without a period nobody has a place; how many there are is known all the same. */
async function numbersWithout(api: Client, { organization }: Session): Promise<StudentProgress> {
  const organizationIdEq = organization?.id ?? ''
  const without = await count(api, users, {
    withRole: 'student',
    organizationIdEq,
    statusIn: ['active', 'invited'],
  })
  return {
    stages: { without, asking: 0, agreed: 0, running: 0, reviewing: 0, completed: 0 },
    late: 0,
    lateWithout: 0,
    handedIn: 0,
    mine: 0,
    others: 0,
    longestLate: [],
  }
}

/** Those who wait longest, in this order, with the addresses of the students as far as one may know them. */
async function readLate(api: Client, longest: StudentProgress['longestLate']): Promise<Placement[]> {
  if (longest.length === 0) return []
  const ids = longest.map(({ id }) => id)
  // A page that is not full need not be counted.
  const page = { size: LISTED + 1 }
  const [rows, people] = await Promise.all([
    api.list(internships, { filter: { idIn: ids }, include, fields, page }),
    api.list(users, {
      filter: { idIn: longest.map(({ studentId }) => studentId) },
      fields: { users: ['email'] },
      page,
    }),
  ])
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return rows
    .map(placementOf)
    .map((each) => ({ ...each, student: { ...each.student, email: emails.get(each.student.id) ?? null } }))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** How the students of a school, or those of one mentor, are doing in one period. */
export async function progress(api: Client, session: Session, { periods, period }: Chosen) {
  const numbers = await (period
    ? api.tell(studentProgress, { filter: { periodId: period.id } })
    : numbersWithout(api, session))
  const stages = studentStages.map((name) => ({ name, count: numbers.stages[name] }))
  const sum = (from: number) => stages.slice(from).reduce((total, each) => total + each.count, 0)
  return {
    periods,
    period,
    students: sum(0),
    placed: sum(studentStages.indexOf('agreed')),
    stages,
    late: await readLate(api, numbers.longestLate),
    lateCount: numbers.late,
    lateWithout: numbers.lateWithout,
    waitingCount: numbers.handedIn,
    mineCount: numbers.mine,
  }
}
