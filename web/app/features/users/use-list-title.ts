import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'

/** What the list of people is called for whoever looks at it. */
export function useListTitle(): string {
  const t = useT('users')
  const { session } = useRoot()
  if (!session?.can.managePeople) return t('titleMentor')
  return t(session.home === 'host' ? 'titleOrganization' : 'title')
}

/** The way back from somebody's page: to that list, and for who looks after nobody to their own account. */
export function useStepBack(): { label: string; to: string } {
  const t = useT('users')
  const { session } = useRoot()
  const list = { label: useListTitle(), to: '/users' }
  return session?.can.seePeople ? list : { label: t('titleOwn'), to: '/profile-edit' }
}
