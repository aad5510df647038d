import type { Call } from '#engine/call.ts'

const texts = {
  resetSent: {
    nl: 'Als dit adres een account heeft, is er een mail met uitleg onderweg.',
    en: 'If this address has an account, a mail with instructions is on its way.',
  },
  confirmationSent: {
    nl: 'Als dit adres op bevestiging wacht, is er een mail met uitleg onderweg.',
    en: 'If this address waits for confirmation, a mail with instructions is on its way.',
  },
  linkSent: {
    nl: 'Als dit adres een account heeft, is er een mail met een inloglink onderweg.',
    en: 'If this address has an account, a mail with a sign-in link is on its way.',
  },
  registered: {
    nl: 'Er is een mail onderweg naar dit adres. Bevestig daarmee je registratie.',
    en: 'A mail is on its way to this address. Confirm your registration with it.',
  },
  deletionMailed: {
    nl: 'Er is een mail onderweg met een link waarmee je je account verwijdert.',
    en: 'A mail is on its way with a link that deletes your account.',
  },
  deletionAsked: {
    nl: 'Je school heeft je verzoek en beslist daarover binnen een maand.',
    en: 'Your school has your request and decides about it within a month.',
  },
  passwordChanged: { nl: 'Je wachtwoord is gewijzigd.', en: 'Your password has been updated.' },
}

/** What a call that went well says, in the language of whoever made it. */
export const authText = (name: keyof typeof texts, { locale }: Call): string => texts[name][locale]
