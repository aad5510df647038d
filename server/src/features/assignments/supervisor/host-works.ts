import { fail } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import * as links from '#protocol/features/assignment-links.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { askedAtHost } from '../assignments.policy.ts'
import { lastVersion } from '../work/review-work.ts'
import { sayOpinion, takeBack } from './answer-link.ts'
import { linkedWorks, sorted } from './view-link.ts'

/** What an address sees by its link, an account sees of the students at its host. */
export const hostWorks = answer(links.hostWorks, async ({ me, read }) => {
  const params = new Params()
  const where = compile(askedAtHost(me), 'w', params)
  if (where === false) return { meta: { waiting: [], answered: [] } }
  return { meta: sorted(await read<links.LinkedWork>({ text: linkedWorks(String(where)), values: params.values })) }
})

export const giveOpinion = handle(protocol.giveOpinion, async ({ subject, input, tx }) => {
  const { verdict, text, versionId } = input
  if (versionId && versionId !== (await lastVersion(tx, subject.id)).id) throw fail('work.seenOld')
  await sayOpinion(tx, subject, { verdict, text: text?.trim() || null, name: null })
})

export const takeOpinionBack = handle(protocol.takeOpinionBack, async ({ subject, tx }) => {
  await takeBack(tx, subject)
})
