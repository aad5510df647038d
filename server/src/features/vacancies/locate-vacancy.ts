import { type HandledJob, job } from '#engine/feature.ts'
import type { Job } from '#engine/writing/transaction.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { type Address, askPdok } from '#server/places/pdok.ts'

/** The exact spot is looked up after the commit, where that is configured. */
export const locatingVacancy = (vacancyId: string): Job => ({
  identifier: 'locateVacancy',
  payload: { vacancyId },
  key: `locate:vacancy:${vacancyId}`,
  attempts: 4,
})

/** As for an organization: the address may have changed while the question was out. */
export const locateVacancy = (pdokUrl: string | undefined): HandledJob =>
  job('locateVacancy', async ({ site, payload, road }) => {
    if (!pdokUrl) return
    const { vacancyId = '' } = payload
    const read = `select street, house_number as "houseNumber", postal_code as "postalCode", city
      from vacancies where id = $1 and city is not null`
    const address = await road.inTenant(site, (tx) => tx.row<Address>(read, [vacancyId]))
    const place = address && (await askPdok(pdokUrl, address))
    if (!place) return
    const { latitude, longitude } = place
    await road.inTenant(site, async (tx) => {
      const now = await tx.row<Address>(`${read} for update`, [vacancyId])
      if (JSON.stringify(now) === JSON.stringify(address))
        await tx.update(vacancies, vacancyId, { latitude, longitude })
    })
  })
