import { Form, useRevalidator } from 'react-router'
import { preferenceCookieAge } from '#lib/constants.ts'
import { type Locale, locales, useLocale, useLocaleSwitch, useT } from '#lib/i18n.tsx'
import { reportError } from '#lib/report-error.ts'
import { showToast } from '#lib/toasts.ts'
import { usePageAddress } from '#lib/use-page-address.ts'
import { useRoot } from '#lib/use-root.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { chosenSegment, segment } from './segment-class.ts'

/** Without scripts a form that comes back to this page; with them the words change in place and nothing typed is lost. */
export function LanguageToggle() {
  const t = useT('shell')
  const current = useLocale()
  const { messagesVersion } = useRoot()
  const here = usePageAddress()
  const switchTo = useLocaleSwitch()
  const revalidator = useRevalidator()
  const choose = async (locale: Locale) => {
    try {
      await switchTo(locale, messagesVersion[locale])
    } catch (error) {
      reportError(error, 'locale')
      const retry = { label: t('languageFailed.retry'), run: () => void choose(locale) }
      const words = { title: t('languageFailed.title'), message: t('languageFailed.message') }
      showToast({ ...words, color: 'danger', action: retry })
      return
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
    document.cookie = `locale=${locale}; Path=/; Max-Age=${preferenceCookieAge}; SameSite=Lax`
    await revalidator.revalidate()
  }
  return (
    <Form
      method="post"
      action="/voorkeuren"
      aria-label={t('language')}
      className="flex rounded-full bg-sunken"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent
        event.preventDefault()
        const chosen = submitter?.getAttribute('value')
        if (isOneOf(locales, chosen)) void choose(chosen)
      }}
    >
      <input type="hidden" name="back" value={here} />
      {locales.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          aria-pressed={locale === current}
          className={`${segment} px-2 sm:px-3 ${locale === current ? chosenSegment : 'text-muted hover:text-ink'}`}
        >
          {locale.toUpperCase()} <span className="sr-only">{t(`languages.${locale}`)}</span>
        </button>
      ))}
    </Form>
  )
}

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
