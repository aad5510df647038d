import { mails } from '#mail/mail-kind.ts'

export const organizationMails = mails('host', {
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
    to: 'centre',
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
      subject: '{name} wil zich aansluiten bij {organization}',
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
  organizationArchived: {
    nl: {
      subject: '{organization} doet niet meer mee op {app}',
      body: [
        'Beste {firstName},',
        '{organization} staat nu in het archief van {app}. De vacatures zijn gesloten en niemand kan zich nog aanmelden. {because}',
        'Klopt dit niet? Neem dan contact op met de beheerder van deze site.',
      ],
    },
    en: {
      subject: '{organization} no longer takes part in {app}',
      body: [
        'Dear {firstName},',
        '{organization} was archived on {app}. Its vacancies are closed and nobody can apply any more. {because}',
        'Is this not right? Then contact the administrator of this site.',
      ],
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
})
