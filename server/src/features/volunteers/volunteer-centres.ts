import { answer } from '#engine/feature.ts'
import * as protocol from '#protocol/features/volunteers.ts'

/** Their names are no secret: whoever wants to help has to know whom they register with. */
export const volunteerCentres = answer(protocol.volunteerCentres, async ({ read }) => {
  const centres = await read<protocol.VolunteerCentre>({
    text: `select id, name, city from organizations where type = 'VolunteerCenter' and status = 'approved'
      order by name_order, id limit 100`,
    values: [],
  })
  return { meta: { centres } }
})
