import { allOf, type Condition, sqlCondition } from '#engine/condition.ts'

/**
 * What a visitor types: every word must stand somewhere, in the title, the text, the kind of work, or the name or place
 * of the host. Whoever types "dieren" means the work, not the letters of a title.
 */
export function searchVacancies({ search }: Record<string, unknown>): Condition {
  const words = String(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
  return allOf(...words.map(standsSomewhere))
}

function standsSomewhere(word: string): Condition {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sqlCondition((t, add) => {
    const like = `ilike ${add(pattern)}`
    return `(${t}.title ${like} or ${t}.description ${like} or ${t}.sector ${like}
      or ${t}.organization_id in (select h.id from organizations h where h.name ${like} or h.city ${like}))`
  })
}
