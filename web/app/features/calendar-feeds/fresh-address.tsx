import { useRef, useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { CalendarPlus, Copy } from '#ui/icons.tsx'

const programs = ['apple', 'google', 'outlook'] as const

/** The address, this one time: to open at once, or to copy into a calendar elsewhere. */
export function FreshAddress({ address }: { address: string }) {
  const t = useT('calendar-feeds')
  const isHydrated = useIsHydrated()
  const box = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    box.current?.select()
    await navigator.clipboard?.writeText(address).catch(() => {})
    setIsCopied(true)
  }
  return (
    <section
      aria-labelledby="fresh-address"
      className="mt-5 rounded-tile border border-primarymark bg-primaryfaint p-4 md:p-5"
    >
      <h2 id="fresh-address" className="text-h4">
        {t('fresh.title')}
      </h2>
      <p className="mt-1 text-ui">{t('fresh.once')}</p>
      <p className="mt-1 text-ui font-semibold">{t('fresh.secret')}</p>
      <label className="mt-4 block">
        <span className="text-ui font-semibold">{t('fresh.label')}</span>
        <input
          ref={box}
          readOnly
          value={address}
          className="mt-1.5 min-h-12 w-full rounded-field border-[1.5px] border-fieldline bg-surface px-4 text-ui"
        />
      </label>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('primary', 'xl', 'max-sm:w-full')}>
          <CalendarPlus className="size-5" />
          {t('fresh.open')}
        </a>
        {isHydrated ? (
          <Button look="outline" className="max-sm:w-full" onClick={copy}>
            <Copy className="size-5 text-muted" />
            {t(isCopied ? 'fresh.copied' : 'fresh.copy')}
          </Button>
        ) : null}
      </div>
      <h3 className="mt-6 text-h4">{t('how.title')}</h3>
      <dl className="mt-2 grid gap-3 text-ui">
        {programs.map((program) => (
          <div key={program}>
            <dt className="font-semibold">{t(`how.${program}.title`)}</dt>
            <dd className="text-ink2">{t(`how.${program}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
