import { Failure, fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { fieldsOf } from '#mail/mail-kind.ts'
import { queueMail } from '#mail/queue.ts'
import { mailFieldExample } from '#protocol/features/mail-fields.ts'
import * as protocol from '#protocol/features/notification-templates.ts'
import { mayKeep } from './notification-templates.policy.ts'
import { changeable, checkText } from './save-template.ts'

/** So many an hour, to one's own address only: nobody writes to others this way. */
const MOST = 10
const HOUR = 3600
const trial = { nl: 'Proef: ', en: 'Test: ' }

/** The text as it is being written, filled with examples. Its button leads to the site, since it is nobody's own. */
export const tryNotificationText = handle(
  protocol.tryNotificationText,
  async ({ input: { purpose, locale, text }, me, tx }) => {
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    const mail = changeable(tx, purpose)
    const written = checkText(tx, mail, locale, text, 'text')
    const user = await tx.one<{ id: string; email: string; firstName: string; tried: number }>(
      `select id, email, first_name as "firstName", (select count(*)::int from mails m where m.user_id = u.id
         and m.dedupe_key like '%:try:%' and m.created_at > now() - interval '1 hour') as tried
       from users u where id = $1 for no key update`,
      [me.requireId()],
    )
    if (user.tried >= MOST) throw new Failure([{ code: 'throttled', params: { seconds: HOUR } }])
    await queueMail(tx, {
      mail,
      key: `try:${crypto.randomUUID()}`,
      to: { id: user.id, email: user.email, locale, firstName: user.firstName },
      values: Object.fromEntries(
        fieldsOf(mail)
          .filter((name) => name !== 'app' && name !== 'firstName')
          .map((name) => [name, mailFieldExample(name, locale)]),
      ),
      links: written.buttons.map(() => '/'),
      tried: { ...written, subject: [{ type: 'text', text: trial[locale] }, ...written.subject] },
    })
    return { status: 200, body: metaDocument({ sentTo: user.email }) }
  },
  mayKeep,
)
