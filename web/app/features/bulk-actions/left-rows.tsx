import { useState } from 'react'
import { numberText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { type Item, leftRows, SHOWN } from './bulk-calls.ts'

type Props = { id: string; failed: number; skipped: number; kept: number }

/** How many rows were left as they were, and which and why for who wants to know. */
export function LeftRows({ id, failed, skipped, kept }: Props) {
  const t = useT('bulk-actions')
  const locale = useLocale()
  const [items, setItems] = useState<Item[] | 'failed'>()
  const number = (count: number) => numberText(count, locale)
  const told = [
    failed > 0 ? t('failed', { count: number(failed) }) : '',
    skipped > 0 ? t('skipped', { count: number(skipped) }) : '',
    kept > 0 ? t('kept', { count: number(kept) }) : '',
  ].filter(Boolean)
  if (told.length === 0) return null
  const read = () => {
    if (items === undefined || items === 'failed') leftRows(id).then(setItems, () => setItems('failed'))
  }
  return (
    <>
      <p className="mt-0.5 text-sm text-muted">{told.join(' ')}</p>
      {failed + skipped > 0 ? (
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
              {failed + skipped > SHOWN ? (
                <li className="text-muted">{t('more', { count: number(failed + skipped - SHOWN) })}</li>
              ) : null}
            </ul>
          ) : null}
        </details>
      ) : null}
    </>
  )
}

/** A code without words of its own is told in general. */
function reasonOf(t: (key: string) => string, problem: string | null): string {
  const key = `reasons.${(problem ?? 'none').replace('.', '_')}`
  const found = t(key)
  return found === `bulk-actions.${key}` ? t('reasons.other') : found
}
