import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import { type Status, StatusMark } from '#ui/status-mark.tsx'

const marks: Record<string, Status> = {
  signed: 'done',
  declined: 'warn',
  invited: 'now',
  viewed: 'now',
  waiting: 'todo',
}

/** Who signs when, and how far it is. */
export function SignSteps({ of: { steps } }: { of: ContractToSign }) {
  const t = useT('contracts')
  const locale = useLocale()
  return (
    <ol
      aria-label={t('sign.steps')}
      className="grid auto-cols-fr grid-flow-col rounded-card border border-line bg-surface px-2 py-4 lg:border-0 lg:bg-transparent lg:p-0"
    >
      {steps.map(({ role, name, status, at, isMe }, index) => (
        <li key={`${role} ${index}`} className="relative min-w-0 px-0.5 text-center sm:px-1">
          {index > 0 ? (
            <span
              aria-hidden="true"
              className={`absolute top-[11px] right-[calc(50%+1rem)] left-[calc(-50%+1rem)] h-0.5 ${status === 'waiting' ? 'bg-line2' : 'bg-okmark'}`}
            />
          ) : null}
          <StatusMark status={marks[status] ?? 'todo'} className="mx-auto size-6" />
          <span
            className={`mt-1.5 block text-cap hyphens-auto break-words sm:text-sm ${isMe ? 'font-bold text-primaryink' : 'font-semibold'}`}
          >
            {isMe ? t('sign.you') : t(`sign.roles.${role}`)}
          </span>
          <span className="block text-cap break-words text-muted">
            {isMe ? null : <span className="max-lg:sr-only">{name}, </span>}
            {at ? dateText(at, locale) : t(`sign.step.${status}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
