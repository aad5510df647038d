import { Form, Link, useSubmit } from 'react-router'
import type { ChosenPeriod } from '#app/features/periods/chosen-period.server.ts'
import { PeriodChoice } from '#app/features/periods/period-choice.tsx'
import { numberText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { usualWeights } from '#protocol/features/assign.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { GraduationCap } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Board } from './assign.data.ts'
import { FreeStudents } from './free-students.tsx'
import { OpenPlaces } from './open-places.tsx'
import { usePairs } from './use-pairs.ts'
import { WeightsCard } from './weights-card.tsx'

type Props = {
  periods: ChosenPeriod[]
  period: ChosenPeriod
  board: Board
  /** Only these take part: one class, or those whom one chose in a list. */
  chosen: { ids: string[]; group: string; isNamed: boolean } | null
  errors: FormError[]
}

const column = 'max-h-[34rem] overflow-x-hidden overflow-y-auto px-3 -mx-3'

/** Who has no place, and what is open for them. Nothing happens before somebody has looked at a proposal. */
export function AssignStart({ periods, period, board, chosen, errors }: Props) {
  const t = useT('assign')
  const locale = useLocale()
  const { pairs, taken, take, set, put } = usePairs()
  const ids = chosen && new Set(chosen.ids)
  const students = ids ? board.students.filter(({ id }) => ids.has(id)) : board.students
  const { places } = board
  const more = { ...board.more, students: chosen ? 0 : board.more.students }
  const count = students.length + more.students
  const say = (value: number) => numberText(value, locale)
  const nameOf = (studentId: string) => board.students.find(({ id }) => id === studentId)?.name ?? ''
  const isEmpty = count === 0 || places.length === 0
  return (
    <div className="wrap-wide py-6 md:py-8">
      <Form method="post" id="propose">
        <input type="hidden" name="periodId" value={period.id} />
        {chosen ? students.map(({ id }) => <input key={id} type="hidden" name="student" value={id} />) : null}
        {[...pairs].map(([studentId, vacancyId]) => (
          <input key={studentId} type="hidden" name="lock" value={`${studentId}:${vacancyId}`} />
        ))}
      </Form>
      <ListHead title={t(count === 1 ? 'start.titleOne' : 'start.title', { count: say(count) })} lead={t('start.lead')}>
        <PeriodChoice periods={periods} period={period} />
        {pairs.size > 0 ? (
          <SubmitButton form="propose" look="outline" name="do" value="onlyPairs">
            {t(pairs.size === 1 ? 'pairs.onlyOne' : 'pairs.only', { count: say(pairs.size) })}
          </SubmitButton>
        ) : null}
        <SubmitButton form="propose" name="do" value="propose" disabled={isEmpty}>
          {t('propose')}
        </SubmitButton>
      </ListHead>
      <Narrow students={board.students} chosen={chosen} periodId={period.id} />
      <div className="mt-4 grid gap-4">
        <FormProblems errors={errors} />
      </div>
      {count === 0 ? (
        <EmptyState
          icon={GraduationCap}
          title={t(chosen ? 'start.nobodyHere' : 'start.allPlaced')}
          text={t(chosen ? 'start.nobodyHereText' : 'start.allPlacedText')}
        />
      ) : (
        <>
          <p className="mt-4 text-sm text-muted">{t('pairs.hint')}</p>
          <div className="mt-3 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
            <FreeStudents {...{ students, pairs, taken }} more={more.students} onTake={take} className={column} />
            <OpenPlaces
              {...{ places, pairs, nameOf, taken }}
              more={more.places}
              onPut={put}
              onRemove={(studentId) => set(studentId, null)}
              className={column}
            />
            <WeightsCard weights={usualWeights} form="propose" />
          </div>
        </>
      )}
    </div>
  )
}

/** Everybody, one class, or whom a list named. It stands in the address, so that it works without scripts. */
function Narrow({
  students,
  chosen,
  periodId,
}: Pick<Props, 'chosen'> & { students: Board['students']; periodId: string }) {
  const t = useT('assign')
  const submit = useSubmit()
  const isHydrated = useIsHydrated()
  const groups = [...new Set(students.flatMap(({ group }) => group ?? []))].sort((a, b) => a.localeCompare(b, 'nl'))
  if (groups.length < 2 && !chosen) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {chosen?.isNamed ? (
        <p className="text-ui font-semibold">
          {t(chosen.ids.length === 1 ? 'narrow.namedOne' : 'narrow.named', { count: chosen.ids.length })}
        </p>
      ) : (
        <Form method="get" className="flex items-center gap-2">
          <input type="hidden" name="periode" value={periodId} />
          <label className="flex items-center gap-2.5 text-ui">
            <span className="font-semibold">{t('narrow.group')}</span>
            <select
              key={chosen?.group ?? ''}
              name="klas"
              defaultValue={chosen?.group ?? ''}
              onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
              className="h-11 rounded-control border border-fieldline bg-surface px-4 text-ui text-ink"
            >
              <option value="">{t('narrow.all')}</option>
              {groups.map((group) => (
                <option key={group} value={group}>
                  {group}
                </option>
              ))}
            </select>
          </label>
          {isHydrated ? null : (
            <Button type="submit" look="outline" size="md">
              {t('narrow.show')}
            </Button>
          )}
        </Form>
      )}
      {chosen ? (
        <Link
          to={`?periode=${periodId}&voorstel=nieuw`}
          className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-4"
        >
          {t('narrow.everybody')}
        </Link>
      ) : null}
    </div>
  )
}
