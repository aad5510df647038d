import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'session.required': [401, 'Not authorized', 'You are not authorized to access this page.', 'Je mag deze pagina niet openen. Log eerst in.'],
  'email.required': [401, 'E-mail missing', 'Enter a valid email address.', 'Vul een geldig e-mailadres in.'],
  'signin.failed': [401, 'Sign-in failed', 'The e-mail address or password is not right.', 'Het e-mailadres of het wachtwoord klopt niet.'],
  'signin.wrongCenter': [403, 'Logged in to the wrong website', 'wrong center: this account belongs to another collaboration partner. Please contact the site administrator.', 'wrong center: dit account hoort bij een andere partner. Neem contact op met de beheerder van deze site.'],
  'impersonation.forbidden': [403, 'Not while signed in as someone else', 'This is not possible while you are signed in as someone else.', 'Dit kan niet terwijl je bent ingelogd als iemand anders.'],
  'session.none': [404, 'Not signed in', 'You were not signed in.', 'Je was niet ingelogd.'],
  'impersonation.none': [409, 'Not signed in as someone else', 'You are not signed in as someone else.', 'Je bent niet ingelogd als iemand anders.'],
  'password.tooShort': [422, 'Password too short', 'Use at least {min} characters.', 'Gebruik minstens {min} tekens.'],
  'password.tooLong': [422, 'Password too long', 'Use at most {max} characters.', 'Gebruik hooguit {max} tekens.'],
  'password.common': [422, 'Password too easy to guess', 'Many people use this password. Choose another one.', 'Veel mensen gebruiken dit wachtwoord. Kies een ander.'],
  'password.personal': [422, 'Password too easy to guess', 'Do not use your name or email address as password.', 'Gebruik niet je naam of e-mailadres als wachtwoord.'],
  'password.unequal': [422, 'Passwords differ', 'The two passwords are not the same.', 'De twee wachtwoorden zijn niet gelijk.'],
  'password.wrong': [422, 'Wrong password', 'The current password is not right.', 'Het huidige wachtwoord klopt niet.'],
  'password.identity': [401, 'No identity', 'You must provide either the uid, client and accessToken or the resetPasswordToken.', 'Geef uid, client en accessToken mee, of de resetPasswordToken.'],
  'reset.invalid': [401, 'Link not valid', 'This link does not work any more. Ask for a new one.', 'Deze link werkt niet meer. Vraag een nieuwe aan.'],
  'token.invalid': [422, 'Link not valid', 'This link does not work any more. Ask for a new one.', 'Deze link werkt niet meer. Vraag een nieuwe aan.'],
  'redirect.forbidden': [422, 'Redirect not allowed', 'This redirect address is not allowed.', 'Dit adres om naar terug te gaan is niet toegestaan.'],
  'impersonation.notAllowed': [403, 'Sign in as not allowed', 'You may not sign in as this person.', 'Je mag niet inloggen als deze persoon.'],
} as const satisfies ErrorTable
