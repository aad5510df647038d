import type { Locale } from '#lib/i18n.tsx'
import type { SaidText } from '#lib/search-kind.ts'
import type { Client } from '#protocol/client.ts'
import { internships } from '#protocol/features/internships.ts'

type Place = { host: string; step: SaidText | null }

/** A step has its name in both languages. */
export function stepOf(phase: { name?: string; nameEn?: string } | null | undefined, locale: Locale): SaidText | null {
  return (locale === 'nl' ? phase?.name : phase?.nameEn) ?? null
}

/** Where these students are, or will be, and which step is theirs now; the newest place counts. */
export async function placesOf(api: Client, studentIds: string[], locale: Locale): Promise<Map<string, Place>> {
  if (studentIds.length === 0) return new Map()
  const found = await api.list(internships, {
    filter: { studentIdIn: studentIds, statusNotIn: ['refused', 'stopped'] },
    include: ['student', 'organization', 'currentPhase'],
    fields: {
      internships: ['organizationName', 'student', 'organization', 'currentPhase'],
      students: [],
      organizations: ['name'],
      phases: ['name', 'nameEn'],
    },
    sort: 'createdAt',
    page: { size: 200 },
  })
  return new Map(
    found.flatMap(({ student, organization, organizationName, currentPhase }): [string, Place][] =>
      student
        ? [[student.id, { host: organization?.name ?? organizationName ?? '', step: stepOf(currentPhase, locale) }]]
        : [],
    ),
  )
}
