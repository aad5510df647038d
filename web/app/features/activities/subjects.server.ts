import type { RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import type { Locale } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import type { Resource } from '#protocol/declaring/define.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import type { IncludeOf, Row } from '#protocol/declaring/rows.ts'
import { applications } from '#protocol/features/applications.ts'
import { menuItems } from '#protocol/features/content/content.ts'
import { contentPages } from '#protocol/features/content/content-pages.ts'
import { groups } from '#protocol/features/groups.ts'
import { imports } from '#protocol/features/imports.ts'
import { levels } from '#protocol/features/levels.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { internshipPeriods, schoolYears } from '#protocol/features/periods.ts'
import { tags } from '#protocol/features/tags.ts'
import { users } from '#protocol/features/users.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'

type Kind = {
  /** The titles of these rows, by id. */
  titles(api: Client, ids: string[], locale: Locale): Promise<(readonly [id: string, title: string])[]>
  to?(id: string): string
}

function kind<R extends Resource, const I extends IncludeOf<R> = never>(
  resource: R,
  about: {
    include?: readonly I[]
    title?(row: Row<R, I>, locale: Locale): string
    /** Its own screen, or the one on which it is found. */
    to?(id: string): string
  },
): Kind {
  const { include, title, to } = about
  const titles: Kind['titles'] = async (api, idIn, locale) => {
    const filter = knownFilter(resource, { idIn })
    const rows = await api.list(resource, { filter, include, page: { size: idIn.length } })
    return rows.map((row) => [row.id, title?.(row, locale) ?? ''] as const)
  }
  return { titles, to }
}

const known: Record<string, Kind> = {
  users: kind(users, { title: personName, to: (id) => `/users/${id}` }),
  organizations: kind(organizations, { to: (id) => `/organizations/${id}` }),
  vacancies: kind(vacancies, { title: ({ title }) => title, to: (id) => `/vacancies/${id}` }),
  applications: kind(applications, {
    include: ['student', 'vacancy'],
    title: ({ student, studentName, vacancy }, locale) =>
      [personName(student) || studentName, vacancy.title].filter(Boolean).join(locale === 'en' ? ' for ' : ' voor '),
    to: (id) => `/aanmeldingen/${id}`,
  }),
  groups: kind(groups, { title: ({ name }) => name, to: (id) => `/groups/${id}` }),
  levels: kind(levels, { title: ({ name }) => name, to: () => '/levels' }),
  tags: kind(tags, { title: ({ name }) => name, to: () => '/tags' }),
  internshipPeriods: kind(internshipPeriods, {
    title: ({ name }) => name,
    to: (id) => `/internship_periods/${id}/edit`,
  }),
  mentorships: kind(mentorships, {
    include: ['mentor', 'student', 'group'],
    title: ({ mentor, student, group }) =>
      [personName(mentor), group?.name ?? personName(student)].filter(Boolean).join(' – '),
    to: () => '/mentorships',
  }),
  imports: kind(imports, { title: ({ fileName }) => fileName, to: (id) => `/importeren/${id}` }),
  schoolYears: kind(schoolYears, { title: ({ name }) => name }),
  menuItems: kind(menuItems, { title: ({ title, titleEn }, locale) => (locale === 'en' && titleEn) || title }),
  contentPages: kind(contentPages, {
    title: ({ titleNl, titleEn }, locale) => (locale === 'en' && titleEn) || titleNl,
  }),
}

export type Subject = { title: string; to: string | null }

/** What things are called and where their screen is, by id. What is gone, or not to be seen, is not among them. */
export async function findSubjects(
  context: Readonly<RouterContextProvider>,
  happenings: readonly { subjectType: string; subjectId: string }[],
): Promise<Map<string, Subject>> {
  const { locale, report } = context.get(pageContext)
  const api = context.get(apiContext)
  const byType = Map.groupBy(happenings, ({ subjectType }) => subjectType)
  const found = await Promise.all(
    [...byType].map(async ([type, ofType]) => {
      const ofKind = known[type]
      if (!ofKind) return []
      const idIn = [...new Set(ofType.map(({ subjectId }) => subjectId))].slice(0, 200)
      try {
        const titles = await ofKind.titles(api, idIn, locale)
        return titles.map(([id, title]): [string, Subject] => [id, { title, to: ofKind.to?.(id) ?? null }])
      } catch (error) {
        // A sentence without a name is still a sentence.
        report(error, 'activities')
        return []
      }
    }),
  )
  return new Map(found.flat())
}
