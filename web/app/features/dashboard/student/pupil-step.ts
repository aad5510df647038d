import type { Locale, Translate } from '#lib/i18n.tsx'
import { phaseName } from '../phase-name.ts'

type Phase = { kind: string; name: string; nameEn: string }

/**
 * A step as a pupil would say it: what is done, or what one does. A name that a school gave it stays, which is one that
 * is not among the usual ones.
 */
export function pupilStep(phase: Phase, isDone: boolean, t: Translate, locale: Locale): string {
  const isUsual = phaseName(phase, locale) === t(`phases.${phase.kind}`)
  return isUsual ? t(`steps.${phase.kind}.${isDone ? 'done' : 'todo'}`) : phaseName(phase, locale)
}
