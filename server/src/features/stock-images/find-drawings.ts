import { type Sector, sectors } from '#protocol/shared/sectors.ts'
import { drawings } from './drawings/all.ts'
import type { Drawing } from './drawings/drawing.ts'

/** What else one may call a kind of work. */
const about: Record<Sector, string> = {
  zorg: 'zorg welzijn care health',
  dieren: 'dieren natuur animals nature',
  sport: 'sport bewegen sports exercise',
  horeca: 'horeca bakkerij eten hospitality food',
  techniek: 'techniek bouw technology building',
  kinderen: 'kinderen onderwijs school children education',
  cultuur: 'kunst cultuur art culture',
  winkel: 'winkel verkoop shop sales retail',
  ict: 'ict media computer it',
  buurt: 'buurt wijk evenementen neighbourhood community events',
}
export type FoundDrawing = Drawing & { sector: Sector }

export const allDrawings: readonly FoundDrawing[] = sectors.flatMap((sector) =>
  drawings[sector].map((drawing) => ({ ...drawing, sector })),
)
const byName = new Map(allDrawings.map((drawing) => [drawing.name, drawing]))
export const drawingOf = (name: string): FoundDrawing | undefined => byName.get(name)

/** Without accents and capitals: who looks for "Cafe" finds "café". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = ({ nl, en, words, sector }: FoundDrawing) => plain([...nl, ...en, words, about[sector]].join(' '))
const known = new Map(allDrawings.map((drawing) => [drawing.name, wordsOf(drawing)]))

/** Those that hold every word somebody looks for, in either language; a word counts from its beginning. */
export function findDrawings(search: string, sector: Sector | null): FoundDrawing[] {
  const wanted = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return allDrawings.filter((drawing) => {
    const words = ` ${known.get(drawing.name) ?? ''}`.replace(/[^\p{L}\p{N}]+/gu, ' ')
    return (!sector || drawing.sector === sector) && wanted.every((word) => words.includes(` ${word}`))
  })
}
