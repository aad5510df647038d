import { type Search, searchFields } from '#protocol/stagebank/stagebank-search.ts'

/** The rest of the question, for a form that asks only a part of it. Another question starts at the first page. */
export function KeptFields({ search, but }: { search: Search; but: string[] }) {
  return searchFields(search)
    .filter(([name]) => name !== 'page' && !but.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
