import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { FormalContext, useLocale, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { openSharedChart } from '#protocol/features/chart-shares.ts'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Route } from './+types/shared-page'
import { ChartPaper } from './chart-paper.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'analytics', 'shares.public.page'),
  { name: 'robots', content: 'noindex' },
  // The address is the key: no other site gets it.
  { name: 'referrer', content: 'same-origin' },
]

export const loader = ({ params, context }: Route.LoaderArgs) =>
  context.get(apiContext).tell(openSharedChart, { filter: { token: params.token.slice(0, 100) } })

/** For a meeting: one chart as it was on a day, on a screen or on paper. No account, no names. */
export default function SharedPage({ loaderData: found }: Route.ComponentProps) {
  const t = useT('analytics')
  const locale = useLocale()
  return (
    <FormalContext value={true}>
      <div className="mx-auto w-full max-w-[60rem] px-5 py-8 md:py-14">
        {found.state === 'gone' ? (
          <>
            <StatusMark status="warn" className="size-16" />
            <h1 className="mt-5 text-h1">{t('shares.public.gone.title')}</h1>
            <p className="mt-3 text-lg text-muted">{t('shares.public.gone.text')}</p>
          </>
        ) : (
          <>
            <h1 className="text-h1">{found.about}</h1>
            <p className="mt-1.5 mb-6 text-ui text-muted">
              {t('shares.public.made', {
                made: dateText(found.madeOn, locale, 'full'),
                until: dateText(found.endsOn, locale, 'full'),
              })}
            </p>
            <ChartPaper chart={found.chart} />
          </>
        )}
      </div>
    </FormalContext>
  )
}
