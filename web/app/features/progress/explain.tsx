import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { PeriodChoice } from '#app/features/periods/period-choice.tsx'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { periodRoute, type RouteStep } from '#protocol/features/progress-board.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FileText, Route as RouteIcon } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/explain'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'progress', 'explain.title')

/** How the route goes, in the words that the school wrote for it; to read, and to print for at home. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { can, organization } = await requireCan(context, 'seeRoute')
  const { period, periods } = await choosePeriod(context, request, can.seeProgress ? organization?.id : undefined)
  const route = period ? await context.get(apiContext).tell(periodRoute, { filter: { periodId: period.id } }) : null
  return { period, periods, steps: route?.steps ?? [], isStaff: can.seeProgress === true }
}

export default function Explain({ loaderData: { period, periods, steps, isStaff } }: Route.ComponentProps) {
  const t = useT('progress')
  const isHydrated = useIsHydrated()
  return (
    <div className="wrap max-w-220 py-6 md:py-10 print:py-0">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="mr-auto min-w-0">
          <h1 className="text-h1">{t('explain.title')}</h1>
          <p className="mt-1 max-w-[60ch] text-base text-ink2">{t(isStaff ? 'explain.leadStaff' : 'explain.lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          {period ? <PeriodChoice periods={periods} period={period} /> : null}
          {isHydrated && steps.length > 0 ? (
            <Button look="outline" size="md" className="min-h-11 max-md:hidden" onClick={() => print()}>
              <FileText className="size-5 text-muted" />
              {t('print')}
            </Button>
          ) : null}
        </div>
      </div>
      {steps.length === 0 ? (
        <div className="mt-6 rounded-card border border-line bg-surface">
          <EmptyState
            icon={RouteIcon}
            title={t('explain.none')}
            text={t('explain.noneWhy')}
            action={
              <ButtonLink to="/dashboard" look="outline">
                {t('explain.home')}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <ol className="mt-6 grid gap-4">
          {steps.map((step, at) => (
            <Explained
              key={step.id}
              step={step}
              number={numberOf(steps, at)}
              isBeside={steps[at - 1]?.step === step.step}
              isOwn={!isStaff}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

/** A student is spoken to. */
const own: Partial<Record<RouteStep['actor'], 'you'>> = { student: 'you' }

/** Steps that run side by side have one number. */
const numberOf = (steps: readonly RouteStep[], at: number) =>
  new Set(steps.slice(0, at + 1).map(({ step }) => step)).size

type ExplainedProps = { step: RouteStep; number: number; isBeside: boolean; isOwn: boolean }

function Explained({ step, number, isBeside, isOwn }: ExplainedProps) {
  const t = useT('progress')
  const locale = useLocale()
  const text = locale === 'en' ? (step.explanationEn ?? step.explanation) : step.explanation
  const only = [step.onlySelfFound && t('explain.selfFound'), step.onlyMinors && t('explain.minors')].filter(Boolean)
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-5 break-inside-avoid md:gap-6 md:p-7">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-primarysoft font-heading text-h4 font-bold text-primaryink"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h2 className="text-h3">{locale === 'en' ? step.nameEn : step.name}</h2>
        <p className="mt-0.5 text-ui text-muted">
          {[
            t(`who.${isOwn ? (own[step.actor] ?? step.actor) : step.actor}`),
            step.dueOn ? t('own.due', { date: dateText(step.dueOn, locale, 'full') }) : '',
            isBeside ? t('explain.beside') : '',
            ...only,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {text ? <p className="mt-2 max-w-[65ch] text-base whitespace-pre-line">{text}</p> : null}
      </div>
    </li>
  )
}
