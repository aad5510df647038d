import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  conversations: (i) =>
    i % 2 === 0 ? { kind: 'internship', pair_key: null } : { kind: 'direct', pair_key: `pair ${i}` },
  conversation_members: () => ({ left_at: null }),
  messages: (i) => ({ number: i + 1, sent_at: '2026-03-01T08:00:00Z' }),
}
