import { fixedMails } from '#mail/mail-kind.ts'

export const authMails = fixedMails({
  passwordReset: {
    nl: {
      subject: 'Nieuw wachtwoord voor {app}',
      body: [
        'Hoi {firstName},',
        'Iemand vroeg om een nieuw wachtwoord voor jouw account. Was jij dat? Gebruik dan binnen een uur deze link.',
        'Was jij het niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
      button: 'Nieuw wachtwoord kiezen',
    },
    en: {
      subject: 'New password for {app}',
      body: [
        'Hi {firstName},',
        'Somebody asked for a new password for your account. Was it you? Then use this link within an hour.',
        'Was it not you? Then you need not do anything: your password stays as it is.',
      ],
      button: 'Choose a new password',
    },
    formal: {
      subject: 'Nieuw wachtwoord voor {app}',
      body: [
        'Beste {firstName},',
        'Iemand vroeg om een nieuw wachtwoord voor uw account. Was u dat? Gebruik dan binnen een uur deze link.',
        'Was u het niet? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
      ],
    },
  },
  passwordChanged: {
    nl: {
      subject: 'Je wachtwoord is veranderd',
      body: [
        'Hoi {firstName},',
        'Het wachtwoord van je account bij {app} is net veranderd. Op andere apparaten ben je uitgelogd.',
        'Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan.',
      ],
      button: 'Wachtwoord opnieuw instellen',
    },
    en: {
      subject: 'Your password was changed',
      body: [
        'Hi {firstName},',
        'The password of your account at {app} was changed just now. Other devices were signed out.',
        'Was it not you? Then ask for a new password at once.',
      ],
      button: 'Reset password',
    },
    formal: {
      subject: 'Uw wachtwoord is veranderd',
      body: [
        'Beste {firstName},',
        'Het wachtwoord van uw account bij {app} is net veranderd. Op andere apparaten bent u uitgelogd.',
        'Was u dit niet? Vraag dan meteen een nieuw wachtwoord aan.',
      ],
    },
  },
  magicLink: {
    nl: {
      subject: 'Inloggen bij {app}',
      body: ['Hoi {firstName},', 'Met deze link log je in, zonder wachtwoord. Hij werkt 10 minuten en maar één keer.'],
      button: 'Inloggen',
    },
    en: {
      subject: 'Sign in to {app}',
      body: ['Hi {firstName},', 'This link signs you in without a password. It works for 10 minutes and only once.'],
      button: 'Sign in',
    },
    formal: {
      subject: 'Inloggen bij {app}',
      body: [
        'Beste {firstName},',
        'Met deze link logt u in, zonder wachtwoord. Hij werkt 10 minuten en maar één keer.',
      ],
    },
  },
})
