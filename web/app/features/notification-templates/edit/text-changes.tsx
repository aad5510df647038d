import { ChangedLine } from '#app/features/contracts/paper/changed-line.tsx'
import { useLocale, useT } from '#lib/i18n.tsx'
import { mailFieldLabel } from '#protocol/features/mail-fields.ts'
import { linesOf, type WrittenMail, wordsOf } from '#protocol/features/mail-text.ts'
import { changedLines } from '#protocol/shared/changed-lines.ts'

/** What differs between two texts of a mail, part by part. */
export function TextChanges({ was, now }: { was: WrittenMail; now: WrittenMail }) {
  const t = useT('notification-templates')
  const locale = useLocale()
  const nameOf = (name: string) => `[${mailFieldLabel(name, locale)}]`
  const parts = [
    { key: 'subject', lines: ({ subject }: WrittenMail) => [wordsOf(subject, nameOf)] },
    { key: 'body', lines: ({ body }: WrittenMail) => linesOf(body.content, nameOf) },
    { key: 'button', lines: ({ buttons }: WrittenMail) => buttons },
  ] as const
  const changed = parts
    .map(({ key, lines }) => ({ key, changes: changedLines(lines(was), lines(now)) }))
    .filter(({ changes }) => changes.length > 0)
  if (changed.length === 0) return <p className="text-ui text-muted">{t('changes.none')}</p>
  return (
    <ul className="grid gap-4">
      {changed.map(({ key, changes }) => (
        <li key={key} className="min-w-0">
          <h3 className="text-ui font-semibold">{t(`parts.${key}`)}</h3>
          <ul className="mt-1 grid gap-3">
            {changes.map((change, at) => (
              <li key={at}>
                <ChangedLine {...change} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
