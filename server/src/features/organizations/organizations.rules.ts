import type { Me } from '#engine/judging/me.ts'
import type { TableRow } from '#engine/writing/transaction.ts'
import {
  organizationApproved,
  organizationArchived,
  organizationArchiveScheduled,
  organizationDenied,
  organizationReconsidered,
  organizationRestored,
} from '#protocol/organizations.ts'

/** Every way from one status to another, and what it is called. What is not here is not possible. */
const moves = {
  'pending approved': organizationApproved,
  'pending denied': organizationDenied,
  'denied pending': organizationReconsidered,
  'approved pending': organizationReconsidered,
  'denied archived': organizationArchived,
  'pending archived': organizationArchived,
  'approved archived': organizationArchived,
  'approved closing': organizationArchiveScheduled,
  'closing archived': organizationArchived,
  'closing approved': organizationRestored,
  'archived approved': organizationRestored,
  'archived pending': organizationRestored,
} as const

export function statusMove(from: string, to: string) {
  return moves[`${from} ${to}` as keyof typeof moves] as (typeof moves)[keyof typeof moves] | undefined
}

/** What comes back from the archive is as it was, except that whoever was never approved waits for a decision again. */
export const restoredStatus = ({ status, archivedFrom }: TableRow) =>
  status === 'archived' && (archivedFrom === 'pending' || archivedFrom === 'denied') ? 'pending' : 'approved'

/** A new host belongs to whoever adds it. */
export function managerOfNew(me: Me, type: string): string | null {
  if (type === 'School' || type === 'VolunteerCenter') return null
  return me.adminOf('VolunteerCenter')[0] ?? me.adminOf('School')[0] ?? null
}
