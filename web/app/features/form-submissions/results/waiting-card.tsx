import { Form, Link } from 'react-router'
import { UndeliveredReason } from '#app/features/inbound-mail/undelivered.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BellRing } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Results } from './results.server.ts'

/** Who did not hand it in yet, the first due on top, and a push for them. */
export function WaitingCard({ of: { rows, records, page, last }, path }: { of: Results['waiting']; path: string }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const mine = rows.filter(({ canRemind }) => canRemind)
  return (
    <Card title={t('results.waiting.title')}>
      <p className="-mt-2 mb-2 text-ui text-muted">
        {records === 0
          ? t('results.waiting.none')
          : t(records === 1 ? 'results.waiting.count.one' : 'results.waiting.count.other', { count: records })}
      </p>
      <ul className="divide-y divide-line">
        {rows.map(({ id, name, waitsFor, role, dueOn, isLate, remindedAt, undelivered }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <Avatar name={name} className="size-10 text-sm" />
            <div className="min-w-0 flex-1">
              <Link to={`${path}/submissions/${id}`} className="block truncate font-semibold text-ink">
                {name || t('submission.nobody')}
              </Link>
              <p className="text-ui text-muted">
                {[
                  t('results.waiting.for', { name: waitsFor || t(`roles.${role}`) }),
                  dueOn ? t('own.due', { day: dateText(dueOn, locale) }) : '',
                  remindedAt ? t('results.waiting.reminded', { day: dateText(remindedAt, locale) }) : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {undelivered ? <UndeliveredReason why={undelivered} /> : null}
            </div>
            <StatusMark status={isLate ? 'warn' : 'wait'} />
          </li>
        ))}
      </ul>
      {mine.length > 0 ? (
        <Form method="post" className="mt-4">
          {mine.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <SubmitButton look="outline" className="w-full">
            <BellRing className="size-5 text-muted" />
            {t(mine.length === 1 ? 'results.remind' : 'results.remindAll', { count: mine.length })}
          </SubmitButton>
        </Form>
      ) : null}
      <div className="mt-3 empty:hidden">
        <Pager page={page} last={last} to={(number) => `${path}?wacht=${number}`} />
      </div>
    </Card>
  )
}
