import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { sizeText } from '#ui/file-rules.ts'
import { Download } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { ShownCopy } from './copies.data.ts'

const tones = {
  making: 'now',
  ready: 'done',
  reading: 'now',
  previewed: 'wait',
  importing: 'now',
  imported: 'done',
  cancelled: 'wait',
  failed: 'warn',
} as const

/** One copy: what it is, how far it is, and what can be done with it. */
export function CopyRow({ copy }: { copy: ShownCopy }) {
  const t = useT('site-copies')
  const locale = useLocale()
  const { id, kind, status, name, size, createdAt, problem } = copy
  const facts = [dateText(createdAt, locale, 'moment'), size === null ? null : sizeText(size, locale)]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-all">{name}</p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {problem ? <p className="mt-1 text-sm text-errink">{problem}</p> : null}
        <CopyProgress copy={copy} />
      </div>
      <StatusPill status={tones[status]}>{t(`status.${status}`)}</StatusPill>
      {kind === 'export' && status === 'ready' ? (
        <a
          href={`/api/v1/cms/site_copies/${id}/archive`}
          download={name}
          aria-label={t('list.saveOf', { name })}
          className={buttonClass('outline', 'md', 'min-h-11')}
        >
          <Download className="size-5" />
          {t('list.save')}
        </a>
      ) : null}
      {status === 'previewed' ? (
        <Link
          to={`/content/copies/${id}`}
          aria-label={t('list.lookOf', { name })}
          className={buttonClass('primary', 'md', 'min-h-11')}
        >
          {t('list.look')}
        </Link>
      ) : null}
    </li>
  )
}

/** How many files are done, of those that there are. */
export function CopyProgress({ copy: { isBusy, status, done, total } }: { copy: ShownCopy }) {
  const t = useT('site-copies')
  if (!isBusy) return null
  return (
    <div role="status" className="mt-2 max-w-sm">
      <progress
        aria-label={t(`status.${status}`)}
        max={Math.max(1, total)}
        value={total > 0 ? done : undefined}
        className="h-2 w-full accent-[var(--primary)]"
      />
      <p className="text-sm text-muted">{total > 0 ? t('list.done', { done, total }) : t(`status.${status}`)}</p>
    </div>
  )
}
