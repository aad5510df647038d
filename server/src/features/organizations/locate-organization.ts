import { type HandledJob, job } from '#engine/feature.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { type Address, askPdok } from '#server/places/pdok.ts'
import { municipalityOf } from '#server/places/towns.ts'
import { locating } from './address.ts'

type Known = Address & { municipality: string | null }

/** Looks the address up where that is configured. It may have changed while the question was out. */
export const locateOrganization = (pdokUrl: string | undefined): HandledJob =>
  job('locateOrganization', async ({ site, payload, road }) => {
    const { organizationId = '', only = '' } = payload
    const read = `select street, house_number as "houseNumber", postal_code as "postalCode", city, municipality
      from organizations where id = $1`
    const address = await road.inTenant(site, (tx) => tx.row<Known>(read, [organizationId]))
    if (!address) return
    const spot = pdokUrl ? await askPdok(pdokUrl, address) : undefined
    const municipality = spot?.municipality ?? municipalityOf(address.city)
    if (!spot && (!municipality || municipality === address.municipality)) return
    await road.inTenant(site, async (tx) => {
      const now = await tx.row<Known>(`${read} for update`, [organizationId])
      if (JSON.stringify(now) !== JSON.stringify(address)) return
      // At night a point that somebody chose by hand stays.
      const point = only === 'municipality' ? {} : spot
      await tx.update(organizations, organizationId, { ...point, ...(municipality ? { municipality } : {}) })
    })
  })

const A_NIGHT = 200

/** At night some of those that have a town and no municipality are looked up again: it was not answered, or never asked. */
export const locateAgain = job(
  'locateAgain',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      const found = await tx.rows<{ id: string }>(
        `select id from organizations where city is not null and municipality is null and type in ('NonProfit', 'Provider')
           and status = 'approved' order by random() limit ${A_NIGHT}`,
      )
      for (const { id } of found) tx.enqueue(locating(id, 'municipality'))
    }),
  '40 2 * * *',
)
