import type { Site } from '#engine/call.ts'
import { Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { type PeriodicReader, type PeriodicSection, sectionKinds } from '#engine/periodic-section.ts'
import { kindsOf, waitingJson } from '#engine/reading/waiting.ts'
import type { Registry } from '#engine/serve.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { PeriodicPart } from '#protocol/features/periodic-mail.ts'

export type ComposedMail = { organizationId: string; organization: string; sections: PeriodicPart[] }
export type Composing = {
  me: Me
  site: Site
  registry: Pick<Registry, 'queues' | 'periodic'>
  read: PeriodicReader['read']
  locale: Locale
  since: Date
  without: readonly string[]
}

/** What can be told to somebody with these roles, on this site. */
export const sectionsFor = ({ registry, site }: Pick<Composing, 'registry' | 'site'>, me: Me): PeriodicSection[] =>
  registry.periodic
    .filter(({ flag, isFor }) => (!flag || site.flags[flag]) && isFor(me))
    .sort((a, b) => sectionKinds.indexOf(a.kind) - sectionKinds.indexOf(b.kind))

const MOST_HOUSES = 20

/** The organizations somebody works or learns in, by name; with the roles that they hold there. */
export async function housesOf({ read, me }: Pick<Composing, 'read' | 'me'>) {
  const ids = me.at(null).organizationIds
  const rows = await read<{ id: string; name: string }>({
    text: `select id, name from organizations where id = any($1::uuid[]) and status in ('approved', 'closing')
      order by name, id limit ${MOST_HOUSES}`,
    values: [ids],
  })
  return rows.map((house) => ({ ...house, me: me.at(house.id) }))
}

/** A mail for each organization in which there is something to tell. */
export async function composeMails(of: Composing): Promise<ComposedMail[]> {
  const told = new Set<string>()
  const mails: ComposedMail[] = []
  for (const house of await housesOf(of)) {
    const reader = readerFor(of, house.me)
    const sections: PeriodicPart[] = []
    for (const section of sectionsFor(of, house.me)) {
      if (of.without.includes(section.name) || told.has(section.name)) continue
      if (section.isOwn) told.add(section.name)
      const lines = await section.lines(reader)
      if (lines.length > 0) sections.push({ name: section.name, title: section.title[of.locale], lines })
    }
    if (sections.length > 0) mails.push({ organizationId: house.id, organization: house.name, sections })
  }
  return mails
}

function readerFor({ site, locale, since, read, registry }: Composing, me: Me): PeriodicReader {
  let counted: Promise<Partial<Record<string, number>>> | undefined
  const count = async () => {
    const params = new Params()
    const text = `select ${waitingJson(kindsOf(registry.queues, site.flags), me, params)} as counts`
    const [row] = await read<{ counts: Record<string, number> | string }>({ text, values: params.values })
    const { counts = {} } = row ?? {}
    return typeof counts === 'string' ? JSON.parse(counts) : counts
  }
  return {
    me,
    site,
    locale,
    since,
    read,
    waiting: async (queue) => {
      counted ??= count()
      return (await counted)[queue] ?? 0
    },
  }
}
