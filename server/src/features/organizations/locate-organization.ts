import { type HandledJob, job } from '#engine/feature.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { type Address, askPdok } from '#server/places/pdok.ts'

/** Looks the address up where that is configured. It may have changed while the question was out. */
export const locateOrganization = (pdokUrl: string | undefined): HandledJob =>
  job('locateOrganization', async ({ site, payload, road }) => {
    if (!pdokUrl) return
    const { organizationId = '' } = payload
    const read = `select street, house_number as "houseNumber", postal_code as "postalCode", city
      from organizations where id = $1`
    const address = await road.inTenant(site, (tx) => tx.row<Address>(read, [organizationId]))
    const place = address && (await askPdok(pdokUrl, address))
    if (!place) return
    await road.inTenant(site, async (tx) => {
      const now = await tx.row<Address>(`${read} for update`, [organizationId])
      if (JSON.stringify(now) === JSON.stringify(address)) await tx.update(organizations, organizationId, place)
    })
  })
