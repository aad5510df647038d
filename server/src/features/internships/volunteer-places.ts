import { job } from '#engine/feature.ts'
import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { sql } from '#engine/writing/moves.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import { internshipLife } from '#protocol/features/internships.ts'
import { phaseLife } from '#protocol/features/phases.ts'

const ofVolunteer = { schoolId: null }
const hasBegun = allOf(
  ofVolunteer,
  sqlCondition((t) => `${t}.start_date <= today_nl()`),
)
const isOver = allOf(
  ofVolunteer,
  sqlCondition((t) => `${t}.end_date < today_nl()`),
)
const lastPhase = sql`(select p.id from internship_phases p where p.internship_id = m.id order by p.position desc limit 1)`

/** No school moves the place of a volunteer on, so the calendar does. Before closed organizations go to the archive. */
export const tendVolunteerPlaces = job(
  'tendVolunteerPlaces',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      const begun = await tx.moveAll(internshipLife.begin, hasBegun, {})
      // The last step is where it stood; nothing of the route is left to do.
      const ended = await tx.moveAll(internshipLife.runOut, isOver, { set: { currentPhaseId: lastPhase } })
      await tx.moveAll(phaseLife.finish, { internshipId: ended.map(({ id }) => id) }, {})
      await settleRoutes(
        tx,
        [...begun, ...ended].map(({ id }) => id),
      )
    }),
  '15 2 * * *',
)
