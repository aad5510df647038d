import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { VisitBoard } from '#protocol/features/visits.ts'
import { Button } from '#ui/button.tsx'
import { Navigation } from '#ui/icons.tsx'
import { NEAR, nearGroup } from './near.ts'
import type { PlanView } from './plan-view.ts'

type Props = {
  board: VisitBoard
  view: PlanView
  today: string
  chosen: readonly string[]
  onTake(ids: readonly string[], day: string): void
}

/** "On Thursday these four are there, near each other": what makes a good round, before anybody is chosen. */
export function NearHint({ board, view, today, chosen, onTake }: Props) {
  const t = useT('visits')
  const locale = useLocale()
  if (chosen.length > 0) return null
  const days = (view.day ? [view.day] : board.days.map(({ day }) => day)).filter((day) => day > today)
  const found = nearGroup(board.students, days)
  if (!found) return null
  const { day, group } = found
  const city = group[0]?.city
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-primaryfaint px-5 py-4">
      <Navigation aria-hidden="true" className="size-6 shrink-0 text-primarymark" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="block first-letter:uppercase">
          {t('near.title', { date: dateText(day, locale, 'long'), count: group.length, km: NEAR })}
        </strong>
        <span className="text-ui text-ink2">
          {[city ? t('near.around', { city }) : '', group.map(({ student }) => student.split(' ')[0]).join(', ')]
            .filter(Boolean)
            .join(': ')}
        </span>
      </p>
      <Button
        look="soft"
        size="md"
        className="min-h-11"
        onClick={() =>
          onTake(
            group.map(({ internshipId }) => internshipId),
            day,
          )
        }
      >
        {t('near.take', { count: group.length })}
      </Button>
    </section>
  )
}
