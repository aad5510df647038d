import { apiContext } from '../../lib/context.ts'
import { pageTitle } from '../../lib/title.ts'
import type { Route } from './+types/home'
import { Audiences } from './audiences.tsx'
import { Figures } from './figures.tsx'
import { FourSteps } from './four-steps.tsx'
import { Hero } from './hero.tsx'
import { newestVacancies, stagebankToday } from './home.data.ts'
import { NewVacancies } from './new-vacancies.tsx'
import { SectorChips } from './sector-chips.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'Home', en: 'Home' })

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [today, newest] = await Promise.all([stagebankToday(api), newestVacancies(api)])
  return { today, newest }
}

export default function Home({ loaderData: { today, newest } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <SectorChips counts={today.sectors} />
      <NewVacancies vacancies={newest} total={today.vacancies} />
      <FourSteps />
      <Audiences />
      {today.vacancies > 0 ? <Figures today={today} /> : null}
    </>
  )
}
