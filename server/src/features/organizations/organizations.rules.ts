import type { TableRow } from '#db/tables.ts'
import type { Me } from '#engine/judging/me.ts'

/** What comes back from the archive is as it was, except that whoever was never approved waits for a decision again. */
export const restoredStatus = ({ status, archivedFrom }: Pick<TableRow<'organizations'>, 'status' | 'archivedFrom'>) =>
  status === 'archived' && (archivedFrom === 'pending' || archivedFrom === 'denied') ? 'pending' : 'approved'

/** A new host belongs to whoever adds it. */
export function managerOfNew(me: Me, type: string): string | null {
  if (type === 'School' || type === 'VolunteerCenter') return null
  return me.adminOf('VolunteerCenter')[0] ?? me.adminOf('School')[0] ?? null
}
