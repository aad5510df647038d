import { allOf, anyOf, within } from '#engine/condition.ts'
import type { Policy } from '#engine/serve.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import type { vacancies } from '#protocol/vacancies.ts'

const ofApprovedOrganization = within('organizationId', 'organizations', 'id', { status: 'approved' })
export const vacancyPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      allOf({ status: 'published' }, ofApprovedOrganization),
      { organizationId: me.adminOf('NonProfit', 'Provider') },
      within('organizationId', 'organizations', 'id', hostsOfCenter(me)),
    ),
} satisfies Policy<typeof vacancies>
