import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { closingText, openApplications } from '../open-applications.ts'
import { vacancyActions } from '../use-vacancy-actions.ts'
import type { VacancyAction } from '../vacancies-actions.server.ts'
import type { VacancyStatus } from '../vacancy-status.tsx'
import type { VacancyPage } from './vacancy-page.server.ts'

const marks: Record<VacancyStatus, Status> = {
  draft: 'now',
  in_review: 'wait',
  published: 'done',
  paused: 'warn',
  full: 'info',
  expired: 'warn',
  closed: 'skip',
  removed: 'err',
}
/** What one most likely wants to do in each state comes first. */
const order: VacancyAction[] = [
  'publishVacancy',
  'resumeVacancy',
  'renewVacancy',
  'reopenVacancy',
  'pauseVacancy',
  'duplicateVacancy',
  'closeVacancy',
]

/** Where it stands, in a sentence, and what one can do about it. */
export function NextStep({ vacancy }: { vacancy: VacancyPage }) {
  const t = useT('vacancies')
  const locale = useLocale()
  const { status, can, reviewReason, endDate, id } = vacancy
  const date = endDate ? dateText(endDate, locale, 'full') : ''
  const key = status === 'published' && endDate ? 'publishedUntil' : status
  const isSentBack = status === 'draft' && reviewReason
  return (
    <section aria-label={t('next.label')} className="rounded-card border border-line bg-surface p-5 md:p-7">
      <div className="flex gap-3.5">
        <StatusMark status={isSentBack ? 'warn' : marks[status]} className="mt-1 size-6" />
        <div className="min-w-0">
          <h2 className="text-h3">{t(`next.${isSentBack ? 'sentBack' : key}.title`)}</h2>
          <p className="mt-0.5 max-w-[60ch] text-ui text-ink2">
            {t(`next.${isSentBack ? 'sentBack' : key}.text`, { date, reason: reviewReason ?? '' })}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {can.approveVacancy ? <ButtonLink to={`/vacancies/review?id=${id}`}>{t('actions.judge')}</ButtonLink> : null}
        {order
          .filter((action) => can[action])
          .map((action, index) => (
            <ActionButton key={action} action={action} isFirst={index === 0 && !can.approveVacancy} vacancy={vacancy} />
          ))}
      </div>
    </section>
  )
}

type ButtonProps = { action: VacancyAction; isFirst: boolean; vacancy: VacancyPage }

/** Closing ends what others wait for, so that it asks first; all else can be taken back. */
function ActionButton({ action, isFirst, vacancy }: ButtonProps) {
  const t = useT('vacancies')
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const { confirm, dialog } = useConfirm()
  const isBusy = useNavigation().state !== 'idle'
  const Icon = vacancyActions[action].icon
  const ask = async () => {
    const title = t('sure.closeVacancy.one', { name: vacancy.title })
    const text = closingText(openApplications(vacancy.numbers.applications), t)
    isSure.current = await confirm({ title, text, verb: t('actions.closeVacancy'), isDanger: true })
    if (isSure.current) form.current?.requestSubmit()
  }
  const isMain = isFirst && ['publishVacancy', 'resumeVacancy', 'renewVacancy'].includes(action)
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={(event) => {
        if (action !== 'closeVacancy' || isSure.current) return
        event.preventDefault()
        void ask()
      }}
    >
      <input type="hidden" name="action" value={action} />
      <Button type="submit" look={isMain ? 'primary' : 'outline'} disabled={isBusy}>
        <Icon className="size-4.5" />
        {t(`actions.${action}`)}
      </Button>
      {dialog}
    </Form>
  )
}
