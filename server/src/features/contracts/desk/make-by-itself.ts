import { on } from '#engine/reactions.ts'
import { phaseStarted } from '#protocol/features/phases.ts'
import { refusalOf } from '../paper/contract-problems.ts'
import { makeContract } from './make-contracts.ts'

type Wanted = { templateId: string; locale: 'nl' }

/** Where the period names a template, nobody has to make a contract: it is there when its step opens, for staff to look at. */
export const makeByItself = on('makeContractByItself', phaseStarted, async ({ event, tx }) => {
  if (event.kind !== 'contract' || !tx.site.flags.digitalContracts) return
  const wanted = await tx.row<Wanted>(
    `select d.contract_template_id as "templateId", 'nl' as locale from internship_phases p
       join internships i on i.id = p.internship_id join internship_periods d on d.id = i.internship_period_id
     where p.id = $1 and p.status = 'open' and p.removed_at is null and not p.by_hand and i.contract_type = 'digital'
       and d.contract_template_id is not null`,
    [event.phaseId],
  )
  if (!wanted) return
  try {
    await tx.attempt(() => makeContract(tx, { internshipId: event.internshipId, ...wanted }))
  } catch (error) {
    // There is one already, or the template was put away: then somebody makes it.
    refusalOf(error, 'nl')
  }
})
