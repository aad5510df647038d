import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { Row } from '#protocol/declaring/rows.ts'
import { type bulkMessageRecipients, leftOutReasons } from '#protocol/features/bulk-messages.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Users } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { reachMarks } from './counts.tsx'

type Person = Row<typeof bulkMessageRecipients>

/** One person a line: what became of it, and why not where it did not arrive. */
export function RecipientRows({ people }: { people: Person[] }) {
  const t = useT('bulk-messages')
  const locale = useLocale()
  if (people.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={Users} title={t('report.nobody')} text={t('report.nobodyText')} />
      </div>
    )
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {people.map(({ id, name, email, state, reason, sentAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-3 not-first:border-t md:px-5"
        >
          <Avatar name={name} className="size-8 shrink-0 text-micro max-sm:hidden" />
          <p className="min-w-0 flex-1 basis-52">
            <span className="block truncate text-ui font-semibold">{name}</span>
            <span className="block truncate text-sm text-muted">{email}</span>
          </p>
          <p className="text-sm text-muted">
            {reason ? whyOf(t, reason) : sentAt ? dateText(sentAt, locale, 'moment') : ''}
          </p>
          <StatusPill status={reachMarks[state]}>{t(`states.${state}`)}</StatusPill>
        </li>
      ))}
    </ul>
  )
}

/** Why somebody was left out in words; of a mail that came back what the mail server said in a code. */
export function whyOf(t: ReturnType<typeof useT<'bulk-messages'>>, reason: string): string {
  const known = leftOutReasons.find((each) => each === reason)
  if (known) return t(`reasons.${known}`)
  return /^(55[0-3]|5\.1\.\d+)$/.test(reason) ? t('report.noSuchAddress') : t('report.refused', { code: reason })
}
