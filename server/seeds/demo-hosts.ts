import type { Site } from '#engine/call.ts'
import { createOrganization } from '#protocol/features/organizations.ts'
import type { Sector } from '#protocol/shared/sectors.ts'
import type { Client } from '../../protocol/src/client.ts'
import type { HostPattern } from './data/host-pattern.ts'
import { hostsWithPlaces } from './data/organizations.ts'
import { type Place, places, type Region, regionCentres, streets } from './data/places.ts'
import type { NewPerson } from './demo-people.ts'
import type { Random } from './random.ts'

export type Host = {
  id: string
  name: string
  kind: string
  sector: Sector
  phoneNumber: string
  contact: NewPerson
  pattern: HostPattern
}
export type HostVacancy = {
  id: string
  title: string
  hours: number
  weekdays: readonly number[]
  host: Host
  isOpen: boolean
}

/** The towns around a site's own map centre. */
export function placesNear({ mapCentre }: Site): Place[] {
  const distance = (region: Region) => {
    const { latitude, longitude } = regionCentres[region]
    return Math.hypot(latitude - mapCentre.latitude, (longitude - mapCentre.longitude) * 0.61)
  }
  const [nearest] = (Object.keys(regionCentres) as Region[]).sort((a, b) => distance(a) - distance(b))
  return places[nearest as Region]
}

function addressIn(random: Random, place: Place) {
  return {
    street: random.pick(streets),
    houseNumber: String(random.int(1, 180)),
    postalCode: `${place.postalCode + random.int(0, 20)} ${random.pick(['AB', 'CD', 'EH', 'GK', 'LM', 'NP', 'RT', 'VW'])}`,
    city: place.city,
    latitude: Number((place.latitude + (random.next() - 0.5) * 0.02).toFixed(5)),
    longitude: Number((place.longitude + (random.next() - 0.5) * 0.03).toFixed(5)),
  }
}

export function hostDetails(random: Random, pattern: HostPattern, place: Place) {
  const name = pattern.name.replace('{place}', place.city)
  const plain = name
    .normalize('NFD')
    .replace(/[^a-zA-Z]+/g, '-')
    .toLowerCase()
    .replace(/^-|-$/g, '')
  return {
    name,
    type: pattern.kind,
    description: pattern.description.replace('{place}', place.city),
    sector: pattern.sector,
    website: `https://www.${plain}.example`,
    email: `info@${plain}.example`,
    phoneNumber: `0${random.int(10, 79)} ${random.int(200, 799)} ${random.int(10, 99)} ${random.int(10, 99)}`,
    chamberNumber: String(random.int(10_000_000, 89_999_999)),
    ...addressIn(random, place),
  }
}

/** Everybody who offers places, added by the centre through the product itself. */
export async function addHosts(
  adders: { client: Client; contact: () => NewPerson },
  random: Random,
  site: Site,
): Promise<Host[]> {
  const near = placesNear(site)
  const hosts: Host[] = []
  for (const pattern of random.shuffle([...hostsWithPlaces])) {
    const details = hostDetails(random, pattern, random.pick(near))
    const row = await adders.client.run(createOrganization, '', details)
    hosts.push({
      id: row.id,
      name: details.name,
      kind: details.type,
      sector: pattern.sector,
      phoneNumber: details.phoneNumber,
      contact: adders.contact(),
      pattern,
    })
  }
  return hosts
}
