import type { Client } from '#protocol/client.ts'
import { internships } from '#protocol/features/internships.ts'
import { phases, phaseTexts } from '#protocol/features/phases.ts'

/** What the student has to do. */
const ofStudents: readonly string[] = ['student']

/** One internship with the steps of its route; what is written at a step as far as the reader may know it. */
export async function readRoute(api: Client, id: string) {
  const [row, course, texts] = await Promise.all([
    api.find(internships, id, { include: ['student', 'organization', 'internshipPeriod'] }),
    api.list(phases, { filter: { internshipIdEq: id }, page: { size: 50 } }),
    api.list(phaseTexts, { filter: { internshipIdEq: id }, page: { size: 50 } }),
  ])
  const textOf = new Map(texts.map((each) => [each.id, each]))
  const steps = course.map(
    ({ id: phaseId, name, nameEn, kind, status, step, actor, byHand, byItself, dueOn, movedAt }) => {
      const text = textOf.get(phaseId)
      return {
        ...{ id: phaseId, name, nameEn, kind, status, step, actor, byHand, byItself },
        isStudents: ofStudents.includes(actor),
        dueOn: dueOn ?? null,
        movedAt,
        explanation: text?.explanation ?? null,
        explanationEn: text?.explanationEn ?? null,
        note: text?.note ?? null,
      }
    },
  )
  const { status, block, up, upSince, startDate, can } = row
  return {
    ...{ id, status, block: block ?? null, up: up ?? null, upSince: upSince ?? null, startDate: startDate ?? null },
    isStudentUp: ofStudents.includes(up ?? ''),
    studentId: row.student?.id ?? '',
    student: row.studentName,
    place: row.organization?.name ?? row.organizationName ?? null,
    period: row.internshipPeriod ? { id: row.internshipPeriod.id, name: row.internshipPeriod.name } : null,
    may: {
      do: can.handInPhase === true,
      decide: can.approvePhase === true,
      reopen: can.reopenPhase === true,
    },
    steps,
  }
}
export type OwnRoute = Awaited<ReturnType<typeof readRoute>>
export type Step = OwnRoute['steps'][number]

/** Where it stands: the first that is not done. */
const stepNow = ({ steps, status }: OwnRoute): Step | undefined =>
  status === 'completed' ? undefined : steps.find((step) => step.status !== 'approved' && step.status !== 'skipped')

const isTheirs = ({ may }: OwnRoute, { actor, kind, byItself }: Step, isOwn: boolean) =>
  may.do && actor === (isOwn ? 'student' : 'host') && !byItself && kind !== 'completion'

/** What the reader can do with a step of their own. */
export function ownMove(route: OwnRoute, step: Step, isOwn: boolean): 'handIn' | 'recall' | null {
  if (route.up === 'calendar' || !isTheirs(route, step, isOwn)) return null
  if (step.status === 'submitted') return 'recall'
  return step.status === 'open' || step.status === 'returned' ? 'handIn' : null
}

/** The same for one reader: of steps side by side the one that they can do, also while the school looks at another. */
export function standingFor(route: OwnRoute, isOwn: boolean): { route: OwnRoute; now: Step | undefined } {
  const now = stepNow(route)
  const own = route.steps.find((each) => each.step === now?.step && ownMove(route, each, isOwn) === 'handIn')
  if (!now || !own || ownMove(route, now, isOwn) === 'handIn') return { route, now }
  const block = own.status === 'returned' ? 'redo' : 'todo'
  const turn = { block, up: own.actor, upSince: own.movedAt, isStudentUp: own.isStudents }
  return { route: { ...route, ...turn }, now: own }
}
