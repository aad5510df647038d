import { lazy } from 'react'
import { readCentres } from '#app/features/volunteers/centres.server.ts'
import { readLanding } from '#app/features/volunteers/landing.data.ts'
import { apiContext, pageContext, siteApiContext } from '#lib/context.ts'
import { seo } from '#lib/seo.ts'
import { findSession } from '#lib/session.server.ts'
import { findLook } from '#lib/site-look.server.ts'
import { headWords, namedTitle, rootOf } from '#lib/title.ts'
import type { Route } from './+types/home'
import { Audiences } from './audiences.tsx'
import { Figures } from './figures.tsx'
import { FourSteps } from './four-steps.tsx'
import { Hero } from './hero.tsx'
import { newestVacancies, readFigures } from './home.data.ts'
import { NewVacancies } from './new-vacancies.tsx'
import { readNextStep } from './next-step.server.ts'
import { SectorChips } from './sector-chips.tsx'

/** It comes only to volunteers and where the site is for them. No boundary belongs around it: without scripts it would stay hidden. */
const Landing = lazy(async () => ({ default: (await import('#app/features/volunteers/landing.tsx')).Landing }))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = headWords(matches, 'home', 'pages.home')
  const site = rootOf(matches)?.site
  if (!loaderData || !site) return namedTitle(matches, title)
  return seo(matches, { title, description: `${site.appName}: ${site.slogan}`, canonical: loaderData.canonical })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext)
  const canonical = `${site.url}/`
  const session = await findSession(context)
  if (site.front === 'volunteering' || session?.home === 'place') {
    return { canonical, landing: await readLanding(context.get(siteApiContext)) } as const
  }
  const api = context.get(apiContext)
  const { selfFoundInternships } = site.flags
  const [today, newest, { isDraft }] = await Promise.all([readFigures(api), newestVacancies(api), findLook(context)])
  const takesVolunteers = (await readCentres(context)).length > 0
  return {
    canonical,
    landing: null,
    today,
    newest,
    takesVolunteers,
    // Who tries a look sees the page of a visitor.
    next: session && !isDraft ? await readNextStep(api, session, selfFoundInternships) : null,
  } as const
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (loaderData.landing) return <Landing {...loaderData.landing} />
  const { today, newest, next, takesVolunteers } = loaderData
  return (
    <>
      <Hero next={next} />
      <SectorChips counts={today.sectors} />
      <NewVacancies vacancies={newest} total={today.vacancies} />
      <FourSteps />
      <Audiences takesVolunteers={takesVolunteers} />
      <Figures today={today} />
    </>
  )
}
