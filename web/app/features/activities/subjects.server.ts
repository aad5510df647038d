import type { RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import type { Locale } from '#lib/i18n.tsx'
import { applications } from '#protocol/applications.ts'
import { menuItems } from '#protocol/content/content.ts'
import { contentPages } from '#protocol/content/content-pages.ts'
import type { Related, Resource } from '#protocol/define.ts'
import { groups } from '#protocol/groups.ts'
import { imports } from '#protocol/imports.ts'
import { levels } from '#protocol/levels.ts'
import { mentorships } from '#protocol/mentorships.ts'
import { organizations } from '#protocol/organizations.ts'
import { internshipPeriods, schoolYears } from '#protocol/periods.ts'
import { tags } from '#protocol/tags.ts'
import { users } from '#protocol/users.ts'
import { vacancies } from '#protocol/vacancies/vacancies.ts'

type Known = {
  resource: Resource
  include?: string[]
  title?(row: Related, locale: Locale): string
  /** Its own screen, or the one on which it is found. */
  to?(id: string): string
}

const nameOf = (person: Related | null) =>
  [person?.firstName, person?.infix, person?.lastName].filter(Boolean).join(' ')
const name = (row: Related) => row.name as string

const known: Record<string, Known> = {
  users: { resource: users, title: nameOf, to: (id) => `/users/${id}` },
  organizations: { resource: organizations, to: (id) => `/organizations/${id}` },
  vacancies: { resource: vacancies, title: ({ title }) => title as string, to: (id) => `/vacancies/${id}` },
  applications: {
    resource: applications,
    include: ['student', 'vacancy'],
    title: ({ student, studentName, vacancy }, locale) =>
      [nameOf(student) || studentName, vacancy?.title].filter(Boolean).join(locale === 'en' ? ' for ' : ' voor '),
    to: (id) => `/aanmeldingen/${id}`,
  },
  groups: { resource: groups, title: name, to: (id) => `/groups/${id}` },
  levels: { resource: levels, title: name, to: () => '/levels' },
  tags: { resource: tags, title: name, to: () => '/tags' },
  internshipPeriods: { resource: internshipPeriods, title: name, to: (id) => `/internship_periods/${id}/edit` },
  mentorships: {
    resource: mentorships,
    include: ['mentor', 'student', 'group'],
    title: ({ mentor, student, group }) => [nameOf(mentor), group?.name ?? nameOf(student)].filter(Boolean).join(' – '),
    to: () => '/mentorships',
  },
  imports: { resource: imports, title: ({ fileName }) => fileName as string, to: (id) => `/importeren/${id}` },
  schoolYears: { resource: schoolYears, title: name },
  menuItems: { resource: menuItems, title: ({ title, titleEn }, locale) => (locale === 'en' && titleEn) || title },
  contentPages: {
    resource: contentPages,
    title: ({ titleNl, titleEn }, locale) => (locale === 'en' && titleEn) || titleNl,
  },
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
      const kind = known[type]
      if (!kind) return []
      const idIn = [...new Set(ofType.map(({ subjectId }) => subjectId))].slice(0, 200)
      try {
        const rows = await api.list(kind.resource, {
          filter: { idIn },
          page: { size: idIn.length },
          ...(kind.include ? { include: kind.include } : {}),
        })
        return rows.map((row): [string, Subject] => [
          row.id,
          { title: kind.title?.(row as Related, locale) ?? '', to: kind.to?.(row.id) ?? null },
        ])
      } catch (error) {
        // A sentence without a name is still a sentence.
        report(error, 'activities')
        return []
      }
    }),
  )
  return new Map(found.flat())
}
