import type { Translate } from '#lib/i18n.tsx'

/** The words of a table of which some filters choose among things that have names of their own: classes, mentors, tags. */
export function namedWords(choices: Record<string, { id: string; name: string }[]>, words: Translate): Translate {
  const names = new Map<string, string>()
  for (const [filter, list] of Object.entries(choices)) {
    for (const { id, name } of list) names.set(`filters.${filter}.${id}`, name)
  }
  return (key, params) => names.get(key) ?? words(key, params)
}
