import { fixedMails } from '#mail/mail-kind.ts'

export const volunteerMails = fixedMails({
  registrationConfirm: {
    nl: {
      subject: 'Bevestig je registratie bij {app}',
      body: [
        'Hoi,',
        'Met dit e-mailadres heeft iemand zich als vrijwilliger geregistreerd bij {app}. Was jij dat? Bevestig het dan binnen drie dagen, daarna kun je inloggen.',
        'Was jij het niet? Dan hoef je niets te doen: zonder bevestiging komt er geen account.',
      ],
      button: 'Registratie bevestigen',
    },
    en: {
      subject: 'Confirm your registration at {app}',
      body: [
        'Hi,',
        'Somebody registered as a volunteer at {app} with this email address. Was it you? Then confirm it within three days; after that you can sign in.',
        'Was it not you? Then you need not do anything: without confirmation there will be no account.',
      ],
      button: 'Confirm registration',
    },
  },
  registrationKnown: {
    nl: {
      subject: 'Je hebt al een account bij {app}',
      body: [
        'Hoi,',
        'Iemand wilde zich met dit e-mailadres als vrijwilliger registreren bij {app}, maar het hoort al bij jouw account. Was jij dat? Log dan in met het wachtwoord dat je al had, of vraag een nieuw wachtwoord aan.',
        'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd.',
      ],
      button: 'Naar inloggen',
    },
    en: {
      subject: 'You have an account at {app} already',
      body: [
        'Hi,',
        'Somebody wanted to register as a volunteer at {app} with this email address, but it belongs to your account already. Was it you? Then sign in with the password you had, or ask for a new one.',
        'Was it not you? Then you need not do anything: nothing has changed.',
      ],
      button: 'Go to sign in',
    },
    formal: {
      subject: 'U hebt al een account bij {app}',
      body: [
        'Goedendag,',
        'Iemand wilde zich met dit e-mailadres als vrijwilliger registreren bij {app}, maar het hoort al bij uw account. Was u dat? Log dan in met het wachtwoord dat u al had, of vraag een nieuw wachtwoord aan.',
        'Was u het niet? Dan hoeft u niets te doen: er is niets veranderd.',
      ],
    },
  },
})
