import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { anyOf } from '#engine/judging/condition.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { locatingVacancy } from './locate-vacancy.ts'
import { aboutVacancy, setRelated, written } from './save-vacancy.ts'
import { keptHosts } from './vacancies.policy.ts'

/** A draft may have gaps. Who begins one for their own organization is who answers, until they say otherwise. */
export const createVacancy = handle(
  protocol.createVacancy,
  async ({ input, me, tx }) => {
    const { organizationId, ...given } = input
    const known = await tx.row('select status from organizations where id = $1', [organizationId])
    if (!known) throw failField('relation.missing', 'organizationId', { name: 'organization' })
    const mine = anyOf(me.isOperator, { id: me.adminOf() }, keptHosts(me))
    if (!(await tx.holdsFor(organizations, organizationId, mine))) throw fail('access.forbidden')
    const filled = await written(tx, { organizationId, places: 1, placesTaken: 0 }, given)
    const works = me.adminOf().includes(organizationId)
    const isAnswered = filled.columns.contactPersonId || filled.columns.contactEmail
    const row = await tx.insert(vacancies, {
      ...filled.columns,
      ...(works && !isAnswered ? { contactPersonId: me.id } : {}),
      organizationId,
      status: 'draft',
      createdById: me.id,
    })
    await setRelated(tx, row.id, filled)
    if (filled.columns.city) tx.enqueue(locatingVacancy(row.id))
    tx.emit(protocol.vacancyCreated, { organizationId }, aboutVacancy(row.id))
    return { id: row.id, created: true }
  },
  (me) => anyOf<'organizations'>(me.isOperator, { id: me.adminOf() }),
)
