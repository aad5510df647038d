import { Form, Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { rejectHours } from '#protocol/features/hours.ts'
import { breachSentence } from '#protocol/features/working-time-sentence.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Pencil } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { clockText, hoursText } from '../hours-text.ts'
import { AddPhoto, DayPhoto } from './day-photo.tsx'
import { otherHoursRule } from './in-minutes.ts'
import type { Entry, Sheet } from './sheet.data.ts'

const marks: Record<Entry['status'], Status> = {
  draft: 'todo',
  submitted: 'wait',
  approved: 'done',
  locked: 'done',
  rejected: 'warn',
}

type Props = { of: Sheet; entry: Entry; isAnswering: boolean; errors: FormError[]; photoErrors: FormError[] }

/** One day: when, how long, what, and how it stands. Below it what its reader can do about it. */
export function EntryRow({ of, entry, isAnswering, errors, photoErrors }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  const { day, startsAt, endsAt, breakMinutes, minutes, work, status, note, otherMinutes } = entry
  const times = startsAt && endsAt ? `${clockText(startsAt)}–${clockText(endsAt)}` : ''
  const said =
    status === 'approved'
      ? howAgreed(entry, of.isOwn)
      : status === 'submitted' && entry.needsSchool
        ? 'atSchool'
        : status
  return (
    <li className="border-b border-paperline py-3.5 print:break-inside-avoid print:py-1">
      <div className="flex items-start gap-3">
        <StatusMark status={marks[status]} className="mt-0.5 size-5" />
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
          <span className="font-semibold">{dateText(day, locale, 'weekday')}</span>
          <span className="text-ui text-paperink tabular-nums">{times}</span>
          {breakMinutes > 0 ? (
            <span className="text-sm text-paperink">{t('breakOf', { minutes: breakMinutes })}</span>
          ) : null}
        </p>
        <p className="shrink-0 font-semibold tabular-nums">{t('count', { hours: hoursText(minutes, locale) })}</p>
        <ChangeLink of={of} entry={entry} />
        <AddPhoto of={of} entry={entry} />
      </div>
      <div className="pl-8 print:flex print:flex-wrap print:items-baseline print:gap-x-3">
        {work ? <p className="text-ui break-words text-paperink">{work}</p> : null}
        <p className="text-sm text-paperink">
          {t(`states.${said}`, { who: entry.decidedBy ?? of.confirms ?? of.host })}
        </p>
        <Broken of={of} entry={entry} />
        {note ? <p className="mt-1 text-ui break-words">“{note}”</p> : null}
        {otherMinutes !== null ? (
          <p className="mt-1 text-ui font-semibold">{t('other', { hours: hoursText(otherMinutes, locale) })}</p>
        ) : null}
      </div>
      <DayPhoto entry={entry} errors={photoErrors} />
      {isAnswering && entry.can.reject ? (
        <OtherwiseForm entry={entry} errors={errors} />
      ) : (
        <EntryButtons of={of} entry={entry} />
      )}
    </li>
  )
}

/** Who reads it sees whether it was by a code, which anybody could have scanned. */
const howAgreed = ({ decidedAs, decidedVia }: Entry, isOwn: boolean) =>
  decidedAs === 'school' ? 'bySchool' : decidedVia === 'code' ? (isOwn ? 'byCodeOwn' : 'byCode') : 'approved'

/** A pencil at the end of the line: most days never need it. */
function ChangeLink({ of: { isOpen }, entry: { id, day, can, status } }: { of: Sheet; entry: Entry }) {
  const t = useT('hours')
  const locale = useLocale()
  if (!can.change || !isOpen || status === 'locked' || status === 'submitted') return null
  return (
    <Link
      to={`?dag=${id}`}
      aria-label={t('do.changeDay', { day: dateText(day, locale, 'long') })}
      className="-my-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-control text-paperink print:hidden"
    >
      <Pencil className="size-4.5" />
    </Link>
  )
}

/** What the law about young people says to it. Who may not know the age reads only that the school decides. */
function Broken({ of: { isOwn }, entry: { breaches, needsSchool, status } }: { of: Sheet; entry: Entry }) {
  const t = useT('hours')
  const locale = useLocale()
  if (!needsSchool || status === 'locked') return null
  const said = breaches.map((breach) => breachSentence(breach, locale, isOwn ? 'you' : 'other'))
  return (
    <div className="mt-1.5 flex gap-2 text-ui text-warnink">
      <StatusMark status="warn" className="mt-0.5 size-4.5" />
      <p>{said.length > 0 ? said.join(' ') : t('broken')}</p>
    </div>
  )
}

const small = 'min-h-11'

/** What can be done with this day now, by who reads it. */
function EntryButtons({
  of: {
    isOpen,
    can: { state: isHost },
  },
  entry,
}: {
  of: Sheet
  entry: Entry
}) {
  const t = useT('hours')
  const { id, can, status, otherMinutes, needsSchool } = entry
  const answers = can.reject && status === 'submitted'
  const shows = {
    approve: answers,
    agree: can.agree && status === 'rejected' && otherMinutes !== null && otherMinutes > 0,
    recall: can.recall && isOpen && status === 'submitted',
    takeBack: can.reject && !isHost && isOpen && status === 'approved' && entry.decidedVia === 'code',
  }
  if (!Object.values(shows).includes(true)) return null
  const one = (name: 'agree' | 'recall', look: 'primary' | 'ghost') => (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="entryId" value={id} />
      <SubmitButton name="do" value={name} look={look} size="md" className={small}>
        {t(`do.${name}`)}
      </SubmitButton>
    </Form>
  )
  return (
    <div className="mt-2.5 flex flex-wrap gap-2 pl-8 print:hidden">
      {shows.approve ? (
        <>
          {isHost && needsSchool ? null : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="entryIds" value={id} />
              <SubmitButton name="do" value="approve" look="soft" size="md" className={small}>
                {t('do.approve')}
              </SubmitButton>
            </Form>
          )}
          <Link to={`?terug=${id}`} preventScrollReset className={buttonClass('outline', 'md', small)}>
            {t('do.otherwise')}
          </Link>
        </>
      ) : null}
      {shows.agree ? one('agree', 'primary') : null}
      {shows.recall ? one('recall', 'ghost') : null}
      {shows.takeBack ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="entryIds" value={id} />
          <SubmitButton name="do" value="undoApprove" look="ghost" size="md" className={small}>
            {t('do.takeBack')}
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  )
}

/** It was otherwise: how long, and why. */
function OtherwiseForm({ entry: { id }, errors }: { entry: Entry; errors: FormError[] }) {
  const t = useT('hours')
  const labels = { otherHours: t('fields.otherHours'), reason: t('fields.why') }
  return (
    <CommandForm command={rejectHours} errors={errors} labels={labels} className="mt-3 grid gap-4 pl-8 print:hidden">
      <input type="hidden" name="entryId" value={id} />
      <Field name="otherHours" label={labels.otherHours} hint={t('fields.otherHint')} rule={otherHoursRule} />
      <Field name="reason" label={labels.reason} hint={t('fields.whyHint')} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="do" value="reject">
          {t('do.reject')}
        </SubmitButton>
        <Link to="?" preventScrollReset className={buttonClass('ghost', 'xl')}>
          {t('do.cancel')}
        </Link>
      </div>
    </CommandForm>
  )
}
