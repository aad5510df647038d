import { useT } from '#lib/i18n.tsx'
import { Busy } from '#ui/states/busy.tsx'
import type { Import } from '../imports.data.ts'
import { CancelButton } from './cancel-button.tsx'
import { WizardLayout } from './wizard-layout.tsx'

/** The file is being read, compared, or taken back. */
export function BusyStep({ found }: { found: Import }) {
  const t = useT('imports')
  const status: string = found.status
  const step = status === 'uploaded' ? 'columns' : status === 'mapped' ? 'check' : 'done'
  return (
    <WizardLayout step={step} kind={found.kind} notes={{ file: found.fileName }}>
      <h1 className="text-[28px] leading-9 md:text-h1">{t(`busy.${status}.title`)}</h1>
      <p className="mt-1.5 text-lead text-ink2">{t(`busy.${status}.lead`)}</p>
      <div className="mt-6 rounded-card border border-line bg-surface">
        <Busy>
          {found.doneCount > 0
            ? t('busy.count', { done: found.doneCount, count: found.rowCount })
            : t(`busy.${status}.verb`)}
        </Busy>
      </div>
      <noscript>
        <a
          href={`/importeren/${found.id}`}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-primaryink underline"
        >
          {t('busy.again')}
        </a>
      </noscript>
      {status === 'undoing' ? null : <CancelButton />}
    </WizardLayout>
  )
}
