import { Form, Link } from 'react-router'
import type { ChosenPeriod } from '#app/features/periods/chosen-period.server.ts'
import { PeriodChoice } from '#app/features/periods/period-choice.tsx'
import { numberText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { usualWeights } from '#protocol/features/assign.ts'
import { Avatar } from '#ui/avatar.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { GraduationCap } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Board } from './assign.data.ts'
import { WeightsCard } from './weights-card.tsx'

type Props = { periods: ChosenPeriod[]; period: ChosenPeriod; board: Board; errors: FormError[] }

const column = 'max-h-[34rem] overflow-x-hidden overflow-y-auto'

/** Who has no place, and what is open for them. Nothing happens before somebody has looked at a proposal. */
export function AssignStart({ periods, period, board, errors }: Props) {
  const t = useT('assign')
  const locale = useLocale()
  const { students, places, more } = board
  const room = places.reduce((sum, { left }) => sum + left, 0)
  const count = students.length + more.students
  const say = (value: number) => numberText(value, locale)
  return (
    <div className="wrap-wide py-6 md:py-8">
      <Form method="post" id="propose">
        <input type="hidden" name="periodId" value={period.id} />
      </Form>
      <ListHead title={t('start.title', { count: say(count) })} lead={t('start.lead')}>
        <PeriodChoice periods={periods} period={period} />
        <SubmitButton form="propose" name="do" value="propose" disabled={count === 0 || places.length === 0}>
          {t('propose')}
        </SubmitButton>
      </ListHead>
      <div className="mt-4 grid gap-4">
        <FormProblems errors={errors} />
      </div>
      {count === 0 ? (
        <EmptyState icon={GraduationCap} title={t('start.allPlaced')} text={t('start.allPlacedText')} />
      ) : (
        <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
          <Card title={t('start.students', { count: say(count) })}>
            <ul className={column}>
              {students.map(({ id, name, group, level, interests }) => (
                <li key={id} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
                  <Avatar name={name} className="size-9 text-sm" />
                  <span className="min-w-0">
                    <Link
                      to={`/users/${id}`}
                      className="block truncate text-ui font-semibold no-underline hover:underline"
                    >
                      {name}
                    </Link>
                    <span className="block truncate text-sm text-muted">
                      {[group, level, ...interests.slice(0, 3)].filter(Boolean).join(', ')}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {more.students > 0 ? (
              <p className="mt-3 text-sm text-muted">{t('start.more', { count: say(more.students) })}</p>
            ) : null}
          </Card>
          <Card title={t('start.places', { count: say(places.length), room: say(room) })}>
            {places.length === 0 ? <p className="text-ui text-muted">{t('start.noPlaces')}</p> : null}
            <ul className={column}>
              {places.map(({ id, title, host, city, left }) => (
                <li key={id} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
                  <span className="min-w-0 flex-1">
                    <Link
                      to={`/stagebank/${id}`}
                      className="block truncate text-ui font-semibold no-underline hover:underline"
                    >
                      {title}
                    </Link>
                    <span className="block truncate text-sm text-muted">{[host, city].filter(Boolean).join(', ')}</span>
                  </span>
                  <span className="shrink-0 text-sm font-semibold text-ink2">
                    {t('start.left', { count: say(left) })}
                  </span>
                </li>
              ))}
            </ul>
            {more.places > 0 ? (
              <p className="mt-3 text-sm text-muted">{t('start.morePlaces', { count: say(more.places) })}</p>
            ) : null}
          </Card>
          <WeightsCard weights={usualWeights} form="propose" />
        </div>
      )}
    </div>
  )
}
