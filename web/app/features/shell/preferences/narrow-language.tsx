import { useT } from '#lib/i18n.tsx'
import { LanguageToggle } from './language-toggle.tsx'

/** On narrow screens the header has no room for the languages, for members sooner; they stand in the menu instead. */
export function NarrowLanguage({ from = 'max-[23.75rem]:flex' }: { from?: string }) {
  const t = useT('shell')
  return (
    <div className={`hidden items-center justify-between px-3 py-2 ${from}`}>
      <span className="text-cap text-muted">{t('language')}</span>
      <LanguageToggle />
    </div>
  )
}
