import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { isAdministrator, isManager } from '../shell/is-administrator.ts'

/** What the list of people is called for whoever looks at it. */
export function useListTitle(): string {
  const t = useT('users')
  const { session } = useRoot()
  if (isManager(session)) return t('title')
  return t(isAdministrator(session) ? 'titleOrganization' : 'titleMentor')
}
