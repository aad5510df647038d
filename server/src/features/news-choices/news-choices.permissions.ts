import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, command, type Subject } from '#test/permission-tools.ts'

export const permissions: Permissions = {
  'How one is told': {
    ownNews: signedIn('✓'),
    chooseNews: signedIn('✓'),
    stopNews: everybody('✓'),
  },
}

export async function subjects(): Promise<Subject[]> {
  return [
    {
      title: 'How one is told',
      type: null,
      actions: [
        ask('ownNews', '/news_choices'),
        command('chooseNews', 'PUT', '/news_choices', anything),
        command('stopNews', 'PUT', '/news_choices/stop', anything),
      ],
    },
  ]
}
