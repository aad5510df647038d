import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Ring, RingSpinner } from '#ui/ring.tsx'
import type { Proposal } from './assign.data.ts'

/** How far it is. One may go on with something else. */
export function AssignBusy({ proposal, periodId }: { proposal: Proposal; periodId: string }) {
  const { id, status, doneCount, placedCount, studentCount } = proposal
  const t = useT('assign')
  const locale = useLocale()
  const isSolving = status === 'waiting'
  const say = (count: number) => numberText(count, locale)
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead
        title={t(`busy.${isSolving ? 'waiting' : status === 'undoing' ? 'undoing' : 'applying'}`)}
        lead={t('busy.lead')}
      />
      <Card className="mt-6 flex max-w-[46rem] flex-wrap items-center gap-x-10 gap-y-6">
        {isSolving ? (
          <RingSpinner className="size-16" />
        ) : (
          <Ring
            value={doneCount}
            max={Math.max(1, placedCount)}
            top={say(doneCount)}
            bottom={t('busy.of', { count: say(placedCount) })}
          />
        )}
        <p role="status" className="text-ui text-muted">
          {isSolving
            ? t('busy.solving', { count: say(studentCount) })
            : t('busy.count', { done: say(doneCount), count: say(placedCount) })}
        </p>
      </Card>
      <noscript>
        <a
          href={`/internships/assign?periode=${periodId}&voorstel=${id}`}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-primaryink underline"
        >
          {t('busy.again')}
        </a>
      </noscript>
    </div>
  )
}
