import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { certifying } from './seal-certificate.ts'

/** As many in one night. There are more only where a site begins with this. */
const SLICE = 200

/** Places of volunteers end by the calendar, and what failed for a whole day is tried once more. */
async function certifyLate(tx: Tx): Promise<void> {
  const late = await tx.rows<{ id: string }>(
    `select i.id from internships i join users u on u.id = i.student_id and u.erased_at is null
     where i.status = 'completed' and i.updated_at < now() - interval '10 minutes'
       and not exists (select from certificates c where c.internship_id = i.id and c.status = 'valid')
     order by i.end_date desc nulls last, i.id limit ${SLICE}`,
  )
  for (const { id } of late) tx.enqueue(certifying(id))
}

/** After the night has ended what was over. */
export const tendCertificates = job(
  'tendCertificates',
  async ({ site, road }) => {
    if (site.flags.digitalContracts) await road.inTenant(site, certifyLate)
  },
  '30 2 * * *',
)
