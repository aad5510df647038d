import type { Command, Query, Resource } from '#protocol/define.ts'
import type { Lifecycle } from '#protocol/lifecycle.ts'
import { snake } from '#protocol/names.ts'
import type { Ability } from './judging/ability.ts'
import type { Condition } from './judging/condition.ts'
import type { Me } from './judging/me.ts'
import type { BulkAction } from './writing/bulk.ts'

type Rule = (me: Me) => Condition

/** How a relationship is found in the tables. */
export type Relation =
  /** A column of this row that holds the other row's id. */
  | { kind: 'column'; column: string; together: boolean; when?: Rule }
  /** A column of the other rows that holds this row's id. */
  | { kind: 'inverse'; column: string }
  /** A table between the two. */
  | { kind: 'through'; table: string; from: string; to: string }

export const column = (name: string): Relation => ({ kind: 'column', column: name, together: false })
/**
 * Whoever sees this row also sees that one with it: the host of an internship, also when it is archived later. With a
 * rule, of those rows about which it holds.
 */
export const seenWith = (name: string, when?: Rule): Relation => ({
  kind: 'column',
  column: name,
  together: true,
  when,
})
export const inverse = (name: string): Relation => ({ kind: 'inverse', column: name })
export const through = (table: string, from: string, to: string): Relation => ({ kind: 'through', table, from, to })

/** Who may do what with a row. What is not named is not allowed. */
export type Policy<_R extends Resource = Resource, C extends string = never> = {
  read: Rule
  create?: Rule
  update?: Rule
  delete?: Rule
} & Record<C, Rule>

export type Write = 'create' | 'update' | 'delete'

export type Served = {
  resource: Resource
  table: string
  policy: Record<string, Rule>
  /** Attributes that are no plain column: SQL in terms of the row's alias. */
  expressions: Record<string, (alias: string) => string>
  /** Columns to sort by instead of the attribute's own: names without their accents. */
  sortColumns: Record<string, string>
  relations: Record<string, Relation>
  /** Only these rows of the table belong to the resource. */
  where: Condition
  scopes: ((values: Record<string, unknown>, me: Me) => Condition) | undefined
  /** Which writes the engine does by itself. */
  writes: readonly Write[]
  /** The tenant flag without which this resource does not exist. */
  flag: string | undefined
}

export type ServeOptions = {
  table: string
  policy: Record<string, Rule> & { read: Rule }
  expressions?: Served['expressions']
  sortColumns?: Served['sortColumns']
  relations?: Record<string, Relation>
  where?: Condition
  scopes?: Served['scopes']
  writes?: readonly Write[]
  flag?: string
}

export function serve(resource: Resource, options: ServeOptions): Served {
  const relations: Record<string, Relation> = {}
  for (const [name, relationship] of Object.entries(resource.relationships)) {
    const given = options.relations?.[name]
    if (!given && relationship.kind === 'toMany') throw new Error(`${resource.type}.${name}: say how it is found`)
    relations[name] = given ?? column(`${snake(name)}_id`)
  }
  return {
    resource,
    table: options.table,
    policy: options.policy,
    expressions: options.expressions ?? {},
    sortColumns: options.sortColumns ?? {},
    relations,
    where: options.where ?? true,
    scopes: options.scopes,
    writes: options.writes ?? [],
    flag: options.flag,
  }
}

/** Everything that is served, and which commands stand on which resource. Built once at the start. */
export class Registry {
  private readonly byType = new Map<string, Served>()
  readonly commands = new Map<string, Command>()
  readonly queries: Query[] = []
  readonly bulk = new Map<string, BulkAction>()
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
