import { useT } from '#lib/i18n.tsx'
import type { Lang } from './use-page-builder.ts'

export const langs = ['nl', 'en'] as const
type Props = { shown: Lang; onShow(lang: Lang): void; className?: string }

/** One language at a time, where there is no room for both. */
export function LangSwitch({ shown, onShow, className = '' }: Props) {
  const t = useT('content')
  return (
    <fieldset className={`flex gap-2 ${className}`}>
      <legend className="sr-only">{t('pages.edit.language')}</legend>
      {langs.map((lang) => (
        <button
          key={lang}
          type="button"
          aria-pressed={lang === shown}
          onClick={() => onShow(lang)}
          className="min-h-11 flex-1 rounded-control bg-sunken px-4 text-ui font-semibold text-muted aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-e1"
        >
          {t(`pages.lang.${lang}`)}
        </button>
      ))}
    </fieldset>
  )
}
