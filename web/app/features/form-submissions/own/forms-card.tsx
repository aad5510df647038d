import { useLocale, useT } from '#lib/i18n.tsx'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { Card } from '#ui/card.tsx'
import { ChevronRight } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { submissionMarks } from '../submission/status-line.tsx'
import { FormRows } from './form-rows.tsx'
import type { FormOfInternship, OwnForm } from './own-forms.server.ts'

/** What one has to fill in, each with its button. Nothing is no card. */
export function FormsToFillIn({ rows }: { rows: OwnForm[] }) {
  const t = useT('form-submissions')
  if (rows.length === 0) return null
  return (
    <Card title={t('own.todo')}>
      <FormRows rows={rows} />
    </Card>
  )
}

/** The forms of one internship and how far each is. */
export function FormsOfInternship({ forms }: { forms: FormOfInternship[] }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  if (forms.length === 0) return null
  return (
    <section className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <h2 className="px-5 pt-5 pb-2 text-h3 md:px-6">{t('own.title')}</h2>
      <ul className="divide-y divide-line pb-1">
        {forms.map(({ id, title, role, status, isOwn, to }) => (
          <li key={id}>
            <a
              href={to}
              className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 md:px-5"
            >
              <StatusMark status={submissionMarks[status]} className="size-6" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{inLanguage(title, locale)}</span>
                <span className="block text-sm text-muted">
                  {/* Whoever has to fill it in knows who that is. */}
                  {isOwn ? null : `${t(`roles.${role}`)} · `}
                  {t(`status.${status}`)}
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
