import type { Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { answer, type QueryContext } from '#engine/feature.ts'
import type { KnownMail } from '#engine/known-mails.ts'
import { bodyParts, fieldsOf, type MailKind, rulesOf } from '#mail/mail-kind.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { mailFieldExample } from '#protocol/features/mail-fields.ts'
import { isWrittenMail, problemsIn } from '#protocol/features/mail-text.ts'
import * as protocol from '#protocol/features/notification-templates.ts'
import { basesOf, goesOut, isSameText, type Texts } from './mail-defaults.ts'
import { mayKeep, schoolOf } from './notification-templates.policy.ts'

type Stored = {
  id: string
  schoolId: string | null
  purpose: string
  nl: unknown
  en: unknown
  seen: { nl?: unknown; en?: unknown }
  brokenAt: Date | null
  revision: number
  updatedAt: Date
  changedBy: string | null
}
const locales = ['nl', 'en'] as const

/** One's own and, for a school, those of the site; `purpose` for one kind alone. */
const readStored = ({ read }: QueryContext, schoolId: string | null, purpose: string | null) =>
  read<Stored>({
    text: `select n.id, n.school_id as "schoolId", n.purpose, n.nl, n.en, n.seen, n.broken_at as "brokenAt", n.revision,
        n.updated_at as "updatedAt", nullif(concat_ws(' ', u.first_name, u.infix, u.last_name), '') as "changedBy"
      from notification_templates n left join users u on u.id = n.changed_by_id
      where (n.school_id is null or n.school_id = $1::uuid) and ($2::text is null or n.purpose = $2)`,
    values: [schoolId, purpose],
  })

type Whose = { own: Stored | undefined; ofSite: Stored | undefined }
function whose(rows: readonly Stored[], schoolId: string | null, purpose: string): Whose {
  const of = (id: string | null) => rows.find((row) => row.purpose === purpose && row.schoolId === id)
  return { own: of(schoolId), ofSite: schoolId ? of(null) : undefined }
}

function lineOf(site: Site, { kind, group }: KnownMail, { own, ofSite }: Whose): protocol.MailTextLine {
  const { purpose, to, nl, en, isFixed } = kind
  return {
    ...{ purpose, group, to, isFixed },
    subject: { nl: nl.subject, en: en.subject },
    own: own ? stateOf(site, kind, own, basesOf(site, kind, ofSite)) : null,
    isOfSite: ofSite !== undefined,
  }
}

function stateOf(site: Site, kind: MailKind, own: Stored, bases: Texts): protocol.MailTextLine['own'] {
  const languages = locales.filter((locale) => own[locale] !== null)
  const fits = (locale: Locale) => {
    const text = own[locale]
    return isWrittenMail(text) && problemsIn(text, rulesOf(kind, locale, site.url)).length === 0
  }
  return {
    id: own.id,
    languages,
    isBroken: own.brokenAt !== null || !languages.every(fits),
    isBehind: languages.some((locale) => !isSameText(own.seen[locale], bases[locale])),
    updatedAt: own.updatedAt.toISOString(),
    changedBy: own.changedBy,
  }
}

export const mailTexts = answer(protocol.mailTexts, async (context) => {
  const { me, call, registry } = context
  if (!mayKeep(me)) throw fail('access.forbidden')
  const schoolId = schoolOf(me)
  const rows = await readStored(context, schoolId, null)
  const known = [...registry.mails.values()].filter((named) => goesOut(call.site, named))
  const texts = known.map((named) => lineOf(call.site, named, whose(rows, schoolId, named.kind.purpose)))
  return { meta: { texts } }
})

/** What the fields were in the last mail of this kind about this school; a centre sees none that is about a student's. */
async function lastSaid({ read }: QueryContext, purpose: string, schoolId: string | null) {
  const rows = await read<{ said: Record<string, string>; locale: Locale; firstName: string | null }>({
    text: `select m.said, m.locale, u.first_name as "firstName" from mails m left join users u on u.id = m.user_id
      where m.purpose = $1 and m.school_id is not distinct from $2::uuid and m.said is not null
      order by m.created_at desc limit 1`,
    values: [purpose, schoolId],
  })
  return rows[0]
}

export const mailText = answer(protocol.mailText, async (context) => {
  const { me, call, registry, asked } = context
  if (!mayKeep(me)) throw fail('access.forbidden')
  const { site } = call
  const named = registry.mails.get(asked().filter.get('purpose')?.text ?? '')
  if (!named || !goesOut(site, named)) throw fail('notificationTemplate.unknownMail')
  const { kind } = named
  const schoolId = schoolOf(me)
  const [rows, last] = await Promise.all([
    readStored(context, schoolId, kind.purpose),
    lastSaid(context, kind.purpose, schoolId),
  ])
  const found = whose(rows, schoolId, kind.purpose)
  const bases = basesOf(site, kind, found.ofSite)
  const fields = fieldsOf(kind)
  const textOf = (locale: Locale): protocol.MailTextOf => {
    const real =
      last?.locale === locale ? { ...last.said, ...(last.firstName ? { firstName: last.firstName } : {}) } : {}
    const known: Record<string, string> = { ...real, app: site.appName }
    const seen = found.own?.seen[locale]
    const isBehind = found.own?.[locale] !== null && isWrittenMail(seen) && !isSameText(seen, bases[locale])
    return {
      base: bases[locale],
      kept: bodyParts(kind[locale].body, kind.keeps).kept,
      values: Object.fromEntries(fields.map((name) => [name, known[name] ?? mailFieldExample(name, locale)])),
      isReal: last?.locale === locale,
      before: isBehind ? seen : null,
    }
  }
  const written = (value: unknown) => (isWrittenMail(value) ? value : null)
  const { own } = found
  const detail: protocol.MailTextDetail = {
    line: lineOf(site, named, found),
    fields,
    isPersonal: kind.keeps > 0,
    hasFormal: kind.formal !== undefined,
    texts: { nl: textOf('nl'), en: textOf('en') },
    own: own ? { id: own.id, revision: own.revision, nl: written(own.nl), en: written(own.en) } : null,
  }
  return { meta: detail }
})
