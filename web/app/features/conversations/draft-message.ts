/** What was typed and not sent, and what it will be called when it is: sent again it stays one message. */
export type Draft = { body: string; madeId: string }

const keyOf = (userId: string, conversationId: string) => `message:${userId}:${conversationId}`

/** Of this tab only: the next person at the same computer does not find it. */
export function findDraft(userId: string, conversationId: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, conversationId)) ?? 'null')
    if (kept && typeof kept === 'object' && 'body' in kept && 'madeId' in kept)
      return { body: String(kept.body), madeId: String(kept.madeId) }
  } catch {
    // What cannot be read is of no use.
  }
  return { body: '', madeId: crypto.randomUUID() }
}

export function keepDraft(userId: string, conversationId: string, draft: Draft | null): void {
  try {
    const key = keyOf(userId, conversationId)
    if (draft?.body) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing is as it was before.
  }
}
