import type { Statement } from '#db/batch.ts'
import type { TableName } from '#db/tables.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { QueueName } from '#protocol/generated/queues.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import type { Site } from './call.ts'
import { type AnyCondition, type Condition, compile, Params } from './judging/condition.ts'
import type { Me } from './judging/me.ts'

/** One line of a mail, and the page of the site where one acts on it. */
export type PeriodicLine = { text: string; path: string }

/** Whose mail it is: `me` has the roles of one organization only, so that what they may not see there is not told either. */
export type PeriodicReader = {
  me: Me
  site: Site
  locale: Locale
  /** When they were told last. */
  since: Date
  read: <T = Record<string, unknown>>(statement: Statement) => Promise<T[]>
  /** How many of this kind wait for them, as their menu says it; all kinds are counted at once. */
  waiting: (queue: QueueName) => Promise<number>
}

type Words = Record<Locale, string>
export const sectionKinds = ['turn', 'state', 'news'] as const
/**
 * A part of the periodic mail, declared by the feature whose numbers it tells: `feature({ periodic: [newMessages] })`. Without
 * lines it is left out.
 */
export type PeriodicSection = {
  name: string
  /** What waits for one's own answer stands first, then how things are, then what is new. */
  kind: (typeof sectionKinds)[number]
  title: Words
  isFor: (me: Me) => boolean
  /** It is about the person and not about an organization: who has several mails reads it in the first. */
  isOwn: boolean
  flag: FlagName | undefined
  lines: (reader: PeriodicReader) => Promise<PeriodicLine[]>
}

type Parts = Pick<PeriodicSection, 'kind' | 'title' | 'isFor' | 'lines'> & { isOwn?: boolean; flag?: FlagName }
export const periodicSection = (name: string, { isOwn = false, flag, ...parts }: Parts): PeriodicSection => ({
  name,
  isOwn,
  flag,
  ...parts,
})

/** For one and for many; {n} is the number. */
export type CountWords = Record<Locale, readonly [one: string, many: string]>

/** "1 leerling zonder plek", "12 leerlingen zonder plek"; of nothing no line. */
export function countLine(count: number, { locale }: PeriodicReader, words: CountWords, path: string): PeriodicLine[] {
  if (count === 0) return []
  const [one, many] = words[locale]
  return [{ text: (count === 1 ? one : many).replace('{n}', count > 99 ? '99+' : String(count)), path }]
}

/** A part that says how many of a queue wait. */
export const waitingSection = (
  name: string,
  queue: QueueName,
  { words, path, ...parts }: Omit<Parts, 'kind' | 'lines'> & { words: CountWords; path: string },
): PeriodicSection =>
  periodicSection(name, {
    ...parts,
    kind: 'turn',
    lines: async (reader) => countLine(await reader.waiting(queue), reader, words, path),
  })

/** Rows that somebody may see, by a rule of a policy. Nobody reads a longer list than this in a mail. */
export function rowsWhere<Row, T extends TableName>(
  reader: PeriodicReader,
  table: T,
  where: Condition<T>,
  asked: { columns: string; order: string; most?: number },
): Promise<Row[]>
export async function rowsWhere(
  { read }: PeriodicReader,
  table: string,
  where: AnyCondition,
  { columns, order, most = 5 }: { columns: string; order: string; most?: number },
): Promise<object[]> {
  const params = new Params()
  const rule = compile(where, 't', params)
  if (rule === false) return []
  const text = `select ${columns} from ${table} t ${rule === true ? '' : `where ${rule}`} order by ${order} limit ${most}`
  return read({ text, values: params.values })
}

/** How many of them there are; nobody counts further than a hundred. */
export async function countWhere<T extends TableName>(
  reader: PeriodicReader,
  table: T,
  where: Condition<T>,
): Promise<number> {
  const rows = await rowsWhere(reader, table, where, { columns: '1', order: '1', most: 100 })
  return rows.length
}
