import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { bestOnWhite } from '#protocol/tenants/contrast.ts'
import type { Theme } from '#protocol/tenants/themes.ts'
import { Flag } from '#ui/flag.tsx'
import { Clock, MapPin } from '#ui/icons.tsx'
import { LogoMark } from '#ui/logo.tsx'

/** A small piece of the site by day and by night. Only here the new look is used before it is saved. */
export function LookPreview({ theme }: { theme: Theme }) {
  const t = useT('settings')
  return (
    <section
      aria-label={t('look.preview.title')}
      className="min-w-0 self-start xl:sticky xl:top-[calc(var(--header-h)+1.5rem)]"
    >
      <h3 className="text-h4">{t('look.preview.title')}</h3>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Piece theme={theme} mode="light" />
        <Piece theme={theme} mode="dark" />
      </div>
    </section>
  )
}

/** The style sheet's own rules make every role out of these, for whatever stands below this element. */
function variablesOf({ primary, secondary, fonts }: Theme, mode: 'light' | 'dark'): [string, string][] {
  const { shade } = bestOnWhite(primary)
  const darker: [string, string][] =
    mode === 'light' && shade !== '700'
      ? [
          ['--primary', primary[shade]],
          ['--primary-ink', primary[shade]],
        ]
      : []
  return [
    ...Object.entries(primary).map(([name, colour]): [string, string] => [`--p-${name}`, colour]),
    ...Object.entries(secondary).map(([name, colour]): [string, string] => [`--s-${name}`, colour]),
    ...darker,
    ['--font-heading-family', `'${fonts.heading}', sans-serif`],
    ['--font-sans-family', `'${fonts.sans}', sans-serif`],
  ]
}

function Piece({ theme, mode }: { theme: Theme; mode: 'light' | 'dark' }) {
  const t = useT('settings')
  const piece = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const style = piece.current?.style
    if (!style) return
    const names = variablesOf(theme, mode)
    for (const [name, value] of names) style.setProperty(name, value)
    return () => {
      for (const [name] of names) style.removeProperty(name)
    }
  }, [theme, mode])
  const icon = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const
  return (
    <div
      ref={piece}
      data-mode={mode}
      data-shape={theme.shape}
      className="rounded-panel border border-line bg-page p-4 font-sans text-ink"
    >
      <p className="text-cap text-muted">{t(`look.preview.${mode}`)}</p>
      <div className="mt-3 rounded-card border border-line bg-surface p-4">
        <div className="flex items-center gap-3">
          <Flag sector="dieren" hasIcon className="size-14 rounded-tile" />
          <div className="min-w-0">
            <p className="font-heading text-h4 font-bold">{t('look.preview.heading')}</p>
            <p className="text-sm font-semibold text-primaryink">{t('look.preview.link')}</p>
          </div>
          <LogoMark className="ml-auto size-8" />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <MapPin {...icon} />
            {t('look.preview.place')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock {...icon} />
            {t('look.preview.hours')}
          </span>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2.5">
          <span className="inline-flex min-h-11 items-center rounded-control bg-primary px-5 text-ui font-semibold text-onprimary">
            {t('look.preview.button')}
          </span>
          <span className="inline-flex min-h-9 items-center rounded-chip bg-primarysoft px-3.5 text-sm font-semibold text-primaryink">
            {t('look.preview.chip')}
          </span>
          <span className="inline-flex min-h-9 items-center rounded-chip bg-secondarysoft px-3.5 text-sm font-semibold text-secondaryink">
            {t('look.preview.second')}
          </span>
        </div>
      </div>
    </div>
  )
}
