import { type Translate, useT } from '#lib/i18n.tsx'
import { isSector } from '#protocol/shared/sectors.ts'

/** What a kind of work is called, on every screen. */
export function useSectorName(): (sector: string | null) => string {
  const t = useT('stagebank')
  return (sector) => t(`sectors.${isSector(sector) ? sector : 'other'}`)
}

const filter = 'filters.sector.'

/** The words of a table that can be filtered by kind of work. */
export function useSectorWords(words: Translate): Translate {
  const nameOf = useSectorName()
  const sectorOf = (key: string) => (key.startsWith(filter) ? key.slice(filter.length) : null)
  return (key, params) => {
    const sector = sectorOf(key)
    return isSector(sector) ? nameOf(sector) : words(key, params)
  }
}
