import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { PlannedClass, TurnPlan } from '#protocol/features/year-turn.ts'
import { ArrowRight, ChevronRight } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { useFlowWords } from './flow-words.ts'

/** The same as the lines, as a list: each class with where it goes, and its mentor then. */
export function ClassList({ classes, plan }: { classes: PlannedClass[]; plan: TurnPlan }) {
  const t = useT('year-turn')
  const words = useFlowWords()
  return (
    <ul className="divide-y divide-line">
      {classes.map((each) => {
        const target = plan.targets.find(({ name }) => name.toLowerCase() === each.target.toLowerCase())
        const isMoving = each.fate === 'moves'
        return (
          <li key={each.id}>
            <Link
              to={`/nieuw-schooljaar/klas/${each.id}`}
              className="flex items-center gap-3 px-5 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2 font-heading text-h4 font-bold">
                  {each.name}
                  <ArrowRight className="size-4.5 text-muted" />
                  {isMoving ? each.target : t('lines.off')}
                </span>
                <span className="block text-sm text-ink2">{words(each) || t('students', { count: 0 })}</span>
                {isMoving ? (
                  <span
                    className={`mt-0.5 flex items-center gap-1.5 text-sm ${target?.isOpen ? 'font-semibold text-warnink' : 'text-muted'}`}
                  >
                    <StatusMark status={target?.isOpen ? 'warn' : 'done'} className="size-4" />
                    {target?.isOpen ? t('lines.chooseMentor') : target?.mentors.join(', ')}
                  </span>
                ) : null}
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
