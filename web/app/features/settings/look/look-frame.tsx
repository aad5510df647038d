import { useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { darkerRoles, themeVariables } from '#lib/theme-variables.ts'
import { withDraftLook } from '#protocol/tenants/draft-look.ts'
import type { Theme } from '#protocol/tenants/themes.ts'
import { Segmented } from '#ui/segmented.tsx'

const pages = { home: '/', stagebank: '/stagebank', news: '/nieuws' } as const
const widths = { desktop: 1280, phone: 390 } as const
type Shown = { page: keyof typeof pages; mode: 'light' | 'dark'; width: keyof typeof widths }

const choices = {
  page: ['home', 'stagebank', 'news'],
  mode: ['light', 'dark'],
  width: ['desktop', 'phone'],
} as const
const roles = ['--primary', '--primary-ink', '--primary-hover']

/** The page within gets what is typed beside it, before it is kept anywhere. */
function dress(page: Document, theme: Theme, mode: Shown['mode']): void {
  const { dataset, style } = page.documentElement
  dataset.mode = mode
  dataset.shape = theme.shape
  for (const name of roles) style.removeProperty(name)
  const own = [...themeVariables(theme), ...(mode === 'light' ? defaultRoles(theme) : [])]
  for (const [name, value] of own) style.setProperty(name, value)
}

/** Also where the kept look had darker ones, and what is typed now has not. */
function defaultRoles({ primary }: Theme): [string, string][] {
  const darker = darkerRoles(primary)
  if (darker.length > 0) return darker
  return [
    ['--primary', 'var(--p-700)'],
    ['--primary-ink', 'var(--p-700)'],
    ['--primary-hover', 'var(--p-800)'],
  ]
}

/** It is looked at: what is pressed in it leads nowhere. Every font is there, so that one sees what one chooses. */
function prepare(page: Document): void {
  for (const kind of ['click', 'submit']) page.addEventListener(kind, (event) => event.preventDefault(), true)
  const sheet = page.createElement('link')
  Object.assign(sheet, { rel: 'stylesheet', href: '/theme.css?fonts=all' })
  page.head.append(sheet)
}

/** A real page of the site as a visitor would see it, by day and by night, on a screen and on a phone. */
export function LookFrame({ theme, version }: { theme: Theme; version: string }) {
  const t = useT('settings')
  const [shown, setShown] = useState<Shown>({ page: 'home', mode: 'light', width: 'desktop' })
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const dressNow = () => {
    const page = frame.current?.contentDocument
    if (page) dress(page, theme, shown.mode)
  }
  const latest = useRef(dressNow)
  latest.current = dressNow
  useEffect(() => latest.current(), [theme, shown.mode])
  // The page may have come before the scripts that wait for it.
  const begin = () => {
    const page = frame.current?.contentDocument
    if (!page || page.URL === 'about:blank' || page.documentElement.dataset.dressed) return
    page.documentElement.dataset.dressed = 'true'
    prepare(page)
    latest.current()
  }
  const first = useRef(begin)
  first.current = begin
  useEffect(() => first.current(), [])
  useEffect(() => {
    const [outside, inside] = [box.current, frame.current]
    if (!outside || !inside) return
    const fit = () => {
      const width = widths[shown.width]
      const scale = Math.min(1, outside.clientWidth / width)
      inside.style.width = `${width}px`
      inside.style.height = `${outside.clientHeight / scale}px`
      inside.style.transform = `scale(${scale})`
      inside.style.marginLeft = `${Math.max(0, (outside.clientWidth - width * scale) / 2)}px`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outside)
    return () => observer.disconnect()
  }, [shown.width])
  return (
    <section
      aria-label={t('look.preview.title')}
      className="min-w-0 self-start xl:sticky xl:top-[calc(var(--header-h)+1.5rem)]"
    >
      <h2 className="text-h4">{t('look.preview.title')}</h2>
      <p className="mt-1 text-sm text-muted">{t('look.preview.lead')}</p>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {(['page', 'mode', 'width'] as const).map((name) => (
          <Segmented
            key={name}
            name={`preview-${name}`}
            label={t(`look.preview.${name}`)}
            options={choices[name].map((value) => ({ value, label: t(`look.preview.${value}`) }))}
            defaultValue={shown[name]}
            onChange={(value) => setShown((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <div
        ref={box}
        className="mt-4 h-[36rem] overflow-hidden rounded-card border border-line2 bg-sunken xl:h-[min(44rem,calc(100dvh-20rem))]"
      >
        <iframe
          key={`${version} ${shown.page}`}
          ref={frame}
          title={t('look.preview.frame', { page: t(`look.preview.${shown.page}`) })}
          src={withDraftLook(pages[shown.page])}
          onLoad={begin}
          className="h-full w-full origin-top-left border-0 bg-page"
        />
      </div>
    </section>
  )
}
