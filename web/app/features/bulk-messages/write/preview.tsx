import { useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { usedVariables, writtenFor } from '#protocol/features/bulk-message-text.ts'
import type { BulkReach, BulkReader } from '#protocol/features/bulk-messages.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ChevronLeft, ChevronRight, Mail, MessageSquare } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { FilledText } from './filled-text.tsx'

type Texts = Parameters<typeof writtenFor>[0]
type Props = {
  reach: BulkReach
  texts: Texts
  sender: string
  house: string
  readFrom(offset: number): Promise<BulkReader[]>
}

const step =
  'grid size-11 place-items-center rounded-full border border-line2 text-ink2 hover:bg-sunken disabled:opacity-40'

/** How one of the readers gets it, one after the other. */
export function Preview({ reach, texts, sender, house, readFrom }: Props) {
  const t = useT('bulk-messages')
  const isHydrated = useIsHydrated()
  const [at, setAt] = useState(0)
  const [more, setMore] = useState<{ of: BulkReach; from: number; readers: BulkReader[] }>()
  const shown = Math.min(at, Math.max(0, reach.total - 1))
  const later = more?.of === reach ? more : undefined
  const reader = reach.readers[shown] ?? later?.readers[shown - (later?.from ?? 0)]
  const go = (next: number) => {
    setAt(next)
    const isKnown =
      next < reach.readers.length || (later && next >= later.from && next < later.from + later.readers.length)
    if (isKnown) return
    const from = Math.floor(next / 20) * 20
    readFrom(from).then(
      (readers) => setMore({ of: reach, from, readers }),
      () => setAt(shown),
    )
  }
  if (reach.total === 0) return null
  const written = reader ? writtenFor(texts, reader.locale) : undefined
  const missing =
    reader && written
      ? usedVariables(`${written.subject} ${written.body}`).filter((name) => reader.values[name] === null)
      : []
  return (
    <section aria-label={t('preview.label')} className="lg:sticky lg:top-24">
      <div className="flex min-h-11 items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate text-h4 font-semibold" aria-live="polite">
          {t('preview.title', { name: reader?.values.firstName || reader?.name || '…' })}
        </h2>
        <span className="text-sm text-muted tabular-nums">
          {t('preview.at', { at: shown + 1, total: reach.total })}
        </span>
        {isHydrated ? (
          <>
            <button
              type="button"
              className={step}
              disabled={shown === 0}
              onClick={() => go(shown - 1)}
              aria-label={t('preview.before')}
            >
              <ChevronLeft className="size-5" />
            </button>
            <button
              type="button"
              className={step}
              disabled={shown + 1 >= reach.total}
              onClick={() => go(shown + 1)}
              aria-label={t('preview.next')}
            >
              <ChevronRight className="size-5" />
            </button>
          </>
        ) : null}
      </div>
      <div className="mt-2 overflow-hidden rounded-[min(36px,var(--r-panel))] border-[6px] border-ink/85 bg-page">
        <div className="flex items-center gap-3 border-b border-line bg-surface px-4 py-3">
          <Avatar name={sender} />
          <p className="min-w-0">
            <span className="block truncate text-ui font-semibold">{sender}</span>
            <span className="block truncate text-sm text-muted">{house}</span>
          </p>
        </div>
        <div className="min-h-40 p-4">
          <div className="rounded-card border border-line bg-surface p-4 text-ui wrap-anywhere whitespace-pre-wrap">
            {reader && written ? (
              <>
                <p className="mb-3 font-semibold">
                  {written.subject ? (
                    <FilledText text={written.subject} values={reader.values} locale={written.locale} />
                  ) : (
                    <span className="text-muted">{t('preview.noSubject')}</span>
                  )}
                </p>
                {written.body ? (
                  <FilledText text={written.body} values={reader.values} locale={written.locale} />
                ) : (
                  <span className="text-muted">{t('preview.noBody')}</span>
                )}
              </>
            ) : (
              <p className="text-muted">{t('preview.loading')}</p>
            )}
          </div>
        </div>
        <p className="flex items-center gap-2 border-t border-line bg-surface px-4 py-3 text-sm text-muted">
          {reader?.hasAccount ? <MessageSquare className="size-4 shrink-0" /> : <Mail className="size-4 shrink-0" />}
          {t(reader?.hasAccount ? 'preview.inProduct' : 'preview.byMail')}
        </p>
      </div>
      {missing.length > 0 ? (
        <p className="mt-3 flex gap-2 text-sm">
          <StatusMark status="warn" className="mt-0.5 size-4" />
          {t('preview.missing', { names: missing.map((name) => t(`variables.${name}`)).join(', ') })}
        </p>
      ) : null}
    </section>
  )
}
