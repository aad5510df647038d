import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Ring } from '#ui/ring.tsx'
import type { Turn } from './year-turn.data.ts'

/** How far it is. One may go on with something else. */
export function TurnBusy({ turn: { status, doneCount, rowCount, counts } }: { turn: Turn }) {
  const t = useT('year-turn')
  const locale = useLocale()
  const count = numberText(rowCount, locale)
  const { leaves = 0 } = counts
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead title={t(`busy.${status === 'undoing' ? 'undoing' : 'running'}`)} lead={t('busy.lead')} />
      <Card className="mt-6 flex max-w-[46rem] flex-wrap items-center gap-x-10 gap-y-6">
        <Ring
          value={doneCount}
          max={Math.max(1, rowCount)}
          top={numberText(doneCount, locale)}
          bottom={t('busy.of', { count })}
        />
        <div className="text-ui text-muted">
          <p role="status">{t('busy.count', { done: numberText(doneCount, locale), count })}</p>
          {/* The button before this counted only who goes on. */}
          {leaves > 0 ? <p>{t(leaves === 1 ? 'busy.leavesOne' : 'busy.leaves', { count: leaves })}</p> : null}
        </div>
      </Card>
      <noscript>
        <a
          href="/nieuw-schooljaar"
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-primaryink underline"
        >
          {t('busy.again')}
        </a>
      </noscript>
    </div>
  )
}
