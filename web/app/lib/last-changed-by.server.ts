import type { Client } from '#protocol/client.ts'
import { activities } from '#protocol/features/activities.ts'
import type { Changer } from './conflict.ts'
import { personName } from './person-name.ts'

/** What a form changes. Whoever archives something, or puts it somewhere, changed nothing of what stands in one. */
const changes = ['user.updated', 'student.updated', 'organization.updated']

/** Who changed this last, as far as one may know. */
export async function whoChanged(api: Client, subjectType: string, subjectId: string): Promise<Changer | undefined> {
  const [last] = await api.list(activities, {
    filter: { subjectTypeEq: subjectType, subjectIdEq: subjectId, nameIn: changes },
    include: ['actor'],
    page: { size: 1 },
  })
  const name = personName(last?.actor) || last?.changedBy
  return name ? { id: last?.actor?.id, name } : undefined
}
