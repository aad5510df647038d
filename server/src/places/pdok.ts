import { type Place, townName } from './towns.ts'

export type Address = {
  street: string | null
  houseNumber: string | null
  postalCode: string | null
  city: string | null
}

const TIMEOUT_MS = 5000

export type Spot = Place & { municipality: string | null }

/** `POINT(5.38763 52.15562)`: longitude first. */
function pointOf(text: unknown): Place | undefined {
  const [, longitude, latitude] = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(String(text)) ?? []
  return longitude && latitude ? { longitude: Number(longitude), latitude: Number(latitude) } : undefined
}

/** As people write it, and as towns.ts has it. */
const commonName = (official: string) => (official === "'s-Gravenhage" ? 'Den Haag' : townName(official))

/**
 * The exact spot of an address and its municipality, from the Locatieserver of PDOK. Nothing when it does not know the address or does not
 * answer: the map then keeps the middle of the town.
 */
export async function askPdok(pdokUrl: string, address: Address): Promise<Spot | undefined> {
  const { street, houseNumber, postalCode, city } = address
  const words = [street, houseNumber, postalCode?.replace(' ', ''), city].filter(Boolean).join(' ')
  if (!words) return undefined
  const url = new URL(`${pdokUrl.replace(/\/$/, '')}/free`)
  url.search = new URLSearchParams({
    q: words,
    fq: street || houseNumber ? 'type:(adres OR weg OR postcode)' : 'type:(postcode OR woonplaats)',
    fl: 'centroide_ll,gemeentenaam',
    rows: '1',
  }).toString()
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return undefined
    const { response } = (await answer.json()) as {
      response?: { docs?: { centroide_ll?: string; gemeentenaam?: string }[] }
    }
    const [found] = response?.docs ?? []
    const point = pointOf(found?.centroide_ll)
    return point && { ...point, municipality: found?.gemeentenaam ? commonName(found.gemeentenaam) : null }
  } catch {
    return undefined
  }
}
