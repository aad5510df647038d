import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../lib/i18n.tsx'

/** Dates, times and spoken hints in the language of the page; English the British way, so that a week starts on Monday. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale() === 'nl' ? 'nl-NL' : 'en-GB'}>{children}</I18nProvider>
}
