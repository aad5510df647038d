import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { isAdministrator, isManager } from '../shell/is-administrator.ts'

/** What the list of people is called for whoever looks at it. */
export function useListTitle(): string {
  const t = useT('users')
  const { session } = useRoot()
  if (isManager(session)) return t('title')
  return t(isAdministrator(session) ? 'titleOrganization' : 'titleMentor')
}

/** The way back from somebody's page: to that list, and for who looks after nobody to their own account. */
export function useStepBack(): { label: string; to: string } {
  const t = useT('users')
  const { session } = useRoot()
  const list = { label: useListTitle(), to: '/users' }
  const hasList = isAdministrator(session) || session?.roles.some(({ name }) => name === 'mentor')
  return hasList ? list : { label: t('titleOwn'), to: '/profile-edit' }
}
