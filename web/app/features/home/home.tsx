import { apiContext, pageContext } from '#lib/context.ts'
import { findSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Route } from './+types/home'
import { Audiences } from './audiences.tsx'
import { Figures } from './figures.tsx'
import { FourSteps } from './four-steps.tsx'
import { Hero } from './hero.tsx'
import { newestVacancies, readFigures } from './home.data.ts'
import { NewVacancies } from './new-vacancies.tsx'
import { readNextStep } from './next-step.server.ts'
import { SectorChips } from './sector-chips.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'home', 'pages.home')

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { selfFoundInternships } = context.get(pageContext).site.flags
  const [today, newest, session] = await Promise.all([readFigures(api), newestVacancies(api), findSession(context)])
  return { today, newest, next: session ? await readNextStep(api, session, selfFoundInternships) : null }
}

export default function Home({ loaderData: { today, newest, next } }: Route.ComponentProps) {
  return (
    <>
      <Hero next={next} />
      <SectorChips counts={today.sectors} />
      <NewVacancies vacancies={newest} total={today.vacancies} />
      <FourSteps />
      <Audiences />
      <Figures today={today} />
    </>
  )
}
