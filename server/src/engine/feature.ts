import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Statement } from '#db/batch.ts'
import type { AnyRow, RowOf, TableName } from '#db/tables.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import {
  type Access,
  type Command,
  type Endpoint,
  type Input,
  type Method,
  type Query,
  type Resource,
  endpoint as takenApart,
} from '#protocol/declaring/define.ts'
import type { Lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import type { Asked } from './asking/asked.ts'
import type { CalendarSource } from './calendar.ts'
import type { Call, Site } from './call.ts'
import type { Ability } from './judging/ability.ts'
import type { AnyCondition, Condition } from './judging/condition.ts'
import type { Me } from './judging/me.ts'
import type { News } from './news.ts'
import type { PeriodicSection } from './periodic-section.ts'
import { type Personal, personal } from './personal.ts'
import type { PhaseKind } from './phase-kind.ts'
import type { Reaction } from './reactions.ts'
import type { Texts } from './reading/document.ts'
import type { QueueKind } from './reading/waiting.ts'
import type { Answer, Road } from './road.ts'
import type { Registry, Served } from './serve.ts'
import type { BulkAction } from './writing/bulk.ts'
import type { Tx } from './writing/transaction.ts'

export type CommandContext<I, Row> = {
  /** The row the command is about, locked; when it is about no row, nothing but the id in its address. */
  subject: Row
  input: I
  me: Me
  tx: Tx
  call: Call
}
/** Nothing: the subject as it is now. An id: that row. `null`: 204. An answer: exactly that. */
export type CommandResult = undefined | { id: string; created?: boolean } | null | Answer

export type HandledCommand = {
  protocol: Command
  run: (context: CommandContext<Record<string, unknown>, AnyRow>) => Promise<CommandResult | void>
  rule: ((me: Me) => AnyCondition) | undefined
  /** What the id in the address is of, for a command that stands on no resource: it is found first, else 404. */
  about: Resource | undefined
  /** The tenant flag without which there is no such command. */
  flag?: FlagName | undefined
}

/** A change with a name of its own. Who may is in the policy of its resource, or in `rule` when it stands on none. */
export function handle<C extends Command, B extends Resource | undefined = undefined>(
  protocol: C,
  run: (context: CommandContext<Input<C['input']>, SubjectOf<C['on'], B>>) => Promise<CommandResult | void>,
  rule?: (me: Me) => AnyCondition,
  about?: B,
): HandledCommand
export function handle(
  protocol: Command,
  run: HandledCommand['run'],
  rule?: (me: Me) => AnyCondition,
  about?: Resource,
): HandledCommand {
  return { protocol, run, rule, about }
}

/** The row of the command's resource, or of what its address is about. */
type SubjectOf<On, About> = On extends Resource ? RowOf<On> : About extends Resource ? RowOf<About> : { id: string }

export type QueryContext = {
  me: Me
  call: Call
  read: <T = Record<string, unknown>>(statement: Statement) => Promise<T[]>
  /** What the address says, for a query with filters and sorts of its own. */
  asked: () => Asked
  /** The names of what somebody may do, of the abilities of all features. */
  abilitiesOf: (me: Me) => string[]
  /** Kinds of steps that a feature looks after. */
  phaseKinds: ReadonlyMap<string, PhaseKind>
  /** What all features declare: what waits, what they tell in the periodic mail, their mails, and what somebody can be told of. */
  registry: Pick<Registry, 'queues' | 'periodic' | 'news' | 'now' | 'mails' | 'all' | 'get'>
  /** A mark that only this installation can make. */
  seal: Road['seal']
}
/** Rows that the query has found, in its own order: a page of them, how many there are, and what else it tells. */
export type FoundRows = { ids: readonly string[]; total: number; meta: object }
/**
 * A condition picks rows of the query's resource: all of them, or the first. An object is answered as meta; what PostgreSQL
 * wrote as such an object is passed on as it is.
 */
export type QueryResult<T extends TableName = never> =
  | { where: [T] extends [never] ? AnyCondition : Condition<T> }
  | { meta: object }
  | { metaText: string }
  | { found: FoundRows }
export type HandledQuery = {
  protocol: Query
  run: (context: QueryContext, row: Texts) => Promise<QueryResult> | QueryResult
  /** Its one statement, when that follows from who asks and from the address; `run` gets the first row that it found, as texts. */
  statement?: (me: Me, queues: readonly QueueKind[], asked: Asked) => Statement
  flag?: FlagName | undefined
}

export function answer<R extends Resource | undefined>(protocol: Query<R>, run: HandledQuery['run']): HandledQuery {
  return { protocol: protocol as Query, run }
}

/** The same in one round trip: the statement goes out together with the question whose session it is. */
export function answerAtOnce<R extends Resource | undefined>(
  protocol: Query<R>,
  statement: HandledQuery['statement'] & {},
  run: HandledQuery['run'],
): HandledQuery {
  return { ...answer(protocol, run), statement }
}

export type RouteContext = { call: Call; request: FastifyRequest; reply: FastifyReply }
export type HandledRoute = {
  method: Method
  path: string
  access: Access
  run: (context: RouteContext) => Promise<unknown>
}

/** Only for what is not JSON:API: files, streams, redirects, and the sign-in calls of another protocol. */
export function route(endpoint: Endpoint, access: Access, run: HandledRoute['run']): HandledRoute {
  return { ...takenApart(endpoint), access, run }
}

export type JobContext = { site: Site; payload: Record<string, string>; road: Road; log: FastifyBaseLogger }
/** Work in the background. It may be cut off anywhere and begun again, so doing it twice must be harmless. */
export type HandledJob = {
  name: string
  /** When the clock starts it, for every site; in UTC. Without one only `tx.enqueue` does. */
  cron?: string
  run: (context: JobContext) => Promise<void>
}

export function job(name: string, run: HandledJob['run'], cron?: string): HandledJob {
  return { name, run, ...(cron ? { cron } : {}) }
}

export type Feature = {
  resources: Served[]
  commands: HandledCommand[]
  queries: HandledQuery[]
  reactions: Reaction[]
  routes: HandledRoute[]
  jobs: HandledJob[]
  /** The states of its rows, and how they go from one to the other. */
  lifecycles: { lifecycle: Lifecycle }[]
  /** Commands that may be run on many rows at once. */
  bulk: BulkAction[]
  /** What screens ask about their reader. */
  abilities: Ability[]
  /** What waits for somebody's decision. */
  queues: QueueKind[]
  /** Kinds of steps on the route of a student that it looks after. */
  phaseKinds: PhaseKind[]
  /** What it puts into people's own calendars. */
  calendar: CalendarSource[]
  /** What it tells people in their periodic mail. */
  periodic: PeriodicSection[]
  mails: Record<string, MailKind>
  /** What somebody can be told of, by its kind. The sentence in the product stands among the feature's words. */
  news: Readonly<Record<string, News>>
  /** What it holds about people, how they take it along and what happens to it when they are erased. */
  personal: Personal
  /** Under which kind one finds its events in the list of recent actions: a kind, and the first half of their names. */
  activities: Record<string, readonly string[]>
  /** What a site must have for it to be there. */
  flag?: FlagName | undefined
}

/** `flag`: the tenant flag without which its resources, commands, queries and abilities are not there. */
export function feature({ flag, ...parts }: Partial<Feature>): Feature {
  const nothing = {
    resources: [],
    commands: [],
    queries: [],
    reactions: [],
    routes: [],
    jobs: [],
    lifecycles: [],
    bulk: [],
    abilities: [],
    queues: [],
    phaseKinds: [],
    calendar: [],
    periodic: [],
    mails: {},
    news: {},
    personal: personal({}),
    activities: {},
  }
  const whole = { ...nothing, ...parts }
  const behind = <P extends { flag?: string | undefined }>(all: P[]) =>
    all.map((each) => ({ ...each, flag: each.flag ?? flag }))
  if (!flag) return whole
  return {
    ...whole,
    flag,
    resources: behind(whole.resources),
    commands: behind(whole.commands),
    queries: behind(whole.queries),
    abilities: behind(whole.abilities),
    news: Object.fromEntries(Object.entries<News>(whole.news).map(([kind, each]) => [kind, { ...each, flag }])),
  }
}
