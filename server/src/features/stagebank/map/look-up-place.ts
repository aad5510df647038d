import type { StagebankMeta } from '#protocol/features/stagebank/stagebank.ts'
import { key, type Place, placeOf, townName, townNames } from '#server/places/towns.ts'
import { allowedErrors, typingDistance } from '../words/typing-distance.ts'

const postalCode = /^([1-9]\d{3})\s*([a-z]{2})?$/i

/** A point from the device goes before a name, because it is more precise. What is like one town only is read as that town. */
export function lookUpPlace(
  near: string,
  point: Place | null,
): Pick<StagebankMeta, 'place' | 'isPlaceUnknown' | 'placeGuess'> {
  const [, digits, letters] = postalCode.exec(near) ?? []
  const known = point ?? (near ? placeOf(digits ? null : near, digits ?? null) : undefined)
  const placeGuess = near !== '' && !known && !digits ? guessTown(near) : null
  const found = known ?? (placeGuess ? placeOf(placeGuess, null) : undefined)
  const label = digits ? [digits, letters?.toUpperCase()].filter(Boolean).join(' ') : townName(placeGuess ?? near)
  return {
    place: found ? { label: near ? label : '', ...found } : null,
    isPlaceUnknown: near !== '' && !found,
    placeGuess,
  }
}

/** The town that is nearest to what was typed, when that can be a typing error. */
function guessTown(typed: string): string | null {
  const name = key(typed)
  let most = allowedErrors(name)
  let guess: string | null = null
  for (const town of townNames) {
    const errors = typingDistance(name, key(town), most)
    if (errors > most) continue
    guess = town
    most = errors - 1
  }
  return guess
}
