import type { Tx } from '#engine/writing/transaction.ts'
import { contractMails } from '#features/contracts/contracts.mails.ts'
import { defaultText } from '#features/notification-templates/mail-defaults.ts'
import { docOf, partsOf, type WrittenMail } from '#protocol/features/mail-text.ts'

const reminder: WrittenMail = {
  subject: partsOf('{student} wacht op uw handtekening'),
  body: docOf([
    'Beste {name},',
    'U bent bijna klaar: alleen uw handtekening onder het contract van {student} ontbreekt nog.',
    'Lukt het niet? Bel ons gerust, wij tekenen graag samen met u.',
  ]),
  buttons: ['Lezen en tekenen'],
}

/** Where contracts are signed here, the school reminds people in words of its own. */
export async function addMailText(tx: Tx, schoolId: string): Promise<void> {
  const kind = contractMails.contractReminder
  const seen = { nl: defaultText(tx.site, kind, 'nl'), en: defaultText(tx.site, kind, 'en') }
  await tx.run(
    `insert into notification_templates (school_id, purpose, nl, seen, changed_by_id)
     select $1, $2, $3, $4, (select r.user_id from roles r where r.organization_id = $1 and r.name = 'admin'
       order by r.user_id limit 1)`,
    [schoolId, kind.purpose, JSON.stringify(reminder), JSON.stringify(seen)],
  )
}
