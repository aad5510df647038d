import type { Purpose } from './purpose.ts'

export const accountTexts = {
  invitation: {
    nl: {
      subject: 'Je account bij {app}',
      body: [
        'Hoi {firstName},',
        '{organization} heeft een account voor je gemaakt bij {app}. Kies een wachtwoord, dan kun je beginnen.',
        'De link werkt 14 dagen. Daarna kun je om een nieuwe vragen.',
      ],
      button: 'Account activeren',
    },
    en: {
      subject: 'Your account at {app}',
      body: [
        'Hi {firstName},',
        '{organization} made an account for you at {app}. Choose a password and you can start.',
        'The link works for 14 days. After that you can ask for a new one.',
      ],
      button: 'Activate account',
    },
  },
  /** The same for who works at a company or a non-profit: they are addressed with u. */
  invitationHost: {
    nl: {
      subject: 'Uw account bij {app}',
      body: [
        'Beste {firstName},',
        '{organization} heeft een account voor u gemaakt bij {app}. Kies een wachtwoord, dan kunt u beginnen.',
        'De link werkt 14 dagen. Daarna kunt u om een nieuwe vragen.',
      ],
      button: 'Account activeren',
    },
    en: {
      subject: 'Your account at {app}',
      body: [
        'Dear {firstName},',
        '{organization} made an account for you at {app}. Choose a password and you can start.',
        'The link works for 14 days. After that you can ask for a new one.',
      ],
      button: 'Activate account',
    },
  },
  /** And for who signed the organization up: nobody made them an account, their registration became one. */
  invitationApproved: {
    nl: {
      subject: 'Uw aanmelding van {organization} is goedgekeurd',
      body: [
        'Beste {firstName},',
        'Goed nieuws: uw aanmelding van {organization} bij {app} is goedgekeurd.',
        'Kies een wachtwoord, dan kunt u stageplekken plaatsen en leerlingen ontvangen.',
        'De link werkt 14 dagen. Daarna kunt u om een nieuwe vragen.',
      ],
      button: 'Wachtwoord kiezen',
    },
    en: {
      subject: 'Your registration of {organization} was approved',
      body: [
        'Dear {firstName},',
        'Good news: your registration of {organization} at {app} was approved.',
        'Choose a password and you can offer internships and receive students.',
        'The link works for 14 days. After that you can ask for a new one.',
      ],
      button: 'Choose a password',
    },
  },
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
  },
  emailConfirm: {
    nl: {
      subject: 'Bevestig je nieuwe e-mailadres',
      body: ['Hoi {firstName},', 'Je wilt voortaan dit e-mailadres gebruiken bij {app}. Bevestig dat binnen 24 uur.'],
      button: 'E-mailadres bevestigen',
    },
    en: {
      subject: 'Confirm your new email address',
      body: ['Hi {firstName},', 'You want to use this email address at {app} from now on. Confirm it within 24 hours.'],
      button: 'Confirm email address',
    },
  },
  emailChanging: {
    nl: {
      subject: 'Je e-mailadres wordt veranderd',
      body: [
        'Hoi {firstName},',
        'Voor je account bij {app} is een ander e-mailadres opgegeven. Zodra dat bevestigd is, log je daarmee in.',
        'Was jij dit niet? Verander dan meteen je wachtwoord.',
      ],
      button: 'Wachtwoord opnieuw instellen',
    },
    en: {
      subject: 'Your email address is being changed',
      body: [
        'Hi {firstName},',
        'Another email address was given for your account at {app}. Once it is confirmed you sign in with that one.',
        'Was it not you? Then change your password at once.',
      ],
      button: 'Reset password',
    },
  },
  emailChanged: {
    nl: {
      subject: 'Je e-mailadres is veranderd',
      body: [
        'Hoi {firstName},',
        'Je account bij {app} heeft nu een ander e-mailadres. Heb jij dit niet gedaan, neem dan contact op met je beheerder.',
      ],
    },
    en: {
      subject: 'Your email address was changed',
      body: [
        'Hi {firstName},',
        'Your account at {app} has another email address now. If you did not do this, contact your administrator.',
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
  },
  roleAdded: {
    nl: {
      subject: 'Je hebt een nieuwe rol bij {organization}',
      body: ['Hoi {firstName},', 'Je bent nu {role} bij {organization}.'],
      button: 'Naar {app}',
    },
    en: {
      subject: 'You have a new role at {organization}',
      body: ['Hi {firstName},', 'You are now {role} at {organization}.'],
      button: 'Go to {app}',
    },
  },
  roleOffered: {
    nl: {
      subject: '{organization} vraagt je als {role}',
      body: [
        'Hoi {firstName},',
        '{organization} vraagt of je {role} wilt worden bij {app}. Je kiest zelf of je dat doet.',
        'De vraag staat 14 dagen open. Tot die tijd verandert er niets.',
      ],
      button: 'Bekijk de vraag',
    },
    en: {
      subject: '{organization} asks you to be {role}',
      body: [
        'Hi {firstName},',
        '{organization} asks whether you want to be {role} at {app}. It is your choice.',
        'The question stays open for 14 days. Nothing changes until you answer.',
      ],
      button: 'See the question',
    },
  },
  roleRemoved: {
    nl: {
      subject: 'Je rol bij {organization} is gestopt',
      body: ['Hoi {firstName},', 'Je bent geen {role} meer bij {organization}.'],
    },
    en: {
      subject: 'Your role at {organization} has ended',
      body: ['Hi {firstName},', 'You are no longer {role} at {organization}.'],
    },
  },
} as const satisfies Record<string, Purpose>
