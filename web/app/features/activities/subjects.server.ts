import type { RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import type { SubjectKind } from '#lib/subject.ts'

const files = import.meta.glob<SubjectKind[]>('../*/*.subjects.ts', { eager: true, import: 'default' })
const kinds = new Map(
  Object.values(files)
    .flat()
    .map((kind) => [kind.type, kind]),
)

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
      const ofKind = kinds.get(type)
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
