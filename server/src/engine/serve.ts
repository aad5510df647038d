import type { TableOf } from '#db/catalogue.ts'
import type { ColumnOf, TableName, TableOfResource } from '#db/tables.ts'
import type { InboundAddresses } from '#mail/inbound-addresses.ts'
import type { Command, Query, Relationship, Resource, Values } from '#protocol/declaring/define.ts'
import type { Lifecycle } from '#protocol/declaring/lifecycle.ts'
import { snake } from '#protocol/declaring/names.ts'
import { required } from '#protocol/shared/guards.ts'
import type { CalendarSource } from './calendar.ts'
import type { Ability } from './judging/ability.ts'
import type { AnyCondition, Condition } from './judging/condition.ts'
import type { Me } from './judging/me.ts'
import type { KnownMail } from './known-mails.ts'
import type { News } from './news.ts'
import type { PeriodicSection } from './periodic-section.ts'
import type { Personal } from './personal.ts'
import type { PhaseKind } from './phase-kind.ts'
import { SECONDS_TO_RETHINK } from './reactions.ts'
import type { QueueKind } from './reading/waiting.ts'
import type { BulkAction } from './writing/bulk.ts'

type Rule<T extends TableName> = (me: Me) => Condition<T>
type AnyRule = (me: Me) => AnyCondition

/** A column of this row that holds the other row's id. */
type ColumnRelation<C extends string = string> = { kind: 'column'; column: C; together: boolean; when?: AnyRule }
/** A column of the other rows that holds this row's id. */
type InverseRelation<C extends string = string> = { kind: 'inverse'; column: C }
/** A table between the two. */
type ThroughRelation = { kind: 'through'; table: string; from: string; to: string }
/** How a relationship is found in the tables. */
export type Relation = ColumnRelation | InverseRelation | ThroughRelation

export const column = <const C extends string>(name: C): ColumnRelation<C> => ({
  kind: 'column',
  column: name,
  together: false,
})
/**
 * Whoever sees this row also sees that one with it: the host of an internship, also when it is archived later. With a
 * rule, of those rows about which it holds.
 */
export const seenWith = <const C extends string>(name: C, when?: AnyRule): ColumnRelation<C> => ({
  kind: 'column',
  column: name,
  together: true,
  when,
})
export const inverse = <const C extends string>(name: C): InverseRelation<C> => ({ kind: 'inverse', column: name })
export const through = <T extends TableName>(table: T, from: ColumnOf<T>, to: ColumnOf<T>): ThroughRelation => ({
  kind: 'through',
  table,
  from,
  to,
})

/**
 * Rows of this resource tie rows of others to one of their relationships: whoever sees that somebody is in a class knows
 * the class of that student. `when` says of which row a line is; `ids` where the other one is not the one of its column.
 */
export type Tie = {
  of: readonly string[]
  to: string
  when: (line: string, of: string) => string
  ids?: (line: string) => string
}

/** Who may do what with a row. What is not named is not allowed. */
export type Policy<R extends Resource, C extends string = never> = {
  read: Rule<TableOfResource<R>>
  create?: Rule<TableOfResource<R>>
  update?: Rule<TableOfResource<R>>
  delete?: Rule<TableOfResource<R>>
} & Record<C, Rule<TableOfResource<R>>>

export type Write = 'create' | 'update' | 'delete'

/** Lines of a table that triggers keep together with its sums (decision 28), and its column with the ids of the rows. */
type KeptLines = { table: string; row: string; where: AnyCondition }
/** A list that is made up of such lines, with the columns that it can be sorted by, per attribute. */
export type KeptList = KeptLines & {
  sorts: Readonly<Record<string, string>>
  /** Rows of the resource that no line is about. They are few, and counted. */
  besides?: AnyCondition
  /** What the reader sees, part by part: each has an index in the order of the list, all of them together have none. */
  parts?: readonly AnyCondition[]
  /** True of all these lines, and not of the sums: what an index finds them by. */
  rows?: AnyCondition
  /** Lines of another kept table whose sums say how many there are, where those of this one do not know it. */
  counted?: KeptLines
  /** Lines of another kept table whose rows are left out; each of them has a line in this one. */
  except?: KeptLines
  /** A statement for the ids of those that are looked at, where no sum knows them: once, for the page and for their number. */
  among?: (add: (value: unknown) => string) => string
}
/** What somebody asks of a list, besides its page. */
export type AskedList = {
  filters: readonly AnyCondition[]
  scopes: Readonly<Record<string, unknown>>
  sort: readonly { attribute: string }[]
}

