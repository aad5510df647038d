import type { Asked } from '#engine/asking/asked.ts'
import { failParameter } from '#engine/fail.ts'
import type { Query } from '#protocol/declaring/define.ts'
import { check, date } from '#protocol/declaring/fields.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { StagebankMeta } from '#protocol/features/stagebank/stagebank.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { lookUpPlace } from '../map/look-up-place.ts'

export type Bounds = [south: number, west: number, north: number, east: number]

/** What is searched for, checked and ready to compare with. */
export type Search = {
  q: string
  isExact: boolean
  place: StagebankMeta['place']
  isPlaceUnknown: boolean
  placeGuess: string | null
  within: number | null
  bounds: Bounds | null
  sectors: string[]
  kinds: string[]
  tags: string[]
  /** Bits, as in the table; 0 is no filter. */
  levels: number
  weekdays: number
  hoursMin: number | null
  hoursMax: number | null
  from: string | null
  until: string | null
  placesLeft: boolean
  /** Of who looks, in years. */
  age: number | null
}

const MAX_TEXT = 200
export function readSearch({ filter }: Pick<Asked, 'filter'>, { filters = {} }: Query): Search {
  for (const [name, { parameter }] of filter) {
    if (!Object.hasOwn(filters, name)) throw failParameter('filter.unknown', parameter, name)
  }
  const refuse = (name: string) => failParameter('parameter.invalid', filter.get(name)?.parameter ?? name)
  const text = (name: string) => {
    const given = filter.get(name)?.text ?? ''
    if (given.length > MAX_TEXT || given.includes('\0')) throw refuse(name)
    return given
  }
  const amount = (name: string, low: number, high: number) => {
    const given = filter.get(name)?.text
    if (given === undefined) return null
    if (!/^-?\d{1,9}(\.\d{1,15})?$/.test(given) || Number(given) < low || Number(given) > high) throw refuse(name)
    return Number(given)
  }
  const choices = <T extends string>(name: string, isValid: (choice: string) => choice is T): T[] => {
    const given = (filter.get(name)?.text ?? '').split(',').flatMap((choice) => choice.trim() || [])
    const valid = given.filter(isValid)
    if (given.length > 50 || valid.length < given.length) throw refuse(name)
    return [...new Set(valid)]
  }
  const among =
    <const T extends string>(...known: T[]) =>
    (choice: string): choice is T =>
      isOneOf(known, choice)
  const yes = (name: string) =>
    choices(name, among('true', 'false', '1', '0')).some((choice) => choice === 'true' || choice === '1')
  const day = (name: string) => {
    const given = filter.get(name)?.text ?? null
    if (given !== null && check(date(), given)) throw refuse(name)
    return given
  }
  const bits = (numbers: number[]) => numbers.reduce((mask, number) => mask | (1 << number), 0)
  const [lat, lng] = [amount('lat', -90, 90), amount('lng', -180, 180)]
  if ((lat === null) !== (lng === null)) throw refuse(lat === null ? 'lat' : 'lng')
  const near = text('near')
  return {
    q: text('q'),
    isExact: yes('exact'),
    ...lookUpPlace(near, lat === null || lng === null ? null : { latitude: lat, longitude: lng }),
    within: amount('within', 1, 500),
    bounds: readBounds(filter.get('bounds')),
    sectors: choices('sectors', isSector),
    kinds: choices('kinds', among('NonProfit', 'Provider')),
    tags: choices('tags', isId),
    levels: bits(choices('levels', among(...educationLevels)).map((level) => educationLevels.indexOf(level))),
    weekdays: bits(choices('weekdays', among('1', '2', '3', '4', '5', '6', '7')).map((choice) => Number(choice) - 1)),
    hoursMin: amount('hoursMin', 0, 100_000),
    hoursMax: amount('hoursMax', 0, 100_000),
    from: day('from'),
    until: day('until'),
    age: amount('age', 0, 150),
    placesLeft: yes('placesLeft'),
  }
}

function readBounds(given: { parameter: string; text: string } | undefined): Bounds | null {
  if (!given) return null
  const numbers = given.text.split(',').map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN))
  const [south = 0, west = 0, north = 0, east = 0] = numbers
  if (numbers.length !== 4 || numbers.some(Number.isNaN) || south >= north || west >= east || Math.abs(south) > 90) {
    throw failParameter('parameter.invalid', given.parameter)
  }
  return [south, west, north, east]
}
