import { useState } from 'react'
import { Form } from 'react-router'
import { timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QrCode as QrIcon } from '#ui/icons.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import type { ShownQr } from './qr.server.ts'
import type { Sheet } from './sheet.data.ts'

/** While days wait, for a supervisor who stands beside the student and has a phone, but no account. */
const canShow = ({ can, entries, isOpen }: Sheet) =>
  can.showCode && isOpen && entries.some(({ status }) => status === 'submitted')

export function CodeButton({ of }: { of: Sheet }) {
  const t = useT('hours')
  if (!canShow(of)) return null
  return (
    <Form method="post" className="max-sm:w-full">
      <SubmitButton name="do" value="code" look="outline" className="max-sm:w-full">
        <QrIcon className="size-5" />
        {t('code.show')}
      </SubmitButton>
    </Form>
  )
}

/** Stays while the sheet behind it changes with each day that is signed; gone once none waits. */
export function CodeCard({ of, shown }: { of: Sheet; shown: ShownQr | undefined }) {
  const t = useT('hours')
  const [kept, setKept] = useState(shown)
  if (shown && shown !== kept) setKept(shown)
  if (!kept || !canShow(of)) return null
  return (
    <div className="mx-auto mt-2 mb-5 max-w-96 print:hidden">
      <Card title={t('code.scan')}>
        <Shown of={kept} />
      </Card>
    </div>
  )
}

function Shown({ of: { code, site, until, square } }: { of: ShownQr }) {
  const t = useT('hours')
  const locale = useLocale()
  return (
    <div aria-live="polite" className="grid gap-3 text-center">
      <QrCode of={square} label={t('code.alt')} className="mx-auto w-full max-w-64 rounded-tile border border-line" />
      <p className="text-ui text-muted">{t('code.or', { site })}</p>
      <p className="font-heading text-h2 font-bold tracking-widest tabular-nums">{code}</p>
      <p className="text-sm text-muted">
        {t('code.until', { time: timeText(until, locale) })} {t('code.honest')}
      </p>
    </div>
  )
}
