import { job } from '#engine/feature.ts'

const begin = `update internships set status = 'running'
  where school_id is null and status = 'ready' and start_date <= today_nl()`

/** The last step is where it stood; nothing of the route is left to do. */
const end = `with ended as (
    update internships i set status = 'completed', current_phase_id = (select p.id from internship_phases p
      where p.internship_id = i.id order by p.position desc limit 1)
    where i.school_id is null and i.status in ('ready', 'running') and i.end_date < today_nl() returning i.id)
  update internship_phases p set status = 'approved' from ended
  where p.internship_id = ended.id and p.status in ('open', 'upcoming')`

/** No school moves the place of a volunteer on, so the calendar does. Before closed organizations go to the archive. */
export const tendVolunteerPlaces = job(
  'tendVolunteerPlaces',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(begin)
      await tx.run(end)
    }),
  '15 2 * * *',
)
