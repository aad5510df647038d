import type { TableRow } from '#db/tables.ts'
import type { Job } from '#engine/writing/transaction.ts'
import { municipalityOf, placeOf, townName } from '#server/places/towns.ts'

type Address = {
  street?: string | null
  houseNumber?: string | null
  postalCode?: string | null
  city?: string | null
  latitude?: number | null
  longitude?: number | null
}

type Written = { postalCode?: string | null; city?: string | null; chamberNumber?: string | null }

/** Everybody types these their own way; they are stored in one, so that lists and filters say each town once. */
export function tidied<T extends Written>(input: T): T {
  const { postalCode, city, chamberNumber } = input
  return {
    ...input,
    ...(postalCode ? { postalCode: postalCode.toUpperCase().replace(/^(\d{4}) ?/, '$1 ') } : {}),
    ...(city ? { city: townName(city) } : {}),
    ...(chamberNumber ? { chamberNumber: chamberNumber.replace(/\D/g, '') } : {}),
  }
}

type Before = Pick<
  TableRow<'organizations'>,
  'street' | 'houseNumber' | 'postalCode' | 'city' | 'latitude' | 'longitude'
>
const parts = ['street', 'houseNumber', 'postalCode', 'city'] as const

type Spot = { latitude: number | null; longitude: number | null; municipality: string | null }

/** Where a new organization lies: on the map as somebody said, else in the middle of its town; and in which municipality. */
export function placed({ latitude, longitude, city, postalCode }: Address): Spot {
  const municipality = municipalityOf(city) ?? null
  if (latitude != null && longitude != null) return { latitude, longitude, municipality }
  const place = placeOf(city, postalCode)
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null, municipality }
}

/** Did anything of the address change, so that it must be looked up again? */
export const hasMoved = (before: Before, input: Address): boolean =>
  parts.some((part) => input[part] !== undefined && (input[part] ?? null) !== before[part])

/**
 * The new place of an organization that moved to another town. Within a town the old point is nearer than its middle,
 * and a point that somebody chose by hand in the same form stays.
 */
export function placedAgain(before: Before, input: Address): Partial<Spot> {
  const isChosen = (['latitude', 'longitude'] as const).some(
    (name) => input[name] !== undefined && input[name] !== before[name],
  )
  const { city, postalCode } = { ...before, ...input }
  const isElsewhere =
    (city ?? null) !== before.city || (postalCode ?? '').slice(0, 4) !== (before.postalCode ?? '').slice(0, 4)
  const isMissing = before.latitude === null && city !== null
  const { municipality, ...middle } = placed({ city, postalCode })
  return {
    ...(isElsewhere ? { municipality } : {}),
    ...(isChosen || !(isElsewhere || isMissing) ? {} : middle),
  }
}

/** The exact spot is looked up after the commit, where that is configured. */
export const locating = (organizationId: string, only = ''): Job => ({
  identifier: 'locateOrganization',
  payload: { organizationId, only },
  key: `locate:${organizationId}`,
  attempts: 4,
})
