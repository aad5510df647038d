import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { fates, type TurnException, type TurnPlan } from '#protocol/features/year-turn.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Plus } from '#ui/icons.tsx'

const SHOWN = 50

/** Who does not go along with their class. */
export function Exceptions({ turnId, plan: { exceptions, next } }: { turnId: string; plan: TurnPlan }) {
  const t = useT('year-turn')
  const count = exceptions.length
  const sums = fates.flatMap((fate) => {
    const number = exceptions.filter((each) => each.fate === fate).length
    return number === 0
      ? []
      : [t(number === 1 ? `exceptions.sumOne.${fate}` : `exceptions.sum.${fate}`, { count: number })]
  })
  return (
    <section aria-labelledby="uitzonderingen" className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3.5 lg:px-6">
        <h2 id="uitzonderingen" className="text-h3">
          {count === 0 ? t('exceptions.none') : t(count === 1 ? 'exceptions.one' : 'exceptions.many', { count })}
        </h2>
        <span className="text-sm text-muted">{count === 0 ? t('exceptions.noneWhy') : sums.join(', ')}</span>
        <ButtonLink to="/nieuw-schooljaar/leerling" look="outline" size="md" className="ml-auto max-sm:w-full">
          <Plus className="size-4.5 text-muted" />
          {t('exceptions.add')}
        </ButtonLink>
      </div>
      {count > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {exceptions.slice(0, SHOWN).map((each) => (
            <Exception key={each.studentId} turnId={turnId} each={each} year={next.name} />
          ))}
        </ul>
      ) : null}
      {count > SHOWN ? (
        <p className="border-t border-line px-6 py-3 text-sm text-muted">
          {t('exceptions.more', { count: count - SHOWN })}
        </p>
      ) : null}
    </section>
  )
}

function Exception({ turnId, each, year }: { turnId: string; each: TurnException; year: string }) {
  const t = useT('year-turn')
  const { name, className, fate, to, source, studentId, classId } = each
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:grid-cols-[minmax(0,1fr)_auto_11rem] lg:px-6">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} className="size-8 text-xs" />
        <div className="min-w-0 text-sm">
          <p className="truncate text-ui font-semibold">{name}</p>
          <p className="truncate text-muted">{t(`exceptions.source.${source}`, { class: className })}</p>
        </div>
      </div>
      <Form
        method="post"
        preventScrollReset
        className="flex gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px] max-sm:order-last max-sm:*:*:flex-1"
      >
        <fieldset className="contents">
          <legend className="sr-only">{t('exceptions.choice', { name })}</legend>
          <input type="hidden" name="do" value="student" />
          <input type="hidden" name="turnId" value={turnId} />
          <input type="hidden" name="studentId" value={studentId} />
          {fates.map((value) => (
            <button
              key={value}
              type="submit"
              name="fate"
              value={value}
              aria-pressed={fate === value}
              className="min-h-11 min-w-11 rounded-[min(var(--r-control),22px)] px-3 text-sm font-medium whitespace-nowrap text-muted aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-e1 lg:min-h-8"
            >
              {t(`fates.${value}`)}
            </button>
          ))}
        </fieldset>
      </Form>
      <p className="text-sm sm:col-span-2 lg:col-span-1">
        {fate === 'leaves' ? t('lines.off') : t('exceptions.to', { to: to ?? '', year })}{' '}
        <Link
          to={`/nieuw-schooljaar/klas/${classId}?leerling=${studentId}`}
          className="block font-medium text-primaryink underline underline-offset-3"
          aria-label={t('exceptions.changeOne', { name })}
        >
          {t('exceptions.change')}
        </Link>
      </p>
    </li>
  )
}
