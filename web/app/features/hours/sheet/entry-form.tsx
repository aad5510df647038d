import { useState } from 'react'
import { Link } from 'react-router'
import { ClockNote } from '#app/features/unsent/clock-note.tsx'
import type { Unsent } from '#app/features/unsent/unsent.ts'
import { useUnsentForm } from '#app/features/unsent/use-unsent-form.ts'
import { today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { serverToday } from '#lib/server-clock.ts'
import { showToast } from '#lib/toasts.ts'
import { changeHours, logHours } from '#protocol/features/hours.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { hoursText, minutesOf } from '../hours-text.ts'
import { keptDay, readDay } from './kept-day.ts'
import { RemoveButton } from './remove-button.tsx'
import { RuleNote, useRules } from './rule-note.tsx'
import type { Entry, Sheet } from './sheet.data.ts'

const breaks = [0, 15, 30, 45, 60]

type Props = {
  of: Sheet
  entry?: Entry
  /** One that waits on this device, and that the server did not want as it was. */
  mended?: Unsent
  errors: FormError[]
  onClose?(): void
}

/**
 * A day that is filled in: as the last one was, because days are often alike. Its button says how long it becomes. A new
 * one may wait on the device until there is a line.
 */
export function EntryForm({ of, entry, mended, errors, onClose = () => {} }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const kept = mended && keptDay(mended)
  const [firstDay] = useState(() => kept?.day ?? dayFor(of, isHydrated))
  const like = entry ?? kept ?? of.entries.find(({ startsAt }) => startsAt !== null)
  const plain = entry ?? kept
  const isPlain = plain !== undefined && plain.startsAt === null
  const unsent = useUnsentForm({
    isOn: entry === undefined && of.isOwn,
    mended,
    read: (form) => readDay(of, form),
    onSent: (form) => {
      showToast({ title: t(form.get('submit') ? 'did.sent' : 'did.log'), color: 'success' })
      onClose()
    },
    onWaits: onClose,
  })
  const [length, setLength] = useState(
    minutesOf(like?.startsAt ?? '', like?.endsAt ?? '', like?.breakMinutes ?? 0) ?? plain?.minutes ?? null,
  )
  const { breaches, ask } = useRules(of.id, entry)
  // Who knows only how many hours it was sees no times, and the other way round.
  const [isOnlyHours, setIsOnlyHours] = useState(isPlain)
  const measure = (form: HTMLFormElement | null) => {
    if (!form) return
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '')
    const only = Number(text('hours').replace(',', '.'))
    ask(given)
    setLength(
      minutesOf(text('startsAt'), text('endsAt'), Number(text('breakMinutes'))) ?? (only > 0 ? only * 60 : null),
    )
  }
  const labels = {
    day: t('fields.day'),
    startsAt: t('fields.from'),
    endsAt: t('fields.to'),
    breakMinutes: t('fields.break'),
    minutes: t('fields.hours'),
    hours: t('fields.hours'),
    work: t('fields.work'),
    reason: t('fields.whyChanged'),
  }
  const id = entry ? `dag-${entry.id}` : 'dag-nieuw'
  const hours = length === null ? '' : hoursText(length, locale)
  return (
    <CommandForm
      id={id}
      command={entry ? changeHours : logHours}
      errors={unsent.errors ?? (mended?.refused && !unsent.isBusy ? mended.refused : errors)}
      labels={labels}
      onSubmit={unsent.onSubmit}
      onInput={() => measure(document.querySelector<HTMLFormElement>(`form#${id}`))}
      className="my-3 grid gap-4 rounded-card border-2 border-primarymark bg-surface p-4 md:p-5 print:hidden"
    >
      <h2 tabIndex={-1} className="text-h3">
        {t(entry ? 'form.change' : 'form.new')}
      </h2>
      {entry ? <input type="hidden" name="entryId" value={entry.id} /> : null}
      <Field name="day" label={labels.day} defaultValue={entry?.day ?? firstDay} />
      {entry ? null : <ClockNote />}
      {isOnlyHours ? null : (
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
          <TimeField
            name="startsAt"
            isOptional={false}
            label={labels.startsAt}
            defaultValue={like?.startsAt ?? '09:00'}
          />
          <TimeField name="endsAt" isOptional={false} label={labels.endsAt} defaultValue={like?.endsAt ?? ''} />
          <SelectField
            name="breakMinutes"
            label={labels.breakMinutes}
            className="max-md:col-span-2"
            isOptional={false}
            options={breaks.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? t('form.noBreak') : t('form.minutes', { minutes }),
            }))}
            defaultValue={String(like?.breakMinutes ?? 0)}
          />
        </div>
      )}
      {isPlain || !entry ? (
        <details
          open={isPlain}
          onToggle={({ currentTarget }) => setIsOnlyHours(currentTarget.open)}
          className="text-ui"
        >
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-primaryink">
            {t('form.onlyHours')}
          </summary>
          {isHydrated ? null : <p className="mt-1 mb-3 text-sm text-muted">{t('form.onlyHoursHint')}</p>}
          {isHydrated && !isOnlyHours ? null : (
            <Field
              name="hours"
              label={labels.minutes}
              inputMode="decimal"
              isOptional={!isHydrated}
              rule={undefined}
              defaultValue={isPlain && plain.minutes !== null ? hoursText(plain.minutes, locale) : ''}
            />
          )}
        </details>
      ) : null}
      <RuleNote of={of} breaches={breaches} />
      <Field name="work" label={labels.work} defaultValue={plain?.work ?? ''} placeholder={t('form.workExample')} />
      {entry?.status === 'approved' ? <Field name="reason" label={labels.reason} hint={t('form.asksAgain')} /> : null}
      <div className="flex flex-wrap gap-2">
        {entry?.status === 'approved' ? (
          <SubmitButton>{t('do.sendAgain')}</SubmitButton>
        ) : (
          <>
            <SubmitButton name="submit" value="true" isWorking={unsent.isBusy}>
              {hours ? t('form.send', { hours }) : t('do.send')}
            </SubmitButton>
            <SubmitButton look="outline" isWorking={unsent.isBusy}>
              {t('form.keep')}
            </SubmitButton>
          </>
        )}
        <Link
          to="?dag=geen"
          preventScrollReset
          onClick={(event) => {
            // Without a line there is no other address to go to.
            if (entry) return
            event.preventDefault()
            onClose()
          }}
          className={buttonClass('ghost', 'xl')}
        >
          {t('do.cancel')}
        </Link>
        {entry?.can.remove && (entry.status === 'draft' || entry.status === 'rejected') ? (
          <RemoveButton entry={entry} />
        ) : null}
        {/* After the button above, which says something else in its place. */}
        <input type="hidden" name="do" value={entry ? 'change' : 'log'} />
      </div>
    </CommandForm>
  )
}

/** Today by the server's clock, or the last day of an internship that is over. */
function dayFor({ endDate, seenAt }: Sheet, isHydrated: boolean): string {
  // While the page wakes up it says what the server said.
  const now = isHydrated ? serverToday() : today(new Date(seenAt))
  return endDate && endDate < now ? endDate : now
}
