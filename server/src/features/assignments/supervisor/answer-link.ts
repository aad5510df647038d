import { fail, failField } from '#engine/fail.ts'
import { type CommandResult, handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hourContact } from '#features/hours/host/hour-contact.ts'
import * as protocol from '#protocol/features/assignment-links.ts'
import { assignmentWorks, workLife, workReviewed } from '#protocol/features/assignments.ts'
import { settleWorks } from '../settle-works.ts'
import { toldOf, type Work } from '../work/hand-in.ts'
import { decided, dropReview, undecided, writeReview } from '../work/review-work.ts'
import { type AssignmentLink, findAssignmentLink, isAskedAt } from './assignment-links.ts'
import { viewLink } from './view-link.ts'

const shown = async (tx: Tx, link: AssignmentLink): Promise<CommandResult> => ({
  status: 200,
  body: metaDocument(await viewLink(tx, link)),
})

/** Only reads: whoever looks at a mail for somebody else, a virus scanner too, says nothing. */
export const openAssignmentLink = handle(protocol.openAssignmentLink, async ({ input, tx, call }) =>
  shown(tx, await findAssignmentLink(tx, call, input.token)),
)

type Opinion = { verdict: 'good' | 'notYet'; text: string | null; name: string | null }

/** An opinion beside the work; where the assignment says so it decides. */
export async function sayOpinion(tx: Tx, work: Work, { verdict, text, name }: Opinion): Promise<void> {
  const { decides } = await tx.one<{ decides: boolean }>(
    `select supervisor = 'decides' as decides from assignments where id = $1`,
    [work.assignmentId],
  )
  if (verdict === 'notYet' && !text) throw failField('required', 'text')
  const review = { side: 'supervisor' as const, text, byName: name }
  const tell = toldOf(work)
  if (!decides) {
    await writeReview(tx, work.id, { ...review, kind: verdict })
    tx.emit(workReviewed, tell, { type: 'users', id: work.studentId })
    return
  }
  const by = decided(tx, name)
  if (verdict === 'good') await tx.move(workLife.accept, work, { set: { ...by, note: null }, tell })
  else await tx.move(workLife.return, work, { set: { ...by, note: text ?? '' }, tell })
  await writeReview(tx, work.id, { ...review, kind: verdict === 'good' ? 'accepted' : 'returned' })
  await settleWorks(tx, [work.internshipId])
}

/** Takes back what was said at the host about this version, with what it had decided. */
export async function takeBack(tx: Tx, work: Work): Promise<void> {
  const said = await tx.row<{ kind: string }>(
    `select r.kind from work_reviews r join work_versions v on v.id = r.version_id
     where r.work_id = $1 and r.side = 'supervisor' and v.number = $2`,
    [work.id, work.versionCount],
  )
  if (!said) return
  const change = { set: undecided, tell: toldOf(work) }
  if (said.kind === 'accepted') await tx.move(workLife.undoAccept, work, change)
  if (said.kind === 'returned') await tx.move(workLife.undoReturn, work, change)
  await dropReview(tx, work.id, said.kind as 'good')
  await settleWorks(tx, [work.internshipId])
}

/** The work of these versions, held; of a version that is not the newest nobody says anything. */
async function seenWorks(tx: Tx, { email }: AssignmentLink, versionIds: readonly string[]): Promise<Work[]> {
  const found = await tx.rows<{ id: string; isNewest: boolean }>(
    `select w.id, v.number = w.version_count as "isNewest" from assignment_works w join internships i on i.id = w.internship_id
       join work_versions v on v.work_id = w.id where v.id = any($2::uuid[]) and ${isAskedAt('$1')}
     order by w.id for no key update of w`,
    [email, versionIds],
  )
  if (found.length === 0) throw fail('assignmentLink.unknown')
  if (found.some(({ isNewest }) => !isNewest)) throw fail('work.seenOld')
  const works: Work[] = []
  for (const { id } of found) {
    const work = await tx.rowFrom(assignmentWorks, 'where id = $1', [id])
    if (work) works.push(work)
  }
  return works
}

export const answerAssignmentLink = handle(protocol.answerAssignmentLink, async ({ input, tx, call }) => {
  const link = await findAssignmentLink(tx, call, input.token)
  const text = input.text?.trim() || null
  for (const work of await seenWorks(tx, link, input.versionIds)) {
    if (tx.me.id === work.studentId) throw fail('access.forbidden')
    if (input.verdict === 'undo') await takeBack(tx, work)
    // A double tap, or the school was earlier: nothing is asked any more.
    else if (work.status === 'handed_in') {
      const contact = work.internshipId ? await hourContact(tx, work.internshipId) : undefined
      await sayOpinion(tx, work, { verdict: input.verdict, text, name: contact?.name || link.email })
    }
  }
  return shown(tx, link)
})