export type Served = {
  resource: Resource
  table: string
  policy: { readonly [action: string]: AnyRule; readonly read: AnyRule }
  /** Attributes that are no plain column: SQL in terms of the row's alias. */
  expressions: Record<string, (alias: string) => string>
  /** Columns to sort by instead of the attribute's own: names without their accents. */
  sortColumns: Record<string, string>
  relations: Record<string, Relation>
  /** Only these rows of the table belong to the resource. */
  where: AnyCondition
  scopes: ((values: Record<string, unknown>, me: Me) => AnyCondition) | undefined
  /** The rows that somebody sees of a list, as far as they are kept; others are looked for and counted. */
  kept: ((asked: AskedList, me: Me) => KeptList | undefined) | undefined
  /** What one knows a row by, as SQL in small letters without accents: who searches finds those that fit best first. */
  relevance: ((alias: string) => readonly string[]) | undefined
  tie: Tie | undefined
  /** Which writes the engine does by itself. */
  writes: readonly Write[]
  /** The tenant flag without which this resource does not exist. */
  flag: string | undefined
}

type Attribute<R extends Resource> = keyof R['attributes'] & string
type Link<R extends Resource> = keyof R['relationships'] & string
type Target<R extends Resource, K extends Link<R>> = R['relationships'][K]['type'] extends keyof TableOf
  ? TableOf[R['relationships'][K]['type']]
  : never
type RelationOf<R extends Resource, K extends Link<R>, T extends TableName> =
  | ColumnRelation<ColumnOf<T>>
  | InverseRelation<ColumnOf<Target<R, K>>>
  | ThroughRelation
/** Whose key stands in a column of its own name need not be told how it is found. */
type Untold<R extends Resource, T extends TableName> = {
  [K in Link<R>]: R['relationships'][K]['kind'] extends 'toOne' ? (`${K}Id` extends ColumnOf<T> ? never : K) : K
}[Link<R>]
type Expression = (alias: string) => string
/** An attribute that is no column of the table has to be worked out. */
type NoColumn<R extends Resource, T extends TableName> = Exclude<Attribute<R>, ColumnOf<T>>

/** What must be told is required, what need not be is optional. */
type Told<Name extends string, Must extends string, Value> = [Must] extends [never]
  ? { [N in Name]?: Value }
  : { [N in Name]: Value }

export type ServeOptions<R extends Resource, T extends TableName> = {
  table: T
  policy: { read: Rule<T> } & { [action: string]: Rule<T> }
  sortColumns?: { [K in Attribute<R>]?: ColumnOf<T> }
  where?: Condition<T>
  scopes?: (values: Partial<Values<R['scopes']>>, me: Me) => Condition<T>
  kept?: Served['kept']
  relevance?: Served['relevance']
  tie?: Tie & { to: Link<R> }
  writes?: readonly Write[]
  flag?: string
} & Told<'expressions', NoColumn<R, T>, { [K in NoColumn<R, T>]: Expression } & { [K in Attribute<R>]?: Expression }> &
  Told<
    'relations',
    Untold<R, T>,
    { [K in Untold<R, T>]: RelationOf<R, K, T> } & { [K in Link<R>]?: RelationOf<R, K, T> }
  >

type Some<V> = { readonly [name in string]?: V }
type AnyOptions = Partial<Pick<Served, 'where' | 'scopes' | 'kept' | 'relevance' | 'tie' | 'writes' | 'flag'>> &
  Pick<Served, 'table' | 'policy'> & {
    expressions?: Some<Expression>
    sortColumns?: Some<string>
    relations?: Some<Relation>
  }

