import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarCheck } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

type Person = {
  id: string
  name: string
  step: 'erase' | 'warn' | 'deactivate'
  dueOn: string
}
type Props = { people: Person[]; count: number; children: ReactNode; pager: ReactNode }

/** Whose turn it is within a month, so that a school can still say: not yet. */
export function PeopleDue({ people, count, children, pager }: Props) {
  const t = useT('retention')
  const locale = useLocale()
  return (
    <div id="mensen" className="scroll-mt-24">
      <Card title={t('people.title')}>
        {count > 0 ? <p className="-mt-1 mb-3 text-ui text-muted">{t('people.lead', { count })}</p> : null}
        {children}
        {people.length === 0 ? (
          <EmptyState icon={CalendarCheck} title={t('people.none')} text={t('people.noneWhy')} headingLevel={3} />
        ) : null}
        <ul>
          {people.map(({ id, name, step, dueOn }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
              <Avatar name={name} />
              <div className="min-w-0 flex-1 basis-52 text-ui">
                <Link to={`/users/${id}`} className="font-semibold text-ink underline-offset-3 hover:underline">
                  {name}
                </Link>
                <p className="text-muted">{t(`steps.${step}.on`, { date: dateText(dueOn, locale, 'full') })}</p>
              </div>
              <ButtonLink
                to={`?uitstel=${id}#mensen`}
                preventScrollReset
                look="outline"
                size="md"
                className="max-md:min-h-11 max-sm:w-full"
                aria-label={t('hold.openFor', { name })}
              >
                {t('hold.open')}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <div className="mt-2 flex justify-center empty:hidden">{pager}</div>
      </Card>
    </div>
  )
}
