import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, call, command, fixed, fresh, read, type Subject, type Target } from '#test/permission-tools.ts'
import type { Caller, PermissionWorld } from '#test/permission-world.ts'

/** What somebody keeps is theirs alone. */
export const permissions: Permissions = {
  Favourites: { read: signedIn('own'), keepVacancy: signedIn('✓'), letGoOfVacancy: signedIn('✓') },
  'Searches kept': {
    read: signedIn('own'),
    saveSearch: signedIn('✓'),
    updateSavedSearch: signedIn('own'),
    deleteSavedSearch: signedIn('own'),
    stopAlerts: everybody('✓'),
  },
  'Views of lists kept': {
    read: signedIn('own'),
    saveView: signedIn('✓'),
    renameView: signedIn('own'),
    shareView: signedIn('own'),
    withdrawView: signedIn('own'),
    deleteView: signedIn('own'),
  },
  'What fits a student': { fittingVacancies: { student: '✓', volunteer: '✓' } },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, people, insert } = w
  const vacancy = () =>
    insert('vacancies', { organization_id: places.provider.id, title: 'Taart', status: 'published' })
  const owners: Target[] = [
    { name: 'own', id: ({ id }: Caller) => id },
    { name: 'of somebody else', id: ({ id }: Caller) => (id === people.pupil ? people.mentored : people.pupil) },
  ]
  const favourite = async (userId: string) => insert('favourites', { user_id: userId, vacancy_id: await vacancy() })
  const kept = (userId: string) =>
    insert('saved_searches', { user_id: userId, name: 'Taart', search: `?q=${crypto.randomUUID()}` })
  const view = (userId: string) =>
    insert('saved_views', { user_id: userId, list: 'organizations', name: 'Ede', query: 'city=Ede' })
  const one = fixed({ all: await vacancy() })
  return [
    {
      title: 'Favourites',
      type: 'favourites',
      actions: [
        read('/favourites', fresh(owners, favourite)),
        { name: 'keepVacancy', targets: one, try: call('PUT', '/vacancies/:id/favourite') },
        { name: 'letGoOfVacancy', targets: one, try: call('DELETE', '/vacancies/:id/favourite') },
      ],
    },
    {
      title: 'Searches kept',
      type: 'savedSearches',
      actions: [
        read('/saved_searches', fresh(owners, kept)),
        command('saveSearch', 'POST', '/saved_searches', anything),
        command('updateSavedSearch', 'PATCH', '/saved_searches/:id', fresh(owners, kept)),
        { name: 'deleteSavedSearch', targets: fresh(owners, kept), try: call('DELETE', '/saved_searches/:id') },
        command('stopAlerts', 'PUT', '/saved_searches/stop', anything),
      ],
    },
    {
      title: 'Views of lists kept',
      type: 'savedViews',
      actions: [
        read('/saved_views', fresh(owners, view)),
        command('saveView', 'POST', '/saved_views', anything),
        command('renameView', 'PATCH', '/saved_views/:id', fresh(owners, view)),
        command('shareView', 'PUT', '/saved_views/:id/share', fresh(owners, view)),
        command('withdrawView', 'PUT', '/saved_views/:id/withdraw', fresh(owners, view)),
        { name: 'deleteView', targets: fresh(owners, view), try: call('DELETE', '/saved_views/:id') },
      ],
    },
    {
      title: 'What fits a student',
      type: null,
      actions: [ask('fittingVacancies', '/stagebank/fitting')],
    },
  ]
}
