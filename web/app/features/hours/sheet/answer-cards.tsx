import { Form } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { approveHours } from '#protocol/features/hours.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Check, Send } from '#ui/icons.tsx'
import { hoursText } from '../hours-text.ts'
import { type Entry, type Sheet, sumOf } from './sheet.data.ts'

const Ids = ({ of }: { of: readonly Entry[] }) =>
  of.map(({ id }) => <input key={id} type="hidden" name="entryIds" value={id} />)

/** "I am done with this week": everything that was only written down goes out at once. */
export function SendCard({ of: { entries, isOwn, isOpen, confirms, host } }: { of: Sheet }) {
  const t = useT('hours')
  const locale = useLocale()
  const drafts = entries.filter(({ status }) => status === 'draft')
  if (!isOwn || !isOpen || drafts.length === 0) return null
  return (
    <Card title={t('send.title')}>
      <p className="text-ui text-muted">{t('send.text', { who: confirms ?? host })}</p>
      <Form method="post" className="mt-4">
        <Ids of={drafts} />
        <SubmitButton name="do" value="submit" className="w-full">
          <Send className="size-5" />
          {t('form.send', { hours: hoursText(sumOf(drafts), locale) })}
        </SubmitButton>
      </Form>
    </Card>
  )
}

/** Everything that waits, with one button. The school says why it answers in place of the host. */
export function ConfirmCard({ of: { entries, student, seenAt, can }, errors }: { of: Sheet; errors: FormError[] }) {
  const t = useT('hours')
  const locale = useLocale()
  const isHost = can.state
  // What breaks the law about young people is not for a host to agree with.
  const waiting = entries.filter(
    ({ status, can: may, needsSchool }) => status === 'submitted' && may.reject && !(isHost && needsSchool),
  )
  if (waiting.length === 0) return null
  return (
    <Card title={t('confirm.title')}>
      <p className="text-ui text-muted">{t(isHost ? 'confirm.text' : 'confirm.instead', { student })}</p>
      <CommandForm
        command={approveHours}
        errors={errors}
        labels={{ reason: t('fields.whyInstead') }}
        className="mt-4 grid gap-4"
      >
        <Ids of={waiting} />
        <input type="hidden" name="seenAt" value={seenAt} />
        {isHost ? null : <Field name="reason" label={t('fields.whyInstead')} isOptional={false} />}
        <SubmitButton name="do" value="approve" className="w-full">
          <Check className="size-5" />
          {t('confirm.approve', { hours: hoursText(sumOf(waiting), locale) })}
        </SubmitButton>
      </CommandForm>
    </Card>
  )
}
