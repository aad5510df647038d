import type { Locale } from '#lib/i18n.tsx'

/** A step has its name in both languages, as the school gave it. */
export const phaseName = (phase: { name: string; nameEn: string }, locale: Locale): string =>
  locale === 'nl' ? phase.name : phase.nameEn
