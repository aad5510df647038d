import { query } from '#protocol/declaring/define.ts'
import type { Sector } from '#protocol/shared/sectors.ts'

/** What the front page counts: only what every visitor may see, so it is the same for all of a site. */
export type HomeFigures = {
  vacancies: number
  /** Places that nobody has yet. */
  places: number
  hosts: number
  cities: number
  /** Internships of this school year that got as far as a place. */
  internships: number
  sectors: Partial<Record<Sector, number>>
}

export const homeFigures = query('homeFigures', 'GET /home_figures', {
  access: 'public',
  summary: 'How much there is to choose from now, and how many internships there are this school year',
})
