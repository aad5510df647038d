import type { Locale, Translate } from '#lib/i18n.tsx'

/** A school names its steps in Dutch; whoever reads English gets the word for what kind of step it is. */
export const phaseName = (phase: { kind: string; name: string }, t: Translate, locale: Locale): string =>
  locale === 'nl' ? phase.name : t(`phases.${phase.kind}`)
