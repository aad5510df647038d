import type { RouterContextProvider } from 'react-router'
import { siteApiContext } from '#lib/context.ts'
import { orElse } from '#lib/or-else.ts'
import { type VolunteerCentre, volunteerCentres } from '#protocol/features/volunteers.ts'

/** Whom one can register with; a site without any takes no volunteers. Alike for everybody, so the answer is kept. */
export async function readCentres(context: Readonly<RouterContextProvider>): Promise<VolunteerCentre[]> {
  const { centres } = await orElse(context.get(siteApiContext).tell(volunteerCentres), { centres: [] })
  return centres
}
