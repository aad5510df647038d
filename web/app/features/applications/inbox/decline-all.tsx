import { Link, useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { CameBack } from '../answer/answer.server.ts'
import { choosing, reasonRules } from '../answer/answers.ts'
import { ReasonChips } from '../answer/reason-chips.tsx'
import type { Application } from '../applications.data.ts'

const choice = 'declineAll'
type Props = { rows: Application[]; to(change: Record<string, string>): string; cameBack?: CameBack }

/** When no place comes free any more: one no, with a reason, for everybody in line. */
export function DeclineAll({ rows, to, cameBack }: Props) {
  const t = useT('applications')
  const { search } = useLocation()
  const waiting = rows.filter(({ status, can }) => status === 'waiting' && can.declineApplication)
  if (waiting.length < 2) return null
  const isOpen = new URLSearchParams(search).get(choosing) === choice
  if (!isOpen) {
    return (
      <Link
        to={to({ [choosing]: choice })}
        preventScrollReset
        className={buttonClass('outline', 'md', 'mt-4 min-h-11 w-full')}
      >
        {t('host.declineAll.open', { count: waiting.length })}
      </Link>
    )
  }
  return (
    <RuledForm
      rules={reasonRules}
      errors={cameBack?.id === choice ? cameBack.errors : undefined}
      labels={{ ready: t('form.ready'), reason: t('form.reason') }}
      className="mt-4 grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 className="text-h4">{t('host.declineAll.title', { count: waiting.length })}</h2>
        <p className="mt-1 text-sm text-ink2">{t('host.declineAll.text')}</p>
      </div>
      <input type="hidden" name="do" value={choice} />
      {waiting.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <ReasonChips />
      <TextArea name="reason" label={t('form.reason')} rows={2} />
      <SubmitButton look="danger">{t('host.declineAll.do', { count: waiting.length })}</SubmitButton>
      <Link to={to({})} preventScrollReset className={buttonClass('ghost')}>
        {t('ask.cancel')}
      </Link>
    </RuledForm>
  )
}
