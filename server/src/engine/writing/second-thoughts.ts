import { fail } from '../fail.ts'
import type { Tx } from './transaction.ts'

type Decided = { decidedById: string | null; decidedAt: Date | null }

/** Whoever decided may take it back, as long as nobody was told: reactions that can be taken back wait so long. */
export function requireUntold({ me, registry }: Tx, decision: Decided | undefined): void {
  const since = decision?.decidedAt?.getTime() ?? 0
  const isOpen = Date.now() - since < registry.rethinkSeconds * 1000
  if (!isOpen || decision?.decidedById !== me.id) throw fail('decision.told')
}
