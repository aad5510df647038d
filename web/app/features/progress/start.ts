import { redirect } from 'react-router'
import { whichFirst } from '#app/features/dashboard/student/main-internship.ts'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { internships } from '#protocol/features/internships.ts'
import type { Route } from './+types/start'

/** Staff come for the board of the period they work in, a student for their own route; without either there is the explanation. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { can, user, organization } = await requireCan(context, 'seeRoute')
  if (can.seeProgress) {
    const { period } = await choosePeriod(context, request, organization?.id)
    return redirect(period ? `/stagevoortgang/${period.id}` : '/stagevoortgang/uitleg')
  }
  const own = await context.get(apiContext).list(internships, {
    filter: { studentIdEq: user.id, statusNotIn: ['refused', 'stopped'], internshipPeriodIdNotNull: true },
    include: ['internshipPeriod'],
    fields: { internships: ['status', 'internshipPeriod'], internshipPeriods: ['name'] },
    page: { size: 50 },
  })
  const { main } = whichFirst(own)
  return redirect(
    main?.internshipPeriod ? `/stagevoortgang/${main.internshipPeriod.id}/${main.id}` : '/stagevoortgang/uitleg',
  )
}
