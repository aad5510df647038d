import type { TableRow } from '#db/tables.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/applications.ts'

type Said = { talkAnswer: (typeof protocol.talkAnswers)[number]; talkWish: string | null }

/** The same answer twice is one answer; of a moment that has passed nothing can be said any more. */
async function answer(tx: Tx, application: TableRow<'applications'>, said: Said): Promise<void> {
  const { id, vacancyId, studentId } = application
  if (!application.talkAt || application.talkAt < new Date()) throw fail('application.talkOver')
  if (application.talkAnswer === said.talkAnswer && application.talkWish === said.talkWish) return
  await tx.update(protocol.applications, id, said)
  const told = { vacancyId, studentId, answer: said.talkAnswer }
  tx.emit(protocol.applicationTalkAnswered, told, { type: 'applications', id })
}

export const comeToTalk = handle(protocol.comeToTalk, ({ subject, tx }) =>
  answer(tx, subject, { talkAnswer: 'comes', talkWish: null }),
)

export const askOtherMoment = handle(protocol.askOtherMoment, ({ subject, input, tx }) =>
  answer(tx, subject, { talkAnswer: 'other_moment', talkWish: input.talkWish }),
)
