import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Placement } from '../stages.ts'
import { AllCalm } from './nothing-waits.tsx'
import { peopleAt } from './people-link.ts'
import { PeopleList } from './people-list.tsx'

type Late = { period: { id: string } | null; late: Placement[]; lateCount: number; lateWithout: number }
type Props = { data: Late; title: string; calm: string; className?: string }

/** Whoever is late: those without a place in one line, the others with the step that stands still. */
export function LateCard({ data: { period, late, lateCount, lateWithout }, title, calm, className = '' }: Props) {
  const t = useT('dashboard')
  const searching = peopleAt(period, 'late=true&stage=without')
  return (
    <Card title={title} className={className}>
      {lateCount === 0 ? <AllCalm text={calm} /> : null}
      {lateWithout > 0 && searching ? (
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 pb-4 last:pb-0">
          <StatusMark status="err" className="size-5" />
          <p className="min-w-0 flex-1 basis-44 text-ui font-semibold">
            {t(`late.without.${lateWithout === 1 ? 'one' : 'many'}`, { count: lateWithout })}
          </p>
          <ButtonLink to={searching} look="outline" size="md" className="min-h-11">
            {t('late.help')}
          </ButtonLink>
        </div>
      ) : null}
      {late.length > 0 ? <PeopleList people={late} count={lateCount} all={peopleAt(period, 'late=true')} /> : null}
    </Card>
  )
}
