import type { Translate } from '#lib/i18n.tsx'

/** Whom a student turns to, for a sentence and for the beginning of one: who has no mentor has a school. */
export function whoHelps(hasMentor: boolean, t: Translate): { who: string; whoFirst: string } {
  const helper = hasMentor ? 'mentor' : 'school'
  return { who: t(`helper.${helper}.who`), whoFirst: t(`helper.${helper}.whoFirst`) }
}
