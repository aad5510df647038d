import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type MailKind, rulesOf } from '#mail/mail-kind.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { isWrittenMail, problemsIn, type WrittenMail } from '#protocol/features/mail-text.ts'
import * as protocol from '#protocol/features/notification-templates.ts'
import { basesOf, isSameText, kindOf, type Texts } from './mail-defaults.ts'
import { mayKeep, schoolOf } from './notification-templates.policy.ts'

/** Nothing but a text that can be shown, that this kind of mail can fill, and that misleads nobody. */
export function checkText(tx: Tx, kind: MailKind, locale: Locale, value: unknown, field: string = locale): WrittenMail {
  if (!isWrittenMail(value)) throw failField('json', field)
  const [problem] = problemsIn(value, rulesOf(kind, locale, tx.site.url))
  if (problem) throw failField(`notificationTemplate.${problem.code}`, field, { name: problem.name })
  return value
}

export function changeable(tx: Tx, purpose: string): MailKind {
  const kind = kindOf(tx.registry, purpose)
  if (kind.isFixed) throw fail('notificationTemplate.fixed')
  return kind
}

/** What stands in both languages without a text of one's own. */
async function basesFor(tx: Tx, kind: MailKind, schoolId: string | null): Promise<Texts> {
  const ofSite = schoolId
    ? await tx.row<{ nl: unknown; en: unknown }>(
        'select nl, en from notification_templates where purpose = $1 and school_id is null',
        [kind.purpose],
      )
    : undefined
  return basesOf(tx.site, kind, ofSite)
}

type Written = { nl?: unknown; en?: unknown }
/** A text that says the same as the default is none. */
function textsOf(tx: Tx, kind: MailKind, bases: Texts, input: Written) {
  const of = (locale: Locale) => {
    const text = input[locale] ? checkText(tx, kind, locale, input[locale]) : null
    return isSameText(text, bases[locale]) ? null : text
  }
  const texts = { nl: of('nl'), en: of('en') }
  if (!texts.nl && !texts.en) throw fail('notificationTemplate.same')
  return texts
}

const stored = (value: unknown) => (value === null ? null : JSON.stringify(value))

export const createNotificationTemplate = handle(
  protocol.createNotificationTemplate,
  async ({ input, me, tx }) => {
    const kind = changeable(tx, input.purpose)
    const schoolId = schoolOf(me)
    const bases = await basesFor(tx, kind, schoolId)
    const { nl, en } = textsOf(tx, kind, bases, input)
    const row = await tx.row<{ id: string }>(
      `insert into notification_templates (school_id, purpose, nl, en, seen, changed_by_id) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
      [schoolId, kind.purpose, stored(nl), stored(en), JSON.stringify(bases), me.id],
    )
    if (!row) throw fail('notificationTemplate.exists')
    tell(tx, row.id, kind.purpose)
    return { id: row.id, created: true }
  },
  mayKeep,
)

export const saveNotificationTemplate = handle(
  protocol.saveNotificationTemplate,
  async ({ subject, input, me, tx }) => {
    if (subject.revision !== input.revision) throw fail('record.changed')
    const kind = changeable(tx, subject.purpose)
    const bases = await basesFor(tx, kind, subject.schoolId)
    const { nl, en } = textsOf(tx, kind, bases, input)
    await tx.run(
      `update notification_templates set nl = $2, en = $3, seen = $4, changed_by_id = $5, revision = revision + 1,
         broken_at = null where id = $1`,
      [subject.id, stored(nl), stored(en), JSON.stringify(bases), me.id],
    )
    tell(tx, subject.id, kind.purpose)
  },
)

export const resetNotificationTemplate = handle(protocol.resetNotificationTemplate, async ({ subject, tx }) => {
  await tx.remove(protocol.notificationTemplates, subject.id)
  const about = { type: 'notificationTemplates', id: subject.id }
  tx.emit(protocol.notificationTemplateReset, { purpose: subject.purpose }, about)
  return null
})

const tell = (tx: Tx, id: string, purpose: string) =>
  tx.emit(protocol.notificationTemplateSaved, { purpose }, { type: 'notificationTemplates', id })
