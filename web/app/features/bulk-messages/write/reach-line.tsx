import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { BulkAudience, BulkReach } from '#protocol/features/bulk-messages.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Mail, MessageSquare } from '#ui/icons.tsx'

/** How many and who, in a sentence; and who gets nothing, with why. */
export function ReachLine({ reach, audience }: { reach: BulkReach; audience: BulkAudience }) {
  const t = useT('bulk-messages')
  const locale = useLocale()
  const count = numberText(reach.total, locale)
  const where = audience === 'hosts' ? reach.hosts : reach.classes
  const left = reach.leftOut.reduce((sum, each) => sum + each.count, 0)
  const byMail = reach.total - reach.withAccount
  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" aria-live="polite">
        {reach.total > 0 ? (
          <span aria-hidden="true" className="flex -space-x-2">
            {reach.readers.slice(0, 4).map(({ name }, at) => (
              <Avatar key={at} name={name} className="size-8 text-micro ring-2 ring-surface" />
            ))}
          </span>
        ) : null}
        <p className="text-ui font-semibold">
          {reach.total === 0
            ? t('reach.nobody')
            : t(reach.total === 1 ? `reach.one.${audience}` : `reach.many.${audience}`, { count })}
          {reach.total > 0 && where > 0 ? (
            <span className="font-normal text-ink2">
              {' '}
              {t(
                audience === 'hosts'
                  ? where === 1
                    ? 'reach.hostOne'
                    : 'reach.hosts'
                  : where === 1
                    ? 'reach.classOne'
                    : 'reach.classes',
                {
                  count: numberText(where, locale),
                },
              )}
            </span>
          ) : null}
        </p>
      </div>
      {reach.total > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {reach.withAccount > 0 ? (
            <li className="flex items-center gap-1.5">
              <MessageSquare className="size-4" />
              {t('reach.inProduct', { count: numberText(reach.withAccount, locale) })}
            </li>
          ) : null}
          {byMail > 0 ? (
            <li className="flex items-center gap-1.5">
              <Mail className="size-4" />
              {t('reach.byMail', { count: numberText(byMail, locale) })}
            </li>
          ) : null}
        </ul>
      ) : null}
      {left > 0 ? (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primaryink underline underline-offset-4">
            {t(left === 1 ? 'reach.leftOutOne' : 'reach.leftOut', { count: numberText(left, locale) })}
          </summary>
          <ul className="grid gap-1.5 text-ink2">
            {reach.leftOut.map(({ reason, count: some, names }) => (
              <li key={reason} className="wrap-anywhere">
                <span className="font-medium">{t(`reasons.${reason}`)}</span>: {names.join(', ')}
                {some > names.length
                  ? ` ${t('reach.andMore', { count: numberText(some - names.length, locale) })}`
                  : ''}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
