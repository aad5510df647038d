import { fixedMails } from '#mail/mail-kind.ts'

export const accountMails = fixedMails({
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
    formal: {
      subject: 'Bevestig uw nieuwe e-mailadres',
      body: ['Beste {firstName},', 'U wilt voortaan dit e-mailadres gebruiken bij {app}. Bevestig dat binnen 24 uur.'],
    },
  },
  /** To whoever has the address already. It does not say who asked. */
  emailInUse: {
    nl: {
      subject: 'Dit e-mailadres is al van een account',
      body: [
        'Hoi {firstName},',
        'Iemand wil dit e-mailadres gebruiken voor een ander account bij {app}. Maar er is al een account met dit adres, en twee kan niet. Er verandert niets.',
        'Was jij dit? Log dan in met dit adres, of geef je andere account een adres dat nog vrij is.',
      ],
      button: 'Inloggen',
    },
    en: {
      subject: 'This email address belongs to an account already',
      body: [
        'Hi {firstName},',
        'Somebody wants to use this email address for another account at {app}. There is an account with this address already, and there cannot be two. Nothing changes.',
        'Was it you? Then sign in with this address, or give your other account one that is still free.',
      ],
      button: 'Sign in',
    },
    formal: {
      subject: 'Dit e-mailadres is al van een account',
      body: [
        'Beste {firstName},',
        'Iemand wil dit e-mailadres gebruiken voor een ander account bij {app}. Maar er is al een account met dit adres, en twee kan niet. Er verandert niets.',
        'Was u dit? Log dan in met dit adres, of geef uw andere account een adres dat nog vrij is.',
      ],
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
    formal: {
      subject: 'Uw e-mailadres wordt veranderd',
      body: [
        'Beste {firstName},',
        'Voor uw account bij {app} is een ander e-mailadres opgegeven. Zodra dat bevestigd is, logt u daarmee in.',
        'Was u dit niet? Verander dan meteen uw wachtwoord.',
      ],
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
    formal: {
      subject: 'Uw e-mailadres is veranderd',
      body: [
        'Beste {firstName},',
        'Uw account bij {app} heeft nu een ander e-mailadres. Hebt u dit niet gedaan, neem dan contact op met uw beheerder.',
      ],
    },
  },
})
