import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { numberText, today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { holdRetention, releaseRetention } from '#protocol/features/retention.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Pager } from '#ui/pager.tsx'
import type { Route } from './+types/privacy'
import { Exports, Looks, OpenRequests } from './audit-cards.tsx'
import { HoldForm } from './hold-form.tsx'
import { KeptTable } from './kept-table.tsx'
import { PeopleDue } from './people-due.tsx'
import { PeopleHeld } from './people-held.tsx'
import { findClock, findPrivacy, LOOKS, PEOPLE } from './privacy.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'retention', 'title')

const here = '/instellingen/privacy'

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const page = (name: string) => Math.max(1, Number(search.get(name)) || 1)
  const pages = { people: page('pagina'), looks: page('meegekeken') }
  const chosen = search.get('uitstel')
  const [found, clock] = await Promise.all([
    findPrivacy(context, pages, today()),
    isId(chosen) ? findClock(context, chosen) : null,
  ])
  return { ...found, pages, clock }
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const id = String(form.get('holdId') ?? '')
  if (form.get('about') === 'release' && isId(id)) {
    await api.run(releaseRetention, id)
    return redirect(here, withToast({ title: 'retention.hold.released' }))
  }
  return submit(request, holdRetention, async (input) => {
    await api.run(holdRetention, '', input)
    return redirect(here, withToast({ title: 'retention.hold.saved' }))
  })
}

/** What is kept of people and for how long, what goes next, and who looked along or took something with them. */
export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('retention')
  const locale = useLocale()
  const { forecast, lastRun, people, peopleCount, clock, pages } = loaderData
  const total = Object.values(forecast.counts).reduce((sum, count) => sum + count, 0)
  const to = (name: string, number: number) =>
    `?${new URLSearchParams({ pagina: String(pages.people), meegekeken: String(pages.looks), [name]: String(number) })}`
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('settings'), to: '/instellingen' }]} here={t('title')} />
      <h1 className="mt-2 text-[1.75rem] leading-9 md:text-h1">{t('title')}</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        {t(total === 0 ? 'tonight.nothing' : total === 1 ? 'tonight.one' : 'tonight.some', {
          count: numberText(total, locale),
        })}
      </p>
      <div className="mt-6 grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4 md:gap-6">
          <PeopleDue
            people={people}
            count={peopleCount}
            pager={
              <Pager page={pages.people} last={Math.ceil(peopleCount / PEOPLE)} to={(number) => to('pagina', number)} />
            }
          >
            {clock ? <HoldForm key={clock.id} clock={clock} errors={actionData?.errors} back={here} /> : null}
          </PeopleDue>
          <PeopleHeld held={loaderData.held} count={loaderData.heldCount} />
          <KeptTable forecast={forecast} lastRun={lastRun} />
        </div>
        <div className="grid gap-4 md:gap-6">
          <OpenRequests requests={loaderData.requests} count={loaderData.requestCount} />
          <Looks
            looks={loaderData.looks}
            pager={
              <Pager
                page={pages.looks}
                last={Math.ceil(loaderData.lookCount / LOOKS)}
                to={(number) => to('meegekeken', number)}
              />
            }
          />
          <Exports exports={loaderData.exports} />
        </div>
      </div>
    </div>
  )
}
