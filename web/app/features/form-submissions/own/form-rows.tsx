import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { buttonClass } from '#ui/button.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { OwnForm } from './own-forms.server.ts'

const marks: Partial<Record<OwnForm['status'], Status>> = {
  submitted: 'done',
  accepted: 'done',
  returned: 'warn',
  in_progress: 'now',
}
const buttons = {
  requested: 'fill',
  in_progress: 'goOn',
  returned: 'mend',
  submitted: 'view',
  accepted: 'view',
  expired: 'view',
  cancelled: 'view',
} as const

/** Each with its one button, which leads to the form itself. */
export function FormRows({ rows }: { rows: OwnForm[] }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const stateOf = ({ status, dueOn, isLate, page, submittedAt }: OwnForm) => {
    const due = dueOn ? t(isLate ? 'own.late' : 'own.due', { day: dateText(dueOn, locale) }) : ''
    if (status === 'returned') return [t('own.returned'), due]
    if (status === 'in_progress') return [t('own.started', { page: page + 1 }), due]
    if (status === 'accepted') return [t('own.accepted')]
    return submittedAt ? [t('own.submitted', { day: dateText(submittedAt, locale) })] : [due]
  }
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => {
        const title = inLanguage(row.title, locale)
        const name = buttons[row.status]
        return (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
            <StatusMark
              status={row.isLate && name !== 'view' ? 'warn' : (marks[row.status] ?? 'todo')}
              className="size-6"
            />
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold break-words">{title}</p>
              <p className="text-ui break-words text-muted">
                {[row.about, ...stateOf(row)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <a
              href={`/forms/${row.id}`}
              aria-label={`${t(`own.${name}`)}: ${title}`}
              className={buttonClass(name === 'view' ? 'outline' : 'primary', 'md', 'min-h-11')}
            >
              {t(`own.${name}`)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
