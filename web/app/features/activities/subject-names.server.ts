import type { RouterContextProvider } from 'react-router'
import { menuItems } from '../../../../protocol/src/content.ts'
import { contentPages } from '../../../../protocol/src/content-pages.ts'
import type { Resource } from '../../../../protocol/src/define.ts'
import { internshipPeriods } from '../../../../protocol/src/school.ts'
import { apiContext, pageContext } from '../../lib/context.ts'

type Subject = { subjectType: string; subjectId: string; subjectName: string | null }

/** What these are called, in Dutch and where they have it in English. */
const titles: Record<string, { resource: Resource; nl: string; en: string }> = {
  menuItems: { resource: menuItems, nl: 'title', en: 'titleEn' },
  contentPages: { resource: contentPages, nl: 'titleNl', en: 'titleEn' },
  internshipPeriods: { resource: internshipPeriods, nl: 'name', en: 'name' },
}

/** The titles, by id, of what happened to no person or organization. What is gone, or not to be seen, has none. */
export async function subjectTitles(
  context: Readonly<RouterContextProvider>,
  subjects: readonly Subject[],
): Promise<Map<string, string>> {
  const { locale, report } = context.get(pageContext)
  const byType = Map.groupBy(subjects, ({ subjectType }) => subjectType)
  const found = await Promise.all(
    Object.entries(titles).map(async ([type, { resource, nl, en }]) => {
      const idIn = [...new Set(byType.get(type)?.map(({ subjectId }) => subjectId))]
      if (idIn.length === 0) return []
      try {
        const rows = await context.get(apiContext).list(resource, { filter: { idIn }, page: { size: idIn.length } })
        return rows.map((row) => {
          const words = row as unknown as Record<string, string | null>
          return [row.id, (locale === 'en' && words[en]) || words[nl] || ''] as const
        })
      } catch (error) {
        // A sentence without a name is still a sentence.
        report(error, 'activities')
        return []
      }
    }),
  )
  return new Map(found.flat())
}
