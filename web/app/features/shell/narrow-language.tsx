import { useT } from '../../lib/i18n.tsx'
import { LanguageToggle } from './language-toggle.tsx'

/** On the narrowest screens the header has no room for the languages; they stand in the menu instead. */
export function NarrowLanguage() {
  const t = useT('shell')
  return (
    <div className="hidden items-center justify-between px-3 py-2 max-[23.75rem]:flex">
      <span className="text-cap text-muted">{t('language')}</span>
      <LanguageToggle />
    </div>
  )
}
