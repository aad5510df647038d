import type { AnyRow } from '#db/tables.ts'
import type { Command, Resource } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Call } from '../call.ts'
import { fail } from '../fail.ts'
import type { CommandResult, HandledCommand } from '../feature.ts'
import { type AnyCondition, isNever } from '../judging/condition.ts'
import type { Registry, Served } from '../serve.ts'
import { readInput } from './body.ts'
import type { Tx } from './transaction.ts'

/** Row found (else 404) and locked → who? (403) → when? (409) → the command's own code. */
export async function runCommand(
  registry: Registry,
  handled: HandledCommand,
  call: Call,
  tx: Tx,
  id: string | undefined,
  body: unknown,
): Promise<{ subject: AnyRow; result: CommandResult }> {
  const { protocol } = handled
  const named = handled.about && (await findNamed(tx, handled.about, id))
  if (handled.rule && isNever(handled.rule(tx.me))) throw fail('access.forbidden')
  const subject =
    protocol.on && id !== undefined
      ? await findSubject(registry.get(protocol.on.type), protocol, tx, id)
      : (named ?? { id: id ?? '' })
  // A change whose address names no row is about the caller: `PATCH /current_user`.
  const about = id ?? (protocol.method === 'POST' ? undefined : (tx.me.id ?? ''))
  const input = readInput(protocol, body, about)
  const run = () => handled.run({ subject, input, me: tx.me, tx, call })
  const result = (await tx.making(protocol.moves, run)) as CommandResult
  return { subject, result }
}

async function findNamed(tx: Tx, about: Resource, id: string | undefined): Promise<AnyRow> {
  if (!isId(id)) throw fail('record.missing')
  return tx.find(about, id)
}

/** The row of a command, locked, for who may run it at this moment. */
export async function findSubject(served: Served, protocol: Command, tx: Tx, id: string): Promise<AnyRow> {
  if (!isId(id)) throw fail('record.missing')
  const rule = served.policy[protocol.name]
  const may: AnyCondition = rule ? rule(tx.me) : false
  const subject = await tx.select(served, id, { may }, true)
  if (!subject) throw fail('record.missing')
  if (!subject['check may']) throw fail('access.forbidden')
  tx.requireUnchanged(subject)
  for (const [field, states] of Object.entries(protocol.when)) {
    if (!states.some((state) => state === subject[field]))
      throw fail('state.conflict', { field, state: subject[field] })
  }
  return subject
}
