import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, command, type Subject } from '#test/permission-tools.ts'

export const permissions: Permissions = {
  'Periodic mail': {
    periodicMail: signedIn('✓'),
    previewPeriodicMail: signedIn('✓'),
    savePeriodicMail: signedIn('✓'),
    sendPeriodicMail: signedIn('✓'),
    stopPeriodicMail: everybody('✓'),
  },
}

export function subjects(): Subject[] {
  return [
    {
      title: 'Periodic mail',
      type: null,
      actions: [
        ask('periodicMail', '/periodic_mail'),
        ask('previewPeriodicMail', '/periodic_mail/preview'),
        command('savePeriodicMail', 'PATCH', '/periodic_mail', anything),
        command('sendPeriodicMail', 'POST', '/periodic_mail/send', anything),
        command('stopPeriodicMail', 'PUT', '/periodic_mail/stop', anything),
      ],
    },
  ]
}
