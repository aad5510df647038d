import { Form } from 'react-router'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { TurnCounts, TurnPlan } from '#protocol/features/year-turn.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Undo2 } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Turn } from './year-turn.data.ts'

/** What the turn does, or did, as numbers with their words. */
export function Figures({ counts }: { counts: Partial<TurnCounts> }) {
  const t = useT('year-turn')
  const locale = useLocale()
  const {
    moves = 0,
    stays = 0,
    leaves = 0,
    finishes = 0,
    mentors = 0,
    open = 0,
    internships = 0,
    newClasses = 0,
  } = counts
  const lines = [
    { key: 'moves', count: moves },
    { key: 'stays', count: stays },
    {
      key: 'leaves',
      count: leaves,
      more: finishes > 0 && leaves > finishes ? t('figures.leavesHow', { finishes, others: leaves - finishes }) : '',
    },
    {
      key: 'mentors',
      count: mentors,
      more: open > 0 ? t(open === 1 ? 'figures.openOne' : 'figures.open', { count: open }) : '',
    },
    { key: 'newClasses', count: newClasses },
    { key: 'internships', count: internships },
  ] as const
  return (
    <dl className="divide-y divide-line">
      {lines
        .filter(({ key, count }) => count > 0 || key === 'moves')
        .map(({ key, count, ...line }) => (
          <div key={key} className="flex flex-row-reverse items-baseline justify-end gap-3 py-2.5 first:pt-0">
            <dt className="text-ui">
              {t(count === 1 ? `figuresOne.${key}` : `figures.${key}`)}
              {'more' in line && line.more ? <span className="block text-sm text-muted">{line.more}</span> : null}
            </dt>
            <dd className="min-w-12 shrink-0 text-right font-heading text-h3 font-bold tabular-nums">
              {numberText(count, locale)}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The last step: what happens, and the button that does it. */
export function TurnSummary({ turn, plan: { counts, next, today } }: { turn: Turn; plan: TurnPlan }) {
  const t = useT('year-turn')
  const locale = useLocale()
  const day = dateText(next.startDate, locale, 'day')
  const isLater = today < next.startDate
  const count = counts.moves + counts.stays
  return (
    <Card className="md:p-5 2xl:p-6" label={t('steps.check')}>
      <h2 id="controleren" className="text-h3">
        {t(isLater ? 'summary.title' : 'summary.now', {
          day: dateText(next.startDate, locale, 'long').replace(/^\S+ /, ''),
        })}
      </h2>
      <div className="mt-4">
        <Figures counts={counts} />
      </div>
      {counts.leaving > 0 ? (
        <div className="mt-4">
          <Notice>{t(counts.leaving === 1 ? 'leavingOne' : 'leaving', { count: counts.leaving })}</Notice>
        </div>
      ) : null}
      <Form method="post" className="mt-4">
        <input type="hidden" name="do" value="run" />
        <input type="hidden" name="turnId" value={turn.id} />
        <input type="hidden" name="since" value={turn.updatedAt} />
        <SubmitButton size="md" className="min-h-12 w-full px-2!">
          {t(count === 1 ? 'summary.verbOne' : 'summary.verb', { count: numberText(count, locale) })}
        </SubmitButton>
      </Form>
      {isLater ? <p className="mt-2.5 text-center text-sm text-muted">{t('summary.notBefore', { day })}</p> : null}
      <p className="mt-4 flex gap-3.5 rounded-tile bg-infosoft p-4 text-sm">
        <Undo2 className="mt-px size-4.5 shrink-0 text-infoink" />
        <span>
          <b className="font-semibold">{t('summary.promise')}</b> {t('summary.promiseText')}
        </span>
      </p>
    </Card>
  )
}
