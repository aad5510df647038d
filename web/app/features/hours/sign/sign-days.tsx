import { useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { answerHourLink, type LinkedDay, type LinkedHours } from '#protocol/features/hour-links.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Check } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { clockText, hoursText } from '../hours-text.ts'
import { otherHoursRule } from '../sheet/in-minutes.ts'
import { Slip } from '../sheet/slip.tsx'
import type { SignAnswer } from './sign.server.ts'

type Props = { of: LinkedHours; token: string; answering: string | null; cameBack?: SignAnswer }

/** All days at once with one button; each can be left out, or be otherwise. */
export function SignDays({ of, token, answering, cameBack }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  const [off, setOff] = useState<readonly string[]>([])
  const days = of.waiting
  const canTick = ({ id, needsSchool }: LinkedDay) => !needsSchool && id !== answering
  const ticked = days.filter((day) => canTick(day) && !off.includes(day.id))
  const isAll = ticked.length === days.length
  const labels = { otherHours: t('fields.otherHours'), reason: t('fields.why'), name: t('sign.fields.name') }
  const toggle = (id: string) => (on: boolean) => setOff(on ? off.filter((each) => each !== id) : [...off, id])
  return (
    <CommandForm
      command={answerHourLink}
      errors={cameBack && cameBack.name !== 'transfer' ? cameBack.errors : []}
      labels={labels}
      className="mt-5 grid gap-5"
    >
      <input type="hidden" name="seenAt" value={of.seenAt} />
      {of.kind === 'code' ? (
        <div className="rounded-card border border-line bg-surface p-5">
          <Field
            name="name"
            label={labels.name}
            hint={t('sign.fields.nameHint')}
            isOptional={false}
            autoComplete="name"
            defaultValue={of.confirmer ?? ''}
          />
        </div>
      ) : null}
      <Slip>
        <ul className="-my-4">
          {days.map((day) => (
            <li key={day.id} className="border-paperline py-4 not-last:border-b">
              <DayHead of={day} />
              {day.needsSchool ? <p className="mt-2 text-ui text-warnink">{t('broken')}</p> : null}
              {day.id === answering ? (
                <Otherwise of={day} token={token} />
              ) : (
                <div className="mt-3 grid grid-cols-2 gap-3">
                  {canTick(day) ? (
                    <label
                      htmlFor={`klopt-${day.id}`}
                      className="flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-control border border-line2 bg-surface px-3 font-semibold has-[:checked]:border-primarymark has-[:checked]:bg-primarysoft has-[:checked]:text-primaryink"
                    >
                      <TickBox
                        id={`klopt-${day.id}`}
                        name="entryIds"
                        value={day.id}
                        defaultChecked
                        aria-label={t('sign.rightOn', { day: dateText(day.day, locale, 'long') })}
                        onChange={(event) => toggle(day.id)(event.currentTarget.checked)}
                      />
                      {t('do.approve')}
                    </label>
                  ) : (
                    <span />
                  )}
                  <Link
                    to={`/teken?${new URLSearchParams({ token, terug: day.id })}`}
                    preventScrollReset
                    replace
                    aria-label={t('sign.otherwiseOn', { day: dateText(day.day, locale, 'long') })}
                    className={buttonClass('outline', 'xl')}
                  >
                    {t('do.otherwise')}
                  </Link>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Slip>
      {answering || !days.some(canTick) ? null : (
        <div className="sticky bottom-0 z-10 -mx-5 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:border-0 md:bg-transparent md:px-0">
          <SubmitButton name="do" value="approve" size="lg" className="w-full">
            <Check className="size-5" />
            {t(isAll ? 'sign.all' : 'confirm.approve', {
              hours: hoursText(
                ticked.reduce((sum, { minutes }) => sum + minutes, 0),
                locale,
              ),
            })}
          </SubmitButton>
        </div>
      )}
    </CommandForm>
  )
}

export function DayHead({ of: { day, startsAt, endsAt, breakMinutes, minutes, work } }: { of: LinkedDay }) {
  const t = useT('hours')
  const locale = useLocale()
  return (
    <>
      <div className="flex items-baseline gap-3">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="text-h4 font-semibold">{dateText(day, locale, 'weekday')}</span>
          {startsAt && endsAt ? (
            <span className="text-paperink tabular-nums">
              {clockText(startsAt)}–{clockText(endsAt)}
            </span>
          ) : null}
          {breakMinutes > 0 ? (
            <span className="text-sm text-paperink">{t('breakOf', { minutes: breakMinutes })}</span>
          ) : null}
        </p>
        <p className="shrink-0 text-h4 font-semibold tabular-nums">
          {t('sums.hours', { hours: hoursText(minutes, locale) })}
        </p>
      </div>
      {work ? <p className="break-words text-paperink">{work}</p> : null}
    </>
  )
}

/** It was otherwise: how long, and why. */
function Otherwise({ of: { id }, token }: { of: LinkedDay; token: string }) {
  const t = useT('hours')
  return (
    <div className="mt-4 grid gap-4">
      <Field name="otherHours" label={t('fields.otherHours')} hint={t('fields.otherHint')} rule={otherHoursRule} />
      <Field name="reason" label={t('fields.why')} hint={t('fields.whyHint')} isOptional={false} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <SubmitButton name="do" value={`reject:${id}`}>
          {t('do.reject')}
        </SubmitButton>
        <Link
          to={`/teken?${new URLSearchParams({ token })}`}
          preventScrollReset
          replace
          className={buttonClass('ghost', 'xl')}
        >
          {t('do.cancel')}
        </Link>
      </div>
    </div>
  )
}

export const Mark = ({ of }: { of: LinkedDay }) => (
  <StatusMark status={of.status === 'rejected' ? 'warn' : 'done'} className="mt-0.5 size-5" />
)
