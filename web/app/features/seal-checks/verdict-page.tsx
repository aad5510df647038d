import { useEffect, useRef } from 'react'
import { dateText, timeText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { SealedFacts } from '#protocol/features/seal-checks.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FileText, Printer } from '#ui/icons.tsx'
import { BrokenPaper, CertificateSheet, ContractSheet } from './document-facts.tsx'
import { PickFile } from './pick-file.tsx'
import type { Verdict } from './read-document.ts'
import { SealDrawing, type SealMark } from './seal-drawings.tsx'

type Checked = { name: string; at: string; hash: string }
type Props = { of: Verdict; file?: Checked; onFile?(file: File): void; isBusy?: boolean }

const markOf = (kind: Verdict['kind']): SealMark => {
  if (kind === 'genuine' || kind === 'known') return 'whole'
  return ['changed', 'appended', 'notOurs', 'withdrawn'].includes(kind) ? 'broken' : 'unknown'
}
const shortLooks = { whole: 'text-okink', broken: 'text-errink', unknown: 'text-warnink' }

/** The time that a verdict speaks of. */
function sealedAtOf(of: Verdict): string {
  if (of.kind === 'genuine' || of.kind === 'known') return of.facts.sealedAt
  if (of.kind === 'withdrawn') return of.withdrawnAt
  return of.kind === 'elsewhere' ? of.sealedAt : ''
}

/** Nobody signs a certificate, so it is told in other words. */
const textOf = (of: Verdict) =>
  of.kind === 'genuine' && of.facts.what === 'certificate' ? 'genuine.certificate' : (`${of.kind}.text` as const)

function Sheet({ of }: { of: SealedFacts }) {
  return of.what === 'contract' ? <ContractSheet of={of} /> : <CertificateSheet of={of} />
}

/** Genuine or not, why, and what one does next; beside it what the document is. */
export function VerdictPage({ of, file, onFile, isBusy = false }: Props) {
  const t = useT('seal-checks')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was asked for is answered here: who hears the page hears that first.
  useEffect(() => {
    if (file) heading.current?.focus()
  }, [file])
  const mark = markOf(of.kind)
  const sealedAt = sealedAtOf(of)
  const when = sealedAt
    ? { date: dateText(sealedAt, locale, 'full'), time: timeText(sealedAt, locale) }
    : { date: '', time: '' }
  return (
    <div className="wrap grid w-full flex-1 items-center gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-12 lg:py-12">
      <div className="min-w-0">
        <div className="flex items-center gap-7 max-md:block">
          <SealDrawing mark={mark} className="size-28 shrink-0" />
          <div className="min-w-0 max-md:mt-6">
            <p className={`text-ui font-semibold ${shortLooks[mark]}`}>{t(`${of.kind}.short`)}</p>
            <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
              {t(`${of.kind}.title`)}
            </h1>
          </div>
        </div>
        <p className="mt-6 text-lead text-ink2">{t(textOf(of), when)}</p>
        {file ? (
          <p className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-muted">
            <FileText className="size-4 shrink-0" />
            <span className="min-w-0 font-semibold break-all text-ink2">{file.name}</span>
            <span>{t('checked', { time: timeText(file.at, locale) })}</span>
          </p>
        ) : null}
        <Next onFile={onFile} isBusy={isBusy} isGenuine={mark === 'whole'} />
      </div>
      {of.kind === 'genuine' || of.kind === 'known' || of.kind === 'withdrawn' ? <Sheet of={of.facts} /> : null}
      {(of.kind === 'changed' || of.kind === 'appended') && of.facts ? (
        <BrokenPaper of={of.facts} hash={file?.hash ?? ''} />
      ) : null}
    </div>
  )
}

function Next({ onFile, isBusy, isGenuine }: { onFile: Props['onFile']; isBusy: boolean; isGenuine: boolean }) {
  const t = useT('seal-checks')
  const hasScripts = useIsHydrated()
  return (
    <div className="mt-7 flex flex-wrap gap-3 print:hidden">
      {onFile ? (
        <PickFile label={t('choose.again')} onFile={onFile} isBusy={isBusy} />
      ) : (
        <ButtonLink to="/controle">{t('back')}</ButtonLink>
      )}
      {isGenuine && hasScripts ? (
        <Button look="outline" className="max-md:w-full" onClick={() => print()}>
          <Printer className="size-5" />
          {t('print')}
        </Button>
      ) : null}
    </div>
  )
}
