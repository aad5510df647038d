import { ability } from '#engine/judging/ability.ts'
import { anyOf } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { apiKeys } from '#protocol/features/api-keys.ts'

/** Whoever looks into somebody's account does not take a key along. */
export const mayMakeKeys = (me: Me): boolean => me.isAdminOf() && !me.isImpersonated

/** Those of an organization are seen, and ended, by everybody who administers it. The key itself nobody can read. */
export const apiKeyPolicy = {
  read: (me) => anyOf(me.isOperator, { organizationId: me.adminOf() }),
  revokeApiKey: (me) => ({ organizationId: me.adminOf() }),
} satisfies Policy<typeof apiKeys, 'revokeApiKey'>

export const apiKeyAbilities = [ability('keepApiKeys', (me) => me.isAdminOf()), ability('makeApiKeys', mayMakeKeys)]
