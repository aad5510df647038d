import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { deciders, peopleUp, toldOf } from '#features/internships/whom-to-tell.ts'
import { goingPhases, phaseDueSoon, phaseOverdue } from '#protocol/features/phases.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { workflowNews } from './workflows.news.ts'

type Step = { id: string; name: string; nameEn: string; status: string; actor: string; dueOn: string | null }

const stepOf = (tx: Tx, id: string) =>
  tx.row<Step>(
    `select id, name, name_en as "nameEn", status, actor, due_on::text as "dueOn" from internship_phases
     where id = $1 and removed_at is null`,
    [id],
  )

/** In the product, from where it goes into the digest. What was done meanwhile, or got another day, reminds nobody. */
function reminding(name: string, type: typeof phaseDueSoon, kind: 'phaseDueSoon' | 'phaseOverdue') {
  return on(name, type, async ({ event, tx }) => {
    const [told, step] = [await toldOf(tx, event.internshipId), await stepOf(tx, event.phaseId)]
    if (!told || !step || !isOneOf(goingPhases, step.status) || step.dueOn !== event.dueOn) return
    const doer = step.status === 'submitted' ? 'mentor' : step.actor
    const up = await peopleUp(tx, told, told.currentPhaseId === step.id ? told.up : doer)
    // Who looks after the student hears of what is late, whoever is late.
    const others = kind === 'phaseOverdue' ? await deciders(tx, told) : []
    const people = new Map([...others, ...up].map((each) => [each.id, each]))
    for (const to of people.values()) {
      const phase = to.locale === 'nl' ? step.name : step.nameEn
      const detail = to.id === told.studentId ? phase : `${phase} (${told.student})`
      const { organizationId } = told
      await tell(tx, workflowNews[kind], { event, to, detail, organizationId, path: `/internships/${told.id}` })
    }
  })
}

export const workflowReactions = [
  reminding('tellPhaseDueSoon', phaseDueSoon, 'phaseDueSoon'),
  reminding('tellPhaseOverdue', phaseOverdue, 'phaseOverdue'),
]
