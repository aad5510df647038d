import { useState } from 'react'
import { dateText, numberText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { minutesOf, roundOf } from '#protocol/features/visit-round.ts'
import {
  planVisits,
  USUAL_MINUTES,
  type VisitBoard,
  type VisitCandidate,
  visitKinds,
} from '#protocol/features/visits.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { LateTimeField } from '#ui/late-fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import { isThere, kilometres, nextDayOf, travelOf } from './near.ts'
import type { PlanView } from './plan-view.ts'

type Props = {
  round: VisitCandidate[]
  view: PlanView
  board: VisitBoard
  me: string
  today: string
  errors?: FormError[]
}

/** When most people are at work. */
const FIRST = '10:00'
const lengths = [15, 20, 30, 45, 60, 90]

/** When, how long and how; who was chosen stands in the order in which one drives past them. */
export function PlanCard({ round, view, board, me, today, errors }: Props) {
  const t = useT('visits')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const travel = travelOf(round)
  const [given, setGiven] = useState({ time: FIRST, minutes: USUAL_MINUTES, between: travel, travel })
  // Another round has another way; what was typed was for the one before.
  const between = given.travel === travel ? given.between : travel
  const times = roundOf(minutesOf(given.time) ?? 0, round, given.minutes, between) ?? []
  const day = view.day >= today ? view.day : nextDayOf(round[0], today)
  const labels = {
    day: t('fields.day'),
    time: t(round.length > 1 ? 'fields.firstTime' : 'fields.time'),
    minutes: t('fields.minutes'),
    between: t('fields.between'),
    kind: t('fields.kind'),
    place: t('fields.place'),
    visitorId: t('fields.visitorId'),
    internshipIds: t('list.label'),
  }
  const visitors = board.mentors.some(({ id }) => id === me)
    ? board.mentors
    : [{ id: me, name: t('fields.myself') }, ...board.mentors]
  const isRound = round.length > 1
  const absent = day ? round.filter((each) => !isThere(each, day)) : []
  if (isHydrated && round.length === 0)
    return (
      <Card title={t('plan.title')}>
        <p className="text-ui text-muted">{t(view.day ? 'plan.chooseWho' : 'plan.chooseDay')}</p>
      </Card>
    )
  return (
    <Card
      title={
        isRound
          ? t('plan.many', { count: round.length })
          : t('plan.one', { name: round[0]?.student.split(' ')[0] ?? '' })
      }
      className="scroll-mt-4"
    >
      <Round round={round} times={times} />
      {absent.length > 0 ? (
        <Notice tone="warn">
          {t(absent.length === 1 ? 'plan.absentOne' : 'plan.absent', {
            names: absent.map(({ student }) => student).join(', '),
            date: dateText(day, locale, 'long'),
          })}
        </Notice>
      ) : null}
      <CommandForm
        id="plan"
        command={planVisits}
        errors={errors}
        labels={labels}
        onInput={() => setGiven({ ...readGiven(), travel })}
        className="mt-4 grid grid-cols-2 gap-4"
      >
        {isHydrated
          ? round.map(({ internshipId }) => (
              <input key={internshipId} type="hidden" name="internshipIds" value={internshipId} />
            ))
          : null}
        <Field name="day" label={labels.day} defaultValue={day} className="col-span-2" />
        <LateTimeField name="time" label={labels.time} defaultValue={FIRST} />
        <SelectField
          name="minutes"
          label={labels.minutes}
          isOptional={false}
          defaultValue={String(USUAL_MINUTES)}
          options={lengths.map((each) => ({ value: String(each), label: t('minutes', { minutes: each }) }))}
        />
        {isRound ? (
          <Field
            key={travel}
            name="between"
            label={labels.between}
            isOptional={false}
            defaultValue={travel}
            unit={t('fields.minutesUnit')}
          />
        ) : null}
        <SelectField
          name="kind"
          label={labels.kind}
          isOptional={false}
          defaultValue="onSite"
          className={isRound ? '' : 'col-span-2'}
          options={visitKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        {visitors.length > 1 ? (
          <SelectField
            name="visitorId"
            label={labels.visitorId}
            isOptional={false}
            defaultValue={visitors.some(({ id }) => id === view.mentor) ? view.mentor : me}
            className="col-span-2"
            options={visitors.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <div className="col-span-2">
          <StickyAction>
            <SubmitButton className="flex-1">
              {isRound ? t('plan.submitMany', { count: round.length }) : t('plan.submit')}
            </SubmitButton>
          </StickyAction>
        </div>
        <p className="col-span-2 text-sm text-muted">{t('plan.told')}</p>
      </CommandForm>
    </Card>
  )
}

/** What the form says now, for the times of the others. */
function readGiven() {
  const form = document.getElementById('plan')
  const typed = form instanceof HTMLFormElement ? new FormData(form) : new FormData()
  return {
    time: formText(typed, 'time'),
    minutes: Number(formText(typed, 'minutes')) || USUAL_MINUTES,
    between: Number(formText(typed, 'between')) || 0,
  }
}

/** In the order of the way, with how far it is from one to the next. */
function Round({ round: way, times }: { round: VisitCandidate[]; times: string[] }) {
  const t = useT('visits')
  const locale = useLocale()
  if (way.length === 0) return null
  return (
    <ol className="mb-3">
      {way.map((each, index) => {
        const before = way[index - 1]
        const away = before ? kilometres(before, each) : null
        return (
          <li key={each.internshipId} className="flex items-start gap-3 py-1.5">
            <span className="mt-0.5 w-12 shrink-0 rounded-tile bg-primarysoft py-0.5 text-center text-sm font-bold text-primaryink tabular-nums">
              {times[index] ?? index + 1}
            </span>
            <span className="min-w-0 flex-1 text-ui">
              <span className="block font-semibold">{each.student}</span>
              <span className="block text-sm text-muted">
                {[each.host, each.address ?? each.city].filter(Boolean).join(', ')}
              </span>
            </span>
            {away === null ? null : (
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {away < 0.05 ? t('plan.same') : t('km', { km: numberText(away, locale) })}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
