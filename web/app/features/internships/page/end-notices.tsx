import { Form } from 'react-router'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { blockDay } from '../block-urgency.ts'
import type { InternshipPage } from './internship.data.ts'
import { pageAddress } from './moves.ts'

/** Why it ended before its time, and through whom. */
export function EndedNotice({ of: { status, ended, endDate } }: { of: InternshipPage }) {
  const t = useT('internships')
  const locale = useLocale()
  if (status !== 'stopped' || !ended) return null
  const day = endDate ? dateNear(endDate, locale, today(), 'long') : ''
  return (
    <Notice tone="info">
      <span className="block font-semibold">
        {[t('ended.title', { day }), ended.by ? t(`ended.by.${ended.by}`) : ''].filter(Boolean).join(' ')}
      </span>
      <span className="block whitespace-pre-line">{ended.reason}</span>
    </Notice>
  )
}

/** Somebody asks to stop: who decides stops it or lets it go on, who asked can take it back. */
export function StopNotice({ of, list }: { of: InternshipPage; list: string }) {
  const t = useT('internships')
  const locale = useLocale()
  const { stop, can, id } = of
  if (!stop) return null
  const who = { student: of.student.name, host: of.host.name }[stop.by]
  const isAsker = !can.stopInternship
  const date = dateNear(blockDay(stop.at), locale, today())
  return (
    <Card label={t('stop.label')} className="border-warnmark">
      <p className="font-semibold">{isAsker ? t('stop.youAsked', { date }) : t('stop.asks', { who, date })}</p>
      <p className="mt-1 text-ui whitespace-pre-line">{stop.reason}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {can.stopInternship ? (
          <ButtonLink to={pageAddress(id, list, 'stopInternship')} preventScrollReset>
            {t('actions.stopInternship')}
          </ButtonLink>
        ) : null}
        {can.leaveStopRequest ? (
          <Form method="post">
            <input type="hidden" name="do" value="leaveStopRequest" />
            <SubmitButton look="outline">{t(isAsker ? 'stop.takeBack' : 'stop.goOn')}</SubmitButton>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}
