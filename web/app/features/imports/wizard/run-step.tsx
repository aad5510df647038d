import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Ring } from '#ui/ring.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Import } from '../imports.data.ts'
import { forCount } from '../plural.ts'
import { Notice } from './notice.tsx'
import { WizardLayout } from './wizard-layout.tsx'

/** How far the import is. One may go on with something else: a notification comes. */
export function RunStep({ found }: { found: Import }) {
  const t = useT('imports')
  const locale = useLocale()
  const { doneCount, rowCount, counts } = found
  const skipped = (counts.error ?? 0) + (counts.leftOut ?? 0)
  const inFile = counts.rows ?? rowCount
  const hasPeople = found.kind === 'students' || found.kind === 'groups'
  const isWriting = doneCount < rowCount
  const lines = [
    ...(hasPeople ? [{ key: 'classes', state: 'done' as const }] : []),
    { key: 'rows', state: isWriting ? ('now' as const) : ('done' as const) },
    ...(hasPeople ? [{ key: 'mentors', state: isWriting ? ('todo' as const) : ('now' as const) }] : []),
  ]
  return (
    <WizardLayout
      step="run"
      kind={found.kind}
      notes={{ file: found.fileName, check: t(forCount('steps.rows', inFile), { count: numberText(inFile, locale) }) }}
    >
      <h1 className="text-[28px] leading-9 md:text-h1">{t('run.title')}</h1>
      <p className="mt-1.5 text-lead text-ink2">{t('run.lead')}</p>
      <section
        aria-label={found.fileName}
        className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-6 rounded-card border border-line bg-surface p-6 md:p-9"
      >
        <Ring
          value={doneCount}
          max={Math.max(1, rowCount)}
          top={numberText(doneCount, locale)}
          bottom={t('run.of', { count: numberText(rowCount, locale) })}
        />
        <div className="min-w-56 flex-1">
          <h2 className="text-h3 break-words">{found.fileName}</h2>
          <p role="status" className="text-sm text-muted">
            {t('run.done', { done: numberText(doneCount, locale), count: numberText(rowCount, locale) })}
          </p>
          <ul className="mt-4 grid gap-2.5">
            {lines.map(({ key, state }) => (
              <li
                key={key}
                className={`flex items-center gap-3 text-ui ${state === 'now' ? 'font-bold' : state === 'todo' ? 'text-muted' : ''}`}
              >
                <StatusMark status={state} />
                {t(`run.${key}.${found.kind}`)}
              </li>
            ))}
          </ul>
        </div>
      </section>
      {skipped > 0 ? <Notice>{t(forCount('run.skipped', skipped), { count: skipped })}</Notice> : null}
      <div className="mt-8">
        <ButtonLink to="/importeren" look="outline">
          {t('run.leave')}
        </ButtonLink>
      </div>
    </WizardLayout>
  )
}
