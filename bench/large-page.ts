import { libraryDownloadPath } from '#protocol/features/library-paths.ts'
import { required } from '#protocol/shared/guards.ts'
import { tenantByKey } from '#protocol/tenants/all.ts'
import { drawing } from '../server/seeds/data/block-writing.ts'
import { seedPages } from '../server/seeds/data/pages.ts'

/** How many of its pictures lie in the library; the others are drawings. */
export const LIBRARY_PICTURES = 6

const { appName, flags } = required(tenantByKey('demo'), 'the demo site')
const written = seedPages({ appName, flags, front: 'internships', city: 'Soesterberg', email: 'stage@demo.example' })
const wordsOf = (slug: string) =>
  required(
    written.find((page) => page.slug === slug),
    slug,
  ).nl.filter(({ type }) => type !== 'picture')

const drawings = [
  ['samen-wandelen', 'Een jongen duwt een oudere vrouw in een rolstoel over de kade.'],
  ['geiten-voeren', 'Een witte geit staat naast een rode schuur met een baal hooi.'],
  ['brood-bakken', 'Een bakker haalt brood uit een oven met vuur.'],
  ['fietsen-opknappen', 'Een monteur werkt aan een groene fiets.'],
  ['kringloopwinkel', 'Een winkel met een gestreepte luifel en stoelen voor het raam.'],
  ['buurtmaaltijd', 'Buren eten aan een lange tafel voor gekleurde huizen.'],
] as const

/**
 * Twenty blocks as a site writes them: twelve pictures, each another one, between text, headings, steps, columns, vacancies, a
 * button and questions.
 */
export function largePage(libraryIds: readonly string[]) {
  const words = [...wordsOf('voor-leerlingen'), ...wordsOf('veelgestelde-vragen').filter(({ type }) => type === 'faq')]
  const pictures = [
    ...drawings.map(([name, alt]) => drawing(name, alt)),
    ...libraryIds.map((id) => ({ type: 'picture' as const, src: libraryDownloadPath(id), alt: '' })),
  ]
  const rest = words.slice(0, 8)
  if (rest.length + pictures.length !== 20)
    throw new Error('a large page has twenty blocks, of which twelve are pictures')
  // As pages are written: first some words, then a picture, and never a wall of either.
  return rest.flatMap((block, at) => [
    block,
    ...pictures.slice(Math.floor((at * pictures.length) / 8), Math.floor(((at + 1) * pictures.length) / 8)),
  ])
}
