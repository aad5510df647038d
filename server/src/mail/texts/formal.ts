import type { MailText } from './purpose.ts'

/**
 * What a mail says instead, in Dutch, to who works at a company or a non-profit: they are addressed with u. Buttons
 * address nobody. Mails that only go to them say u by themselves.
 */
export const formalTexts: Record<string, Pick<MailText, 'subject' | 'body'>> = {
  passwordReset: {
    subject: 'Nieuw wachtwoord voor {app}',
    body: [
      'Beste {firstName},',
      'Iemand vroeg om een nieuw wachtwoord voor uw account. Was u dat? Gebruik dan binnen een uur deze link.',
      'Was u het niet? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    ],
  },
  passwordChanged: {
    subject: 'Uw wachtwoord is veranderd',
    body: [
      'Beste {firstName},',
      'Het wachtwoord van uw account bij {app} is net veranderd. Op andere apparaten bent u uitgelogd.',
      'Was u dit niet? Vraag dan meteen een nieuw wachtwoord aan.',
    ],
  },
  emailConfirm: {
    subject: 'Bevestig uw nieuwe e-mailadres',
    body: ['Beste {firstName},', 'U wilt voortaan dit e-mailadres gebruiken bij {app}. Bevestig dat binnen 24 uur.'],
  },
  emailChanging: {
    subject: 'Uw e-mailadres wordt veranderd',
    body: [
      'Beste {firstName},',
      'Voor uw account bij {app} is een ander e-mailadres opgegeven. Zodra dat bevestigd is, logt u daarmee in.',
      'Was u dit niet? Verander dan meteen uw wachtwoord.',
    ],
  },
  emailChanged: {
    subject: 'Uw e-mailadres is veranderd',
    body: [
      'Beste {firstName},',
      'Uw account bij {app} heeft nu een ander e-mailadres. Hebt u dit niet gedaan, neem dan contact op met uw beheerder.',
    ],
  },
  magicLink: {
    subject: 'Inloggen bij {app}',
    body: ['Beste {firstName},', 'Met deze link logt u in, zonder wachtwoord. Hij werkt 10 minuten en maar één keer.'],
  },
  roleAdded: {
    subject: 'U hebt een nieuwe rol bij {organization}',
    body: ['Beste {firstName},', 'U bent nu {role} bij {organization}.'],
  },
  roleOffered: {
    subject: '{organization} vraagt u als {role}',
    body: [
      'Beste {firstName},',
      '{organization} vraagt of u {role} wilt worden bij {app}. U kiest zelf of u dat doet.',
      'De vraag staat 14 dagen open. Tot die tijd verandert er niets.',
    ],
  },
  roleRemoved: {
    subject: 'Uw rol bij {organization} is gestopt',
    body: ['Beste {firstName},', 'U bent geen {role} meer bij {organization}.'],
  },
  newMatch: {
    subject: 'Er is een nieuwe stage voor uw zoekopdracht',
    body: ['Beste {firstName},', 'Er is een nieuwe stage bij {searches}:', '{place1}'],
  },
  newMatches: {
    subject: '{count} nieuwe stages voor uw zoekopdracht',
    body: [
      'Beste {firstName},',
      'Er zijn {count} nieuwe stages bij {searches}. Dit zijn de nieuwste:',
      '{place1}',
      '{place2}',
      '{place3}',
      '{place4}',
      '{place5}',
    ],
  },
}
