import type { BlockFacts } from '#app/features/internships/block-line.tsx'
import type { Locale } from '#lib/i18n.tsx'
import type { StandingInRow } from './standings.data.ts'

/** The name that a school gave a step, in the language of who reads it. */
export const stepName = (step: { name: string; nameEn: string } | null | undefined, locale: Locale): string =>
  (locale === 'nl' ? step?.name : step?.nameEn) ?? ''

/** What the one sentence is made of. */
export const blockFactsOf = (
  standing: StandingInRow,
  locale: Locale,
): BlockFacts & { applicationId: string | null } => ({
  internshipId: standing.internshipId ?? '',
  applicationId: standing.applicationId,
  studentId: standing.id,
  block: standing.block,
  up: standing.up,
  upSince: standing.upSince,
  phase: stepName(standing.phase, locale),
  dueOn: standing.dueOn,
  startDate: standing.place?.startDate ?? null,
  names: standing.names,
  isYou: standing.isMine,
})
