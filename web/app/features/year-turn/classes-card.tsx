import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { TurnPlan } from '#protocol/features/year-turn.ts'
import { ClassLines } from './class-lines.tsx'
import { ClassList } from './class-list.tsx'

const SHOWN = 8

/** Which class leads to which: drawn where there is room for it, a list on a phone. */
export function ClassesCard({ plan, isWhole }: { plan: TurnPlan; isWhole: boolean }) {
  const t = useT('year-turn')
  const { classes, year, next } = plan
  const shown = isWhole || classes.length <= SHOWN + 2 ? classes : firstClasses(classes)
  const link = 'ml-auto inline-flex min-h-11 items-center font-semibold text-primaryink underline underline-offset-4'
  return (
    <section aria-labelledby="klassen" className="overflow-hidden rounded-card border border-line bg-surface">
      <h2 id="klassen" className="sr-only">
        {t('steps.classes')}
      </h2>
      <div className="flex min-h-12 items-center gap-4 border-b border-line px-5 text-ui font-semibold lg:grid lg:grid-cols-[418px_minmax(0,1fr)] lg:gap-0 lg:px-6">
        <span>{t('lines.now', { year: year.name })}</span>
        <span className="max-lg:ml-auto">{t('lines.next', { year: next.name })}</span>
      </div>
      <div className="max-lg:hidden">
        <ClassLines classes={shown} plan={plan} />
      </div>
      <div className="lg:hidden">
        <ClassList classes={shown} plan={plan} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 border-t border-line px-5 py-1 text-sm text-muted lg:px-6">
        <span className="py-2">
          {t(shown.length < classes.length ? 'lines.some' : 'lines.all', {
            shown: shown.length,
            count: classes.length,
          })}
        </span>
        {shown.length < classes.length ? (
          <Link to="?klassen=alle" preventScrollReset className={link}>
            {t('lines.showAll', { count: classes.length })}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

/** What needs a look comes first: a class without a mentor, or one that somebody changed; in the order of their names. */
function firstClasses(classes: TurnPlan['classes']): TurnPlan['classes'] {
  const isSpecial = ({ flows, isChosen }: TurnPlan['classes'][number]) => isChosen || flows.length > 1
  const chosen = new Set([...classes.filter(isSpecial), ...classes.filter((each) => !isSpecial(each))].slice(0, SHOWN))
  return classes.filter((each) => chosen.has(each))
}
