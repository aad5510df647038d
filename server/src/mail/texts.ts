/** Every mail in both languages. {name} and the like are filled in; everything is escaped before it becomes HTML. */
type MailText = { subject: string; body: string[]; button?: string }
type Purpose = { nl: MailText; en: MailText }

export const mailTexts = {
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
  deletionConfirm: {
    nl: {
      subject: 'Bevestig het verwijderen van het account',
      body: [
        'Beste {firstName},',
        'Er is gevraagd om dit account bij {app} te verwijderen. Dat kan 24 uur lang met deze link.',
        'Niet zelf gevraagd? Gebruik de link dan niet: het account blijft zoals het is.',
      ],
      button: 'Account verwijderen',
    },
    en: {
      subject: 'Confirm that the account goes',
      body: [
        'Dear {firstName},',
        'Somebody asked to delete this account at {app}. This link does that, for 24 hours.',
        'Was it not you? Then do not use the link: the account stays as it is.',
      ],
      button: 'Delete account',
    },
  },
  deletionAsked: {
    nl: {
      subject: 'Je verzoek is bij {organization}',
      body: [
        'Hoi {firstName},',
        'Je vroeg om je account bij {app} te verwijderen. {organization} beslist daarover, uiterlijk binnen een maand.',
        'Bedenk je je? Tot die tijd kun je het verzoek intrekken.',
      ],
      button: 'Verzoek bekijken',
    },
    en: {
      subject: 'Your request is with {organization}',
      body: [
        'Hi {firstName},',
        'You asked to delete your account at {app}. {organization} decides about it, within a month.',
        'Changed your mind? Until then you can withdraw the request.',
      ],
      button: 'See the request',
    },
  },
  deletionToDecide: {
    nl: {
      subject: 'Verzoek om een account te verwijderen',
      body: [
        'Hoi {firstName},',
        'Iemand van {organization} vraagt om een account te verwijderen. Beslis binnen een maand.',
      ],
      button: 'Verzoek bekijken',
    },
    en: {
      subject: 'Request to delete an account',
      body: ['Hi {firstName},', 'Somebody at {organization} asks to delete an account. Decide within a month.'],
      button: 'See the request',
    },
  },
  deletionDenied: {
    nl: {
      subject: 'Je account blijft bestaan',
      body: [
        'Hoi {firstName},',
        '{organization} kan je account bij {app} nu niet verwijderen. De reden: {reason}',
        'Ben je het er niet mee eens? Praat dan met je school.',
      ],
      button: 'Naar je verzoek',
    },
    en: {
      subject: 'Your account stays',
      body: [
        'Hi {firstName},',
        '{organization} cannot delete your account at {app} now. The reason: {reason}',
        'Do you not agree? Then talk to your school.',
      ],
      button: 'Go to your request',
    },
  },
  accountDeleted: {
    nl: {
      subject: 'Het account bij {app} is verwijderd',
      body: [
        'Goedendag,',
        'Het account met dit e-mailadres is verwijderd. Alle persoonlijke gegevens zijn gewist.',
        'Wat bewaard moet blijven, zoals het aantal uren van een stage, staat er nog zonder naam.',
      ],
    },
    en: {
      subject: 'The account at {app} was deleted',
      body: [
        'Hello,',
        'The account with this email address was deleted. All personal details are gone.',
        'What must be kept, such as the hours of an internship, is still there without a name.',
      ],
    },
  },
  organizationApproved: {
    nl: {
      subject: '{organization} is goedgekeurd',
      body: [
        'Beste {firstName},',
        '{organization} staat nu op {app}. U kunt stageplekken plaatsen en leerlingen ontvangen.',
      ],
      button: 'Naar {app}',
    },
    en: {
      subject: '{organization} was approved',
      body: ['Dear {firstName},', '{organization} is on {app} now. You can offer internships and receive students.'],
      button: 'Go to {app}',
    },
  },
  organizationDenied: {
    nl: {
      subject: '{organization} is niet goedgekeurd',
      body: [
        'Beste {firstName},',
        '{organization} kan nu niet meedoen op {app}. De reden: {reason}',
        'Klopt dit niet? Antwoord dan aan de beheerder van deze site.',
      ],
    },
    en: {
      subject: '{organization} was not approved',
      body: [
        'Dear {firstName},',
        '{organization} cannot take part in {app} now. The reason: {reason}',
        'Is this not right? Then contact the administrator of this site.',
      ],
    },
  },
} as const satisfies Record<string, Purpose>
