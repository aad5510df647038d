import type { ShownPicture } from '#app/features/library/library-picture.tsx'
import type { cardOf } from '#app/features/stagebank/cards/vacancy-card.data.ts'
import type { Block, VacancyQuery } from '#protocol/features/content/blocks.ts'
import type { PageForm } from '#protocol/features/content/content-forms.ts'
import type { VideoHost } from '#protocol/features/content/videos.ts'

/** What the vacancy lists and maps of a page show, by what they ask for. */
export type VacancyLists = Record<string, ReturnType<typeof cardOf>[]>
export type Wanted = VacancyQuery & { count: number }
export const listKey = ({ sector, count, words, place, within }: Wanted) =>
  JSON.stringify([
    sector,
    count,
    words?.trim() || null,
    place?.trim() || null,
    place?.trim() ? (within ?? usualDistance) : null,
  ])
/** Kilometres around a place, where nobody says how many. */
export const usualDistance = 10
/** On one map; more are found in the stagebank. */
export const MAP_PLACES = 60

/** The pictures of the library that a page shows, by their ids. */
export type PagePictures = Record<string, ShownPicture>

/** The forms that anybody may fill in, by their ids. */
export type PageForms = Record<string, PageForm>

/** Where the site says that it is; the town, as that is what we know of an address. */
export type SiteAddress = { name: string; lines: string; latitude: number; longitude: number }

/** What the blocks of a page show without holding it themselves. */
export type Found = {
  lists: VacancyLists
  /** What was asked for around a place that nobody knows, as in the lists. */
  unknownPlaces: string[]
  pictures: PagePictures
  forms: PageForms
  address: SiteAddress | null
  /** Whose videos this visitor wants to see on our pages. */
  videos: VideoHost[]
}

/** What a block asks of the stagebank, if it does. */
export function wantedBy(block: Block): Wanted | null {
  if (block.type === 'vacancyList') return block
  return block.type === 'map' && block.shows === 'vacancies' ? { ...block, count: MAP_PLACES } : null
}
