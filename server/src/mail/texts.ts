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
  organizationReceived: {
    nl: {
      subject: 'Wij hebben de aanmelding van {organization} ontvangen',
      body: [
        'Beste {firstName},',
        'U hebt {organization} aangemeld bij {app}. Wij kijken ernaar en laten u weten of u mee kunt doen.',
        'U hoeft nu niets te doen. Hebt u niets aangemeld? Dan kunt u deze mail vergeten.',
      ],
    },
    en: {
      subject: 'We received the registration of {organization}',
      body: [
        'Dear {firstName},',
        'You signed {organization} up for {app}. We will look at it and let you know whether you can take part.',
        'You need not do anything now. Did you not sign anything up? Then you can forget this mail.',
      ],
    },
  },
  organizationRegistered: {
    nl: {
      subject: 'Nieuwe aanmelding: {organization}',
      body: ['Hoi {firstName},', '{organization} uit {city} wil meedoen. Bekijk de aanmelding en beslis.'],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'New registration: {organization}',
      body: ['Hi {firstName},', '{organization} from {city} wants to take part. Look at the registration and decide.'],
      button: 'See the registration',
    },
  },
  joinRequested: {
    nl: {
      subject: '{name} wil erbij bij {organization}',
      body: [
        'Beste {firstName},',
        '{name} vraagt om een account bij {organization}. Kent u deze persoon? Beslis of dat goed is.',
      ],
      button: 'Verzoek bekijken',
    },
    en: {
      subject: '{name} wants to join {organization}',
      body: [
        'Dear {firstName},',
        '{name} asks for an account at {organization}. Do you know this person? Decide whether that is right.',
      ],
      button: 'See the request',
    },
  },
  joinDeclined: {
    nl: {
      subject: 'Uw verzoek aan {organization}',
      body: [
        'Beste {firstName},',
        '{organization} heeft uw verzoek om een account niet aangenomen. De reden: {reason}',
        'Klopt dit niet? Neem dan contact op met {organization}.',
      ],
    },
    en: {
      subject: 'Your request to {organization}',
      body: [
        'Dear {firstName},',
        '{organization} did not accept your request for an account. The reason: {reason}',
        'Is this not right? Then contact {organization}.',
      ],
    },
  },
  deletionUrgent: {
    nl: {
      subject: 'Beslis over het verzoek om een account te verwijderen',
      body: [
        'Hoi {firstName},',
        'Al drie weken wacht iemand van {organization} op een antwoord. Beslis uiterlijk op {date}: dat vraagt de wet.',
      ],
      button: 'Verzoek bekijken',
    },
    en: {
      subject: 'Decide about the request to delete an account',
      body: [
        'Hi {firstName},',
        'Somebody at {organization} has been waiting for an answer for three weeks. Decide by {date}: the law asks for it.',
      ],
      button: 'See the request',
    },
  },
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
  importFinished: {
    nl: {
      subject: 'Je import van {file} is klaar',
      body: ['Hoi {firstName},', 'We hebben {file} geïmporteerd. In het verslag zie je per rij wat er is gebeurd.'],
      button: 'Verslag bekijken',
    },
    en: {
      subject: 'Your import of {file} is finished',
      body: ['Hi {firstName},', 'We imported {file}. The report shows what happened, row by row.'],
      button: 'Look at the report',
    },
  },
  importFailed: {
    nl: {
      subject: 'Je import van {file} is niet gelukt',
      body: ['Hoi {firstName},', 'Het importeren van {file} is gestopt. Open de import om te zien waarom.'],
      button: 'Naar de import',
    },
    en: {
      subject: 'Your import of {file} failed',
      body: ['Hi {firstName},', 'The import of {file} stopped. Open it to see why.'],
      button: 'Go to the import',
    },
  },
} as const satisfies Record<string, Purpose>
