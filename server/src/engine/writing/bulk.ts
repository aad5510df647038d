import type { AnyRow, RowOf } from '#db/tables.ts'
import type { Resource } from '#protocol/declaring/define.ts'
import { parseReadPlan } from '../asking/read-plan.ts'
import { type ErrorDetail, Failure, fail } from '../fail.ts'
import type { HandledCommand } from '../feature.ts'
import { compile, every, isNever, none, Params } from '../judging/condition.ts'
import { chosen } from '../reading/select.ts'
import { readInput } from './body.ts'
import type { Tx } from './transaction.ts'

type Values = Record<string, unknown>
/** What the command was given, and the other tables before and after it. */
type Around = { given: Values; before: unknown; after: unknown }

/** A command that may be run on many rows of its resource at once. Each row is checked like a single call. */
export type BulkAction = {
  name: string
  on: Resource
  run: HandledCommand
  /** What the command is given; without this what the caller sent, checked by the command's own rules. */
  input?: Values
  /** Refuses what no row could be given. */
  admit?: (tx: Tx, input: Values) => Promise<void>
  /** There is nothing to do for this row. */
  isDone?: (row: AnyRow) => boolean
  /** The way back, from the row as it was before. `null`: this row has none. */
  undo?: {
    run: HandledCommand
    input: (before: AnyRow, others: Around) => Values | null
    /** What the action changes in other tables. The way back sees for itself whether somebody changed that since. */
    others?: (tx: Tx, rowId: string) => Promise<unknown>
    /** What the way back has to know of other tables as they were before. A row that was changed later stays as it is. */
    knows?: (tx: Tx, rowId: string) => Promise<unknown>
  }
}

type Undo = NonNullable<BulkAction['undo']>
type Parts<R extends Resource> = Omit<BulkAction, 'name' | 'isDone' | 'undo'> & {
  on: R
  isDone?: (row: RowOf<R>) => boolean
  undo?: Omit<Undo, 'input'> & {
    input: (before: RowOf<R>, others: Around) => Values | null
  }
}

export function bulkAction<R extends Resource>(name: string, parts: Parts<R>): BulkAction
export function bulkAction(name: string, parts: Omit<BulkAction, 'name'>): BulkAction {
  return { name, ...parts }
}

export type Chosen = { ids?: readonly string[] | null; filter?: string | null; except?: readonly string[] | null }

/** Whoever may do this to no row at all, or sends what the command does not take, is told before it begins. */
export async function admitBulk(tx: Tx, { on, run, input, admit }: BulkAction, given: Values): Promise<Values> {
  const rule = tx.registry.get(on.type).policy[run.protocol.name]
  if (!rule || isNever(rule(tx.me))) throw fail('access.forbidden')
  const values = input ?? given
  try {
    const read = readInput(run.protocol, { data: { type: on.type, attributes: values } }, undefined)
    await admit?.(tx, read)
  } catch (error) {
    throw error instanceof Failure ? withinInput(error) : error
  }
  return values
}

/** What the command takes stands one step deeper in what starts the action. */
function withinInput({ details, headers }: Failure): Failure {
  const deeper = ({ source, ...detail }: ErrorDetail): ErrorDetail => ({
    ...detail,
    source: { ...source, pointer: source?.pointer?.replace('/attributes/', '/attributes/input/') },
  })
  return new Failure(details.map(deeper), headers)
}

/** The rows the caller sees in the list that they describe, as a SELECT of their ids: the same words, the same policy. */
export function chosenRows(tx: Tx, on: Resource, { ids, filter, except }: Chosen): { text: string; values: unknown[] } {
  const served = tx.registry.get(on.type)
  const plan = parseReadPlan(tx.registry, served, (filter ?? '').replace(/^\?/, ''), true)
  const params = new Params()
  const where = compile(every(chosen(plan, tx.me), ids ? { id: ids } : true, none({ id: except ?? [] })), 't', params)
  return { text: `select t.id from ${served.table} t where ${where}`, values: params.values }
}
