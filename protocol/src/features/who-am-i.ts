import { query, told } from '#protocol/declaring/define.ts'
import type { AbilityName } from '#protocol/generated/abilities.ts'
import type { QueueName } from '#protocol/generated/queues.ts'
import type { organizationTypes } from './organizations.ts'
import type { roleNames } from './user-kinds.ts'

/**
 * What somebody comes for, and so what they see first: what their school, centre or organization has to do, how their
 * mentees are doing, their own internship, or their place as a volunteer.
 */
export type Home = 'school' | 'centre' | 'host' | 'mentees' | 'internship' | 'place'

export type OwnOrganization = {
  id: string
  name: string
  city: string | null
  type: (typeof organizationTypes)[number]
  /** What one is there, to be shown. */
  roles: (typeof roleNames)[number][]
  /** One looks after it: its page, its people, their roles. */
  isRunByMe: boolean
}

export type WhoAmI = {
  user: { id: string; email: string; firstName: string; infix: string | null; lastName: string }
  organizations: OwnOrganization[]
  /** The one that they work in now. */
  organizationId: string | null
  /** Nothing for somebody without any role. */
  home: Home | null
  /** They are addressed as a company is. */
  isFormal: boolean
  can: AbilityName[]
  /** How many notifications wait to be read. */
  unread: number
  /** How many wait for their decision, by kind; 100 stands for that many or more. */
  waiting: Partial<Record<QueueName, number>>
  session: { id: string; isActing: boolean; expiresAt: string }
}

/** Everything that a page wants to know of its reader, in one answer. */
export const whoAmI = query('whoAmI', 'GET /who_am_i', {
  tells: told<WhoAmI>(),
  summary: 'Who one is, where one works now, and what one may do there',
})
