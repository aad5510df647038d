import { apiContext } from '../../lib/context.ts'
import { pageTitle } from '../../lib/title.ts'
import { isSector } from '../../ui/flag.tsx'
import type { Route } from './+types/home'
import { Audiences } from './audiences.tsx'
import { Figures } from './figures.tsx'
import { FourSteps } from './four-steps.tsx'
import { Hero } from './hero.tsx'
import { newestVacancies, stagebankToday } from './home.data.ts'
import { NewVacancies } from './new-vacancies.tsx'
import { SectorChips } from './sector-chips.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'Home', en: 'Home' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams.get('sector')
  const sector = isSector(asked) ? asked : undefined
  const [today, newest] = await Promise.all([stagebankToday(api), newestVacancies(api, sector)])
  return { today, newest, sector }
}

export default function Home({ loaderData: { today, newest, sector } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <SectorChips counts={today.sectors} chosen={sector} />
      <NewVacancies vacancies={newest} total={today.vacancies} sector={sector} counts={today.sectors} />
      <FourSteps />
      <Audiences />
      {today.vacancies > 0 ? <Figures today={today} /> : null}
    </>
  )
}
