import { goesByItself } from '#engine/phase-kind.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/phases.ts'
import { tell, tellHost } from './internships.reactions.ts'
import { deciders, peopleUp, type Told, theStudent, toldOf } from './whom-to-tell.ts'

type Step = {
  id: string
  name: string
  nameEn: string
  status: string
  actor: string
  note: string | null
  /** Its feature brings it to an end. */
  byItself: boolean
  openedAt: Date | null
}

const stepOf = (tx: Tx, id: string) =>
  tx.row<Step>(
    `select p.id, p.name, p.name_en as "nameEn", p.status, p.actor, p.note, p.opened_at as "openedAt",
       ${goesByItself('p')} as "byItself" from internship_phases p where p.id = $1 and p.removed_at is null`,
    [id],
  )

async function found(tx: Tx, event: { internshipId: string; phaseId: string }): Promise<[Told, Step] | undefined> {
  const told = await toldOf(tx, event.internshipId)
  const step = await stepOf(tx, event.phaseId)
  return told && step ? [told, step] : undefined
}

const nameFor = ({ name, nameEn }: Step, locale: string) => (locale === 'nl' ? name : nameEn)

/** With what is missing, to who has to complete it. */
const tellReturned = on('tellPhaseReturned', protocol.phaseReturned, async ({ event, tx }) => {
  const [told, step] = (await found(tx, event)) ?? []
  if (!told || step?.status !== 'returned') return
  const news = (locale: string) => {
    const phase = nameFor(step, locale)
    return { kind: 'phaseReturned' as const, values: { phase, detail: phase, reason: step.note ?? '' } }
  }
  if (step.actor === 'host') return tellHost(tx, event, told, { ...news(tx.site.locale), mail: 'phaseReturnedHost' })
  for (const to of await theStudent(tx, told))
    await tell(tx, event, told, [to], { ...news(to.locale), mail: 'phaseReturned' })
})

/** In the product only: it is among what waits for them. */
const tellHandedIn = on(
  'tellPhaseHandedIn',
  protocol.phaseHandedIn,
  async ({ event, tx }) => {
    const [told, step] = (await found(tx, event)) ?? []
    if (!told || step?.status !== 'submitted') return
    await tell(tx, event, told, await deciders(tx, told), { kind: 'phaseHandedIn' })
  },
  protocol.phaseRecalled,
)

/** Whoever is up learns it in the product. With the first step of a route they hear that there is a route. */
const tellStarted = on('tellPhaseStarted', protocol.phaseStarted, async ({ event, tx }) => {
  const [told, step] = (await found(tx, event)) ?? []
  if (!told || step?.status !== 'open' || !step.openedAt || step.openedAt <= told.createdAt) return
  const up = told.currentPhaseId === step.id ? told.up : step.actor
  for (const to of await peopleUp(tx, told, up))
    await tell(tx, event, told, [to], { kind: 'phaseStarted', values: { detail: nameFor(step, to.locale) } })
})

/** The student, who had to do it and who looks after the student. What its own feature ends is told by that feature. */
const tellCompleted = on(
  'tellPhaseCompleted',
  protocol.phaseApproved,
  async ({ event, tx }) => {
    const [told, step] = (await found(tx, event)) ?? []
    if (!told || step?.status !== 'approved' || step.byItself) return
    const people = [
      ...(await theStudent(tx, told)),
      ...(await peopleUp(tx, told, step.actor)),
      ...(await deciders(tx, told)),
    ]
    for (const to of new Map(people.map((each) => [each.id, each])).values()) {
      const phase = nameFor(step, to.locale)
      const detail = to.id === told.studentId ? phase : `${phase} (${told.student})`
      await tell(tx, event, told, [to], { kind: 'phaseCompleted', values: { detail } })
    }
  },
  protocol.phaseReopened,
)

export const phaseReactions = [tellReturned, tellHandedIn, tellStarted, tellCompleted]
