import type { Locale } from '#lib/i18n.tsx'

/** A step has a name in both languages. */
export const stepName = (
  phase: { name?: string | null; nameEn?: string | null } | null | undefined,
  locale: Locale,
): string => (locale === 'nl' ? phase?.name : phase?.nameEn) ?? phase?.name ?? ''
