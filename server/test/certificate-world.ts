import { certificates } from '#protocol/features/certificates.ts'
import { completeInternship, skipPhase } from '#protocol/features/internship-commands.ts'
import type { App } from '../src/app.ts'
import { hurry } from './mails.ts'
import { routeOf, type routeWorld } from './route-world.ts'
import { until } from './until.ts'
import type { Person } from './world.ts'

type World = Awaited<ReturnType<typeof routeWorld>> & { app: App }

/** What is left to do is left out, and the internship is completed. */
export function completing({ app, mentor, schoolAdmin }: World) {
  async function complete(internshipId: string): Promise<void> {
    for (const { id: phaseId, status, kind } of await routeOf(schoolAdmin, internshipId))
      if (!['approved', 'skipped'].includes(status) && kind !== 'completion')
        await mentor.run(skipPhase, internshipId, { phaseId, reason: 'Hoeft niet' })
    await mentor.run(completeInternship, internshipId)
  }
  const ofInternship = (who: Person, internshipId: string) =>
    who.list(certificates, { filter: { internshipIdEq: internshipId, statusEq: 'valid' } })
  /** As soon as it is there. */
  const certified = (internshipId: string) =>
    until('there is a certificate', async () => {
      const [found] = await ofInternship(mentor, internshipId)
      if (!found) await hurry(app)
      return found
    })
  return { complete, ofInternship, certified }
}
