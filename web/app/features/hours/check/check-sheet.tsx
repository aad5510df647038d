import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { FormalContext, useLocale, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { checkSheet } from '#protocol/features/hours.ts'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { hoursText } from '../hours-text.ts'
import type { Route } from './+types/check-sheet'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'hours', 'check.page'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export const loader = ({ params, context }: Route.LoaderArgs) =>
  context.get(apiContext).tell(checkSheet, { filter: { token: params.token.slice(0, 100) } })

const marks = { genuine: 'done', changed: 'warn', gone: 'warn', unknown: 'err' } as const satisfies Record<
  string,
  Status
>

/** For who holds a sheet on paper: is it ours, and does it still say what stands here? No account, no whole names. */
export default function CheckSheet({ loaderData: found }: Route.ComponentProps) {
  return (
    <FormalContext value={true}>
      <div className="mx-auto grid w-full max-w-[60rem] items-start gap-8 px-5 py-8 md:grid-cols-2 md:py-16">
        <Verdict state={found.state} isYear={found.state !== 'unknown' && found.year !== undefined} />
        {found.state === 'unknown' ? null : <SheetFacts of={found} />}
      </div>
    </FormalContext>
  )
}

type Found = Route.ComponentProps['loaderData']

function Verdict({ state, isYear }: { state: Found['state']; isYear: boolean }) {
  const t = useT('hours')
  const words = isYear && state !== 'unknown' ? (`check.year.${state}` as const) : (`check.${state}` as const)
  return (
    <div>
      <StatusMark status={marks[state]} className="size-16" />
      <p className="mt-5 text-ui font-semibold text-muted">{t(`check.${state}.short`)}</p>
      <h1 className="text-h1">{t(`${words}.title`)}</h1>
      <p className="mt-3 text-lg text-muted">{t(`${words}.text`)}</p>
    </div>
  )
}

function SheetFacts({ of }: { of: Exclude<Found, { state: 'unknown' }> }) {
  const t = useT('hours')
  const locale = useLocale()
  const facts = [
    { label: t(of.year ? 'check.volunteer' : 'check.student'), value: of.student },
    { label: t('check.yearOf'), value: of.year ? String(of.year) : '' },
    { label: t('check.host'), value: of.host },
    { label: t('check.total'), value: t('sums.hours', { hours: hoursText(of.minutes, locale) }) },
    { label: t('check.made'), value: dateText(of.madeAt, locale, 'full') },
  ].filter(({ value }) => value !== '')
  return (
    <section className="rounded-card border border-line bg-surface p-6 md:p-8">
      <h2 className="text-h2">{t(of.year ? 'years.statement' : 'title')}</h2>
      <dl className="mt-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-t border-line py-3 text-ui">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{t('check.compare')}</p>
    </section>
  )
}
