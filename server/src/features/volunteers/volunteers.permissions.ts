import { everybody, type Permissions } from '#test/permission-cells.ts'
import { anything, ask, call, probe, type Subject } from '#test/permission-tools.ts'

export const permissions: Permissions = {
  'Registering as a volunteer': { registerVolunteer: everybody('✓'), volunteerCentres: everybody('✓') },
}

export async function subjects(): Promise<Subject[]> {
  const action = { name: 'registerVolunteer', targets: anything, try: call('POST', '/volunteers/signup', () => probe) }
  return [
    {
      title: 'Registering as a volunteer',
      type: null,
      actions: [action, ask('volunteerCentres', '/volunteers/centres')],
    },
  ]
}
