import { fixedMails } from '#mail/mail-kind.ts'

export const retentionMails = fixedMails({
  inactivityWarning: {
    nl: {
      subject: 'Het account bij {app} wordt bijna stilgezet',
      body: [
        'Beste {firstName},',
        'Er is twee jaar niet ingelogd met dit account bij {app}. Over 30 dagen zetten we het stil.',
        'Blijft het account nodig? Eén keer inloggen is genoeg.',
      ],
      button: 'Inloggen',
    },
    en: {
      subject: 'The account at {app} is about to stand still',
      body: [
        'Dear {firstName},',
        'Nobody signed in with this account at {app} for two years. In 30 days it will stand still.',
        'Is the account still needed? Signing in once is enough.',
      ],
      button: 'Sign in',
    },
  },
})
