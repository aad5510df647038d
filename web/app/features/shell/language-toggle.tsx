import { Form, useLocation, useRevalidator } from 'react-router'
import { type Locale, locales, useLocale, useLocaleSwitch, useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'

/** Without scripts a form that comes back to this page; with them the words change in place and nothing typed is lost. */
export function LanguageToggle() {
  const t = useT('shell')
  const current = useLocale()
  const { messagesVersion } = useRoot()
  const { pathname, search } = useLocation()
  const switchTo = useLocaleSwitch()
  const revalidator = useRevalidator()
  const choose = async (locale: Locale) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
    document.cookie = `locale=${locale}; Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax`
    await switchTo(locale, messagesVersion[locale])
    await revalidator.revalidate()
  }
  return (
    <Form
      method="post"
      action="/voorkeuren"
      aria-label={t('language')}
      className="flex rounded-full bg-sunken p-1"
      onSubmit={(event) => {
        const chosen = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
        event.preventDefault()
        if (chosen) void choose(chosen.value as Locale)
      }}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {locales.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          aria-pressed={locale === current}
          className={`min-h-8 rounded-full px-2 text-sm sm:px-3 font-semibold ${locale === current ? 'bg-raised text-ink shadow-e1' : 'text-muted'}`}
        >
          {locale.toUpperCase()} <span className="sr-only">{t(`languages.${locale}`)}</span>
        </button>
      ))}
    </Form>
  )
}
