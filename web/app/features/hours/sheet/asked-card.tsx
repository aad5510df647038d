import { Form } from 'react-router'
import { UndeliveredReason } from '#app/features/inbound-mail/undelivered.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BellRing } from '#ui/icons.tsx'
import { hoursText } from '../hours-text.ts'
import type { Sheet } from './sheet.data.ts'

/** What lies with the host, when it was last asked, and how to ask again. */
export function AskedCard({ of }: { of: Sheet }) {
  const t = useT('hours')
  const locale = useLocale()
  const { can, waiting, askedAt, hasContact, handler, openLinks, isOpen, undelivered } = of
  const mayAsk = can.remind && waiting > 0 && isOpen
  if (!mayAsk && !(can.endLinks && openLinks > 0)) return null
  const who = handler ?? of.confirms ?? of.host
  return (
    <Card title={t('asked.title')}>
      <div className="grid gap-1 text-ui text-muted">
        {mayAsk ? <p>{t('asked.waits', { hours: hoursText(waiting, locale), who })}</p> : null}
        {handler && can.endLinks ? <p>{t('asked.handler', { name: handler })}</p> : null}
        {mayAsk && hasContact ? (
          <p>{askedAt ? t('asked.at', { moment: dateText(askedAt, locale, 'moment') }) : t('asked.never')}</p>
        ) : null}
        {hasContact ? null : <p>{t('asked.noContact')}</p>}
        {mayAsk && undelivered ? <UndeliveredReason why={undelivered} /> : null}
        {can.endLinks && openLinks > 0 ? (
          <p>{t(openLinks === 1 ? 'asked.links.one' : 'asked.links.other', { count: openLinks })}</p>
        ) : null}
      </div>
      <Form method="post" className="mt-4 grid gap-2" preventScrollReset>
        {mayAsk && hasContact ? (
          <SubmitButton name="do" value="remind" look="outline">
            <BellRing className="size-5" />
            {t('asked.remind')}
          </SubmitButton>
        ) : null}
        {can.endLinks && openLinks > 0 ? (
          <SubmitButton name="do" value="endLinks" look="ghost">
            {t('asked.endLinks')}
          </SubmitButton>
        ) : null}
      </Form>
    </Card>
  )
}
