import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { Ring } from '#ui/ring.tsx'
import { hoursText } from '../hours-text.ts'
import { type Sheet, sumOf } from './sheet.data.ts'

/** Below the dashed line: what was filled in, what of it counts, and what is asked for. */
export function SheetSums({ of: { entries, papers, agreed, credit, creditReason, stated, target } }: { of: Sheet }) {
  const t = useT('hours')
  const locale = useLocale()
  const logged =
    sumOf(entries.filter(({ status }) => status !== 'rejected')) +
    sumOf(papers.filter(({ status }) => status === 'counted'))
  const sums = [
    { label: t('sums.logged'), hours: hoursText(logged, locale) },
    { label: t('sums.agreed'), hours: hoursText(agreed, locale) },
    ...(credit > 0
      ? [{ label: t('sums.credit', { reason: creditReason ?? '' }), hours: hoursText(credit, locale) }]
      : []),
    ...(stated === null ? [] : [{ label: t('sums.stated'), hours: numberText(stated, locale) }]),
  ]
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 border-t-2 max-sm:gap-x-4 border-dashed border-paperline pt-5">
      {sums.map(({ label, hours }) => (
        <div key={label}>
          <dt className="text-sm text-paperink">{label}</dt>
          <dd className="font-heading text-h2 font-bold tabular-nums max-sm:text-h3">{t('sums.hours', { hours })}</dd>
        </div>
      ))}
      {target === null ? null : (
        <div className="ml-auto text-right">
          <dt className="text-sm text-paperink">{t('sums.target')}</dt>
          <dd className="font-heading text-h2 font-bold tabular-nums max-sm:text-h3">
            {t('sums.hours', { hours: numberText(target, locale) })}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** How far it is: only what counts. */
export function SumsCard({ of: { agreed, credit, waiting, target, isOwn, hasPaper } }: { of: Sheet }) {
  const t = useT('hours')
  const locale = useLocale()
  if (target === null) return null
  const have = agreed + credit
  const left = Math.max(0, target * 60 - have)
  const text = left === 0 ? 'done' : waiting > 0 ? 'waiting' : isOwn ? (hasPaper ? 'paper' : 'own') : 'other'
  return (
    <Card label={t('ring.label')} className="text-center">
      <div className="mx-auto w-fit">
        <Ring
          value={have}
          max={target * 60}
          top={hoursText(left === 0 ? have : left, locale)}
          bottom={t(left === 0 ? 'ring.reached' : 'ring.left')}
        />
      </div>
      <p className="mt-4 text-ui text-muted">
        {t(`ring.${text}`, { waiting: hoursText(waiting, locale), target: numberText(target, locale) })}
      </p>
    </Card>
  )
}
