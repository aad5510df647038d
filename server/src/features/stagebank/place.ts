import type { StagebankMeta } from '#protocol/stagebank.ts'
import { type Place, placeOf, townName } from '#server/places/towns.ts'

const postalCode = /^([1-9]\d{3})\s*([a-z]{2})?$/i

/** A point from the device goes before a name, because it is more precise. */
export function lookUpPlace(
  near: string,
  point: Place | null,
): { place: StagebankMeta['place']; isPlaceUnknown: boolean } {
  const [, digits, letters] = postalCode.exec(near) ?? []
  const label = digits ? [digits, letters?.toUpperCase()].filter(Boolean).join(' ') : townName(near)
  const found = point ?? (near ? placeOf(digits ? null : near, digits ?? null) : undefined)
  return { place: found ? { label: near ? label : '', ...found } : null, isPlaceUnknown: near !== '' && !found }
}
