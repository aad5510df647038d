import { fail } from '../fail.ts'
import type { Me } from '../judging/me.ts'
import { SECONDS_TO_RETHINK } from '../reactions.ts'

type Decided = { decidedById: string | null; decidedAt: Date | null }

/** Whoever decided may take it back, as long as nobody was told: reactions that can be taken back wait so long. */
export function requireUntold(me: Me, decision: Decided | undefined): void {
  const since = decision?.decidedAt?.getTime() ?? 0
  const isOpen = Date.now() - since < SECONDS_TO_RETHINK * 1000
  if (!isOpen || decision?.decidedById !== me.id) throw fail('decision.told')
}
