import { titleOf } from '#features/certificates/certificate-words.ts'
import type { CertificatePaper } from '#protocol/features/certificates.ts'
import type { CertificateFacts } from '#protocol/features/seal-checks.ts'
import { initialsOf } from './initials.ts'
import type { By, Read } from './sealed-facts.ts'

export type Certificate = {
  what: 'certificate'
  paper: CertificatePaper
  hash: string
  sealedAt: Date
  withdrawnAt: Date | null
}

export async function certificateOf(read: Read, by: By, value: string): Promise<Certificate | undefined> {
  const [row] = await read<Certificate>({
    text: `select 'certificate' as what, c.paper, c.sha256 as hash, c.issued_at as "sealedAt",
        case when c.status = 'withdrawn' then coalesce(c.withdrawn_at, c.issued_at) end as "withdrawnAt"
      from certificates c where c.${by} = $1`,
    values: [value],
  })
  return row
}

export const certificateFacts = ({ paper, sealedAt }: Certificate): CertificateFacts => ({
  what: 'certificate',
  title: titleOf(paper),
  isVolunteer: paper.isVolunteer,
  student: initialsOf(paper.student),
  host: paper.host,
  school: paper.school,
  firstDay: paper.firstDay,
  lastDay: paper.lastDay,
  minutes: paper.minutes,
  hoursAre: paper.hoursAre,
  sealedAt: sealedAt.toISOString(),
})
