import { useState } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type Item, leftRows, SHOWN } from './bulk-calls.ts'

type Props = { id: string; isUndo: boolean; done: number; failed: number; skipped: number }

/** How many rows were left as they were, and which and why for who wants to know. */
export function UnchangedRows({ id, isUndo, done, failed, skipped }: Props) {
  const t = useT('bulk-actions')
  const locale = useLocale()
  const [items, setItems] = useState<Item[] | 'failed'>()
  const number = (count: number) => numberText(count, locale)
  // What did not work before is no failure of the undo: there was nothing to take back.
  const parts = isUndo ? { kept: done } : { failed, skipped }
  const told = Object.entries(parts).flatMap(([key, count]) => (count > 0 ? [t(key, { count: number(count) })] : []))
  const left = isUndo ? done : failed + skipped
  if (left === 0) return null
  const read = () => {
    if (items === undefined || items === 'failed') leftRows(id, isUndo).then(setItems, () => setItems('failed'))
  }
  return (
    <>
      <p className="mt-0.5 text-sm text-muted">{told.join(' ')}</p>
      <details className="mt-1 text-sm" onToggle={(event) => event.currentTarget.open && read()}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primaryink underline underline-offset-4">
          {t('why')}
        </summary>
        {items === undefined ? <p className="text-muted">{t('loading')}</p> : null}
        {items === 'failed' ? <p className="text-errink">{t('notRead')}</p> : null}
        {Array.isArray(items) ? (
          <ul className="grid gap-1.5">
            {items.map((item) => (
              <li key={item.id} className="break-words">
                <span className="font-medium">{item.rowName ?? t('gone')}</span>
                <span className="block text-muted">{reasonOf(t, item.problem)}</span>
              </li>
            ))}
            {left > SHOWN ? <li className="text-muted">{t('more', { count: number(left - SHOWN) })}</li> : null}
          </ul>
        ) : null}
      </details>
    </>
  )
}

/** A code without words of its own is told in general. */
function reasonOf(t: (key: string) => string, problem: string | null): string {
  const key = `reasons.${(problem ?? 'none').replace('.', '_')}`
  const found = t(key)
  return found === `bulk-actions.${key}` ? t('reasons.other') : found
}
