import { mails } from '#mail/mail-kind.ts'

export const userMails = mails({
  invitation: {
    keeps: 1,
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
    to: 'host',
    keeps: 1,
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
    to: 'host',
    keeps: 1,
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
  /** The same link once more, for who asked for it or did not find the first one. */
  invitationAgain: {
    keeps: 1,
    nl: {
      subject: 'Een nieuwe link voor je account bij {app}',
      body: [
        'Hoi {firstName},',
        'Met deze link activeer je je account bij {app}. {organization} heeft het voor je gemaakt.',
        'De link werkt 14 dagen. Links in eerdere mails werken niet meer.',
      ],
      button: 'Account activeren',
    },
    en: {
      subject: 'A new link for your account at {app}',
      body: [
        'Hi {firstName},',
        'With this link you activate your account at {app}. {organization} made it for you.',
        'The link works for 14 days. Links in earlier mails do not work any more.',
      ],
      button: 'Activate account',
    },
    formal: {
      subject: 'Een nieuwe link voor uw account bij {app}',
      body: [
        'Beste {firstName},',
        'Met deze link activeert u uw account bij {app}. Het is voor u gemaakt bij {organization}.',
        'De link werkt 14 dagen. Links in eerdere mails werken niet meer.',
      ],
    },
  },
  accountConfirmed: {
    isFixed: true,
    nl: {
      subject: 'Je account bij {app} is klaar',
      body: [
        'Hoi {firstName},',
        'Je e-mailadres is bevestigd en je account bij {app} werkt. Je kunt nu inloggen.',
        'Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan.',
      ],
      button: 'Naar {app}',
    },
    en: {
      subject: 'Your account at {app} is ready',
      body: [
        'Hi {firstName},',
        'Your email address is confirmed and your account at {app} works. You can sign in now.',
        'Was it not you? Then ask for a new password at once.',
      ],
      button: 'Go to {app}',
    },
    formal: {
      subject: 'Uw account bij {app} is klaar',
      body: [
        'Beste {firstName},',
        'Uw e-mailadres is bevestigd en uw account bij {app} werkt. U kunt nu inloggen.',
        'Was u dit niet? Vraag dan meteen een nieuw wachtwoord aan.',
      ],
    },
  },
  /** For who has an account already, of which whoever invites them does not know. */
  invitationKnown: {
    isFixed: true,
    nl: {
      subject: '{organization} nodigt je uit bij {app}',
      body: [
        'Hoi {firstName},',
        '{organization} nodigt je uit bij {app}. Je hebt al een account met dit e-mailadres: neem je de uitnodiging aan, dan hoort {organization} daar voortaan bij.',
        'Je kiest zelf. Tot die tijd ziet {organization} niets van je account. De link werkt 14 dagen.',
      ],
      button: 'Uitnodiging aannemen',
    },
    en: {
      subject: '{organization} invites you at {app}',
      body: [
        'Hi {firstName},',
        '{organization} invites you at {app}. You already have an account with this email address: if you accept, {organization} becomes part of it.',
        'It is your choice. Until then {organization} sees nothing of your account. The link works for 14 days.',
      ],
      button: 'Accept invitation',
    },
    formal: {
      subject: '{organization} nodigt u uit bij {app}',
      body: [
        'Beste {firstName},',
        '{organization} nodigt u uit bij {app}. U hebt al een account met dit e-mailadres: neemt u de uitnodiging aan, dan hoort {organization} daar voortaan bij.',
        'U kiest zelf. Tot die tijd ziet {organization} niets van uw account. De link werkt 14 dagen.',
      ],
    },
  },
  roleAdded: {
    isFixed: true,
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
    formal: {
      subject: 'U hebt een nieuwe rol bij {organization}',
      body: ['Beste {firstName},', 'U bent nu {role} bij {organization}.'],
    },
  },
  roleOffered: {
    isFixed: true,
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
    formal: {
      subject: '{organization} vraagt u als {role}',
      body: [
        'Beste {firstName},',
        '{organization} vraagt of u {role} wilt worden bij {app}. U kiest zelf of u dat doet.',
        'De vraag staat 14 dagen open. Tot die tijd verandert er niets.',
      ],
    },
  },
  roleRemoved: {
    isFixed: true,
    nl: {
      subject: 'Je rol bij {organization} is gestopt',
      body: ['Hoi {firstName},', 'Je bent geen {role} meer bij {organization}.'],
    },
    en: {
      subject: 'Your role at {organization} has ended',
      body: ['Hi {firstName},', 'You are no longer {role} at {organization}.'],
    },
    formal: {
      subject: 'Uw rol bij {organization} is gestopt',
      body: ['Beste {firstName},', 'U bent geen {role} meer bij {organization}.'],
    },
  },
})