export function serve<R extends Resource>(resource: R, options: ServeOptions<R, TableOfResource<R>>): Served
export function serve(resource: Resource, options: AnyOptions): Served {
  const relations: Record<string, Relation> = {}
  for (const [name, relationship] of Object.entries(resource.relationships)) {
    const given = options.relations?.[name]
    if (!given && relationship.kind === 'toMany') throw new Error(`${resource.type}.${name}: say how it is found`)
    relations[name] = inColumns(given ?? column(`${name}Id`))
  }
  return {
    resource,
    table: options.table,
    policy: options.policy,
    expressions: given(options.expressions, (sql) => sql),
    sortColumns: given(options.sortColumns, snake),
    relations,
    where: options.where ?? true,
    scopes: options.scopes,
    kept: options.kept,
    relevance: options.relevance,
    tie: options.tie,
    writes: options.writes ?? [],
    flag: options.flag,
  }
}

/** A relationship by its name, as it is declared and as it is found in the tables. */
export const relationshipOf = ({ resource }: Served, name: string): Relationship =>
  required(resource.relationships[name], `relationship ${resource.type}.${name}`)
export const relationOf = ({ resource, relations }: Served, name: string): Relation =>
  required(relations[name], `relationship ${resource.type}.${name}`)

function given<V>(values: Some<V> = {}, make: (value: V) => V): Record<string, V> {
  const entries = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, make(value)]]))
  return Object.fromEntries(entries)
}

/** The same by the names that the database has for the columns. */
function inColumns(relation: Relation): Relation {
  if (relation.kind === 'through') return { ...relation, from: snake(relation.from), to: snake(relation.to) }
  return { ...relation, column: snake(relation.column) }
}

/** Everything that is served, and which commands stand on which resource. Built once at the start. */
export class Registry {
  private readonly byType = new Map<string, Served>()
  readonly commands = new Map<string, Command>()
  readonly queries: Query[] = []
  readonly bulk = new Map<string, BulkAction>()
  readonly personal: Personal[] = []
  /** What somebody can be told of, in the order of the features. */
  readonly news: News[] = []
  readonly queues: QueueKind[] = []
  readonly phaseKinds = new Map<string, PhaseKind>()
  /** What features put into people's own calendars. */
  readonly calendar: CalendarSource[] = []
  /** What features tell people in their periodic mail. */
  readonly periodic: PeriodicSection[] = []
  /** Every kind of mail by its name. */
  readonly mails = new Map<string, KnownMail>()
  /** How long a decision can be taken back, and nobody is told of it. */
  rethinkSeconds = SECONDS_TO_RETHINK
  /** Whether anybody can be reached by a text message: with a gateway, or where there is an outbox to read them in. */
  sendsTexts = false
  /** Addresses at which mail reaches us; nothing where none does. */
  inbound: InboundAddresses | undefined
  /** A mark that only this installation can make; the road gives it. */
  seal: (purpose: string, text: string) => Buffer = () => {
    throw new Error('there is no road yet')
  }
  /** What the clock says, for rules about the hour of the day. */
  now: () => Date = () => new Date()
  private readonly byAbility = new Map<string, Ability>()
  /** The states of the rows of a table. */
  readonly lifecycles = new Map<string, Lifecycle>()

  add(served: Served): void {
    if (this.byType.has(served.resource.type)) throw new Error(`${served.resource.type} is served twice`)
    this.byType.set(served.resource.type, served)
  }

  addAbility(ability: Ability): void {
    if (this.byAbility.has(ability.name)) throw new Error(`the ability ${ability.name} is declared twice`)
    this.byAbility.set(ability.name, ability)
  }

  get abilities(): Iterable<Ability> {
    return this.byAbility.values()
  }

  get(type: string): Served {
    const served = this.byType.get(type)
    if (!served) throw new Error(`nothing serves ${type}`)
    return served
  }

  find(type: string): Served | undefined {
    return this.byType.get(type)
  }

  all(): Served[] {
    return [...this.byType.values()]
  }

  /** What can be asked of a row besides reading it, with the states in which it can. */
  actions(served: Served): { name: string; when: Command['when'] }[] {
    return Object.keys(served.policy)
      .filter((name) => name !== 'read' && name !== 'create')
      .map((name) => ({ name, when: this.commands.get(name)?.when ?? {} }))
  }
}
