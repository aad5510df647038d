import type { Locale } from '#lib/i18n.tsx'

type Words = { altNl: string | null; altEn: string | null; isDecorative: boolean }

/** What somebody reads who does not see a picture. As long as there is no English, that is the Dutch, which says so. */
export function pictureWords({ altNl, altEn, isDecorative }: Words, locale: Locale): { alt: string; lang?: 'nl' } {
  if (isDecorative) return { alt: '' }
  if (locale === 'nl') return { alt: altNl ?? '' }
  return altEn || !altNl ? { alt: altEn ?? '' } : { alt: altNl, lang: 'nl' }
}

/** What it shows stands there in Dutch only. */
export const isUntranslated = ({
  altNl,
  altEn,
  isDecorative,
}: {
  altNl?: string | null
  altEn?: string | null
  isDecorative: boolean
}) => !isDecorative && Boolean(altNl) && !altEn
