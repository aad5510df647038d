import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { certificates } from '#protocol/features/certificates.ts'

const certificateOf = ({ id, organizationName, code, issuedAt }: Row<typeof certificates>) => ({
  id,
  host: organizationName,
  code,
  issuedAt,
})
export type Certificate = ReturnType<typeof certificateOf>

/** `null` where there are none on this site, or not for this reader. */
export async function certificateOfInternship(api: Client, internshipId: string, { can }: Session) {
  if (!can.seeCertificates && !can.keepCertificates) return null
  const filter = { internshipIdEq: internshipId, statusEq: 'valid' as const }
  const [found] = await api.list(certificates, { filter, page: { size: 1 } })
  return { certificate: found ? certificateOf(found) : null }
}

/** As many as one reads at a glance, the newest first; the others stand with their internship. */
const SHOWN = 3

export async function ownCertificates(api: Client, { can, user }: Session): Promise<Certificate[]> {
  if (!can.keepCertificates) return []
  const filter = { studentIdEq: user.id, statusEq: 'valid' as const }
  return (await api.list(certificates, { filter, page: { size: SHOWN } })).map(certificateOf)
}
