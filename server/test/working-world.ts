import { approvePhase } from '#protocol/features/internship-commands.ts'
import { routeOf, routeWorld } from './route-world.ts'
import type { Person, world } from './world.ts'

/** A site where hours are logged, with people who work now. */
export async function workingWorld(file: Parameters<typeof world>[0] = {}, app?: Parameters<typeof world>[1]) {
  const w = await routeWorld({ ...file, flags: { hours: true, ...file.flags } }, app)
  const { mentor, schoolAdmin, newStudent, place } = w
  const period = await w.newPeriod()
  /** Somebody who works now, thirty hours in all. */
  async function atWork(): Promise<{ student: Person; id: string }> {
    const student = await newStudent()
    const id = await place(student, period)
    for (const { kind, status, id: phaseId } of await routeOf(schoolAdmin, id))
      if (kind === 'contract' && status === 'open') await mentor.run(approvePhase, id, { phaseId })
    return { student, id }
  }
  return { ...w, period, atWork }
}
