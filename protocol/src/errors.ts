/** Every error code with its status and its text per language. A code never changes its status. */
// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'request.invalid': [400, 'Invalid request', 'The request could not be read.', 'Het verzoek kon niet gelezen worden.'],
  'parameter.unknown': [400, 'Unknown parameter', 'The parameter {name} is not known here.', 'De parameter {name} is hier niet bekend.'],
  'parameter.invalid': [400, 'Invalid parameter', 'The value of {name} is not valid.', 'De waarde van {name} klopt niet.'],
  'filter.unknown': [400, 'Unknown filter', 'Filtering by {name} is not possible here.', 'Filteren op {name} kan hier niet.'],
  'sort.unknown': [400, 'Unknown sort', 'Sorting by {name} is not possible here.', 'Sorteren op {name} kan hier niet.'],
  'include.unknown': [400, 'Unknown include', 'Including {name} is not possible here.', '{name} meesturen kan hier niet.'],
  'fields.unknown': [400, 'Unknown field', 'The field {name} does not exist here.', 'Het veld {name} bestaat hier niet.'],
  'tenant.unknown': [400, 'Unknown tenant', 'The site "{name}" in X-Tenant does not exist.', 'De site "{name}" in X-Tenant bestaat niet.'],
  'session.required': [401, 'Not authorized', 'You are not authorized to access this page.', 'Je mag deze pagina niet openen. Log eerst in.'],
  'signin.failed': [401, 'Sign-in failed', 'The e-mail address or password is not right.', 'Het e-mailadres of het wachtwoord klopt niet.'],
  'signin.wrongCenter': [403, 'Logged in to the wrong website', 'wrong center: this account belongs to another collaboration partner. Please contact the site administrator.', 'wrong center: dit account hoort bij een andere partner. Neem contact op met de beheerder van deze site.'],
  'access.forbidden': [403, 'Access forbidden', 'You do not have access rights to this.', 'Je hebt hier geen rechten voor.'],
  'origin.forbidden': [403, 'Origin refused', 'This request came from another website.', 'Dit verzoek kwam van een andere website.'],
  'id.forbidden': [403, 'Client ids are not accepted', 'Leave out the id: the server chooses it.', 'Laat de id weg: de server kiest die.'],
  'organization.notYours': [403, 'Not your organization', 'Current-Organization-Id is not one of your organizations.', 'Current-Organization-Id is niet een van je organisaties.'],
  'impersonation.forbidden': [403, 'Not while signed in as someone else', 'This is not possible while you are signed in as someone else.', 'Dit kan niet terwijl je bent ingelogd als iemand anders.'],
  'record.missing': [404, 'Page not found', 'We cannot find what you asked for.', 'We kunnen niet vinden wat je zoekt.'],
  'relation.missing': [404, 'Related record not found', 'The related {name} does not exist.', 'De bijbehorende {name} bestaat niet.'],
  'feature.off': [404, 'Page not found', 'This site does not have this feature.', 'Deze site heeft dit onderdeel niet.'],
  'method.unknown': [405, 'Method not allowed', 'This address does not answer {name}.', 'Dit adres kent {name} niet.'],
  'accept.unsupported': [406, 'Not acceptable', 'We answer application/vnd.api+json without parameters.', 'We antwoorden met application/vnd.api+json zonder parameters.'],
  'request.timeout': [408, 'Request took too long', 'The request did not arrive in time.', 'Het verzoek kwam niet op tijd binnen.'],
  'type.conflict': [409, 'Wrong type', 'The type or id does not belong to this address.', 'Het type of de id hoort niet bij dit adres.'],
  'state.conflict': [409, 'Not possible in this state', 'Not possible while the {field} is {state}.', 'Dit kan niet zolang de {field} {state} is.'],
  'idempotency.running': [409, 'Still running', 'The first request with this key has not finished.', 'Het eerste verzoek met deze sleutel loopt nog.'],
  'record.duplicate': [409, 'Exists already', 'This exists already.', 'Dit bestaat al.'],
  'record.inUse': [409, 'In use', 'Something else still needs this.', 'Iets anders heeft dit nog nodig.'],
  'record.changed': [412, 'Changed meanwhile', 'Somebody changed this after you opened it.', 'Iemand heeft dit gewijzigd nadat jij het opende.'],
  'body.tooLarge': [413, 'Too large', 'The request is too large.', 'Het verzoek is te groot.'],
  'media.unsupported': [415, 'Unsupported media type', 'Send application/vnd.api+json without parameters.', 'Stuur application/vnd.api+json zonder parameters.'],
  'idempotency.mismatch': [422, 'Key used before', 'This Idempotency-Key belongs to a different request.', 'Deze Idempotency-Key hoort bij een ander verzoek.'],
  'headers.tooLarge': [431, 'Headers too large', 'The headers of the request are too large.', 'De headers van het verzoek zijn te groot.'],
  throttled: [429, 'Too many attempts', 'Too many attempts. Try again in {seconds} seconds.', 'Te veel pogingen. Probeer het over {seconds} seconden opnieuw.'],
  'server.error': [500, 'Something went wrong', 'Oops... something went wrong!', 'Oeps... er ging iets mis!'],
  'database.unavailable': [503, 'Not available', 'The service is not available for a moment. Try again.', 'De dienst is even niet bereikbaar. Probeer het opnieuw.'],
  // Input: always 422 with a pointer to the field.
  required: [422, 'Required', 'Fill this in.', 'Vul dit in.'],
  unknown: [422, 'Unknown field', 'This field does not exist.', 'Dit veld bestaat niet.'],
  readOnly: [422, 'Read-only', 'This cannot be changed here.', 'Dit kun je hier niet veranderen.'],
  text: [422, 'Not a text', 'This must be text.', 'Dit moet tekst zijn.'],
  characters: [422, 'Invalid characters', 'This holds characters that cannot be stored.', 'Hier staan tekens in die niet bewaard kunnen worden.'],
  tooShort: [422, 'Too short', 'Use at least {min} characters.', 'Gebruik minstens {min} tekens.'],
  tooLong: [422, 'Too long', 'Use at most {max} characters.', 'Gebruik hooguit {max} tekens.'],
  email: [422, 'Invalid e-mail', 'This email address is not valid.', 'Dit e-mailadres klopt niet.'],
  emailTaken: [422, 'E-mail taken', 'This email address is in use already.', 'Dit e-mailadres is al in gebruik.'],
  url: [422, 'Invalid web address', 'This web address is not valid.', 'Dit webadres klopt niet.'],
  phone: [422, 'Invalid phone number', 'This phone number is not valid.', 'Dit telefoonnummer klopt niet.'],
  number: [422, 'Not a number', 'Enter a number.', 'Vul een getal in.'],
  integer: [422, 'Not a whole number', 'Enter a whole number.', 'Vul een heel getal in.'],
  min: [422, 'Too low', 'Enter {min} or more.', 'Vul {min} of meer in.'],
  max: [422, 'Too high', 'Enter {max} or less.', 'Vul {max} of minder in.'],
  boolean: [422, 'Not yes or no', 'Choose yes or no.', 'Kies ja of nee.'],
  date: [422, 'Invalid date', 'This date does not exist.', 'Deze datum bestaat niet.'],
  dateOrder: [422, 'Dates in the wrong order', 'The end must not be before the start.', 'Het einde mag niet voor het begin liggen.'],
  timestamp: [422, 'Invalid time', 'This time is not valid.', 'Dit tijdstip klopt niet.'],
  id: [422, 'Invalid id', 'This is not a valid id.', 'Dit is geen geldige id.'],
  oneOf: [422, 'Not one of the choices', 'Choose one of: {options}.', 'Kies een van: {options}.'],
  json: [422, 'Invalid value', 'This value is not valid.', 'Deze waarde klopt niet.'],
  list: [422, 'Not a list', 'This must be a list.', 'Dit moet een lijst zijn.'],
  minItems: [422, 'Too few', 'Choose at least {min}.', 'Kies er minstens {min}.'],
  maxItems: [422, 'Too many', 'Choose at most {max}.', 'Kies hooguit {max}.'],
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
  'role.unfit': [422, 'Role does not fit', 'This role does not exist in an organization of this type.', 'Deze rol bestaat niet in een organisatie van dit type.'],
  'tag.same': [422, 'The same tag', 'Choose another tag to merge into.', 'Kies een andere tag om mee samen te voegen.'],
  'role.lastAdmin': [409, 'Last administrator', 'An organization keeps at least one administrator.', 'Een organisatie houdt minstens één beheerder.'],
  'erasure.lastAdmin': [409, 'Only administrator', 'The only administrator of {organization} cannot leave. Make somebody else administrator first.', 'De enige beheerder van {organization} kan niet weg. Maak eerst iemand anders beheerder.'],
  'erasure.pending': [409, 'Asked already', 'A request is waiting for the school already.', 'Er wacht al een verzoek bij de school.'],
  'erasure.otherSchool': [409, 'Belongs to another school too', 'This person also belongs to {organization}. That role must end first.', 'Deze persoon hoort ook bij {organization}. Die rol moet eerst stoppen.'],
  'menu.cycle': [422, 'Menu item inside itself', 'A menu item cannot lie below itself.', 'Een menu-item kan niet onder zichzelf liggen.'],
  'page.slug': [422, 'Address not possible', 'Use small letters, digits and dashes only.', 'Gebruik alleen kleine letters, cijfers en streepjes.'],
  'page.slugTaken': [422, 'Address taken', 'Another page has this address already.', 'Een andere pagina heeft dit adres al.'],
  'page.blocks': [422, 'Content not valid', 'The content of the page is not valid.', 'De inhoud van de pagina klopt niet.'],
  'page.moment': [422, 'No moment', 'Say when the page appears.', 'Geef aan wanneer de pagina verschijnt.'],
  'theme.shades': [422, 'Colours not valid', 'Give all eleven shades from 50 to 950 as hex colours.', 'Geef alle elf tinten van 50 tot en met 950 als hexkleur.'],
  'theme.contrast': [422, 'Too little contrast', 'White text cannot be read on these colours. Choose darker shades for 700, 800 and 900.', 'Witte tekst is op deze kleuren niet te lezen. Kies donkerder tinten voor 700, 800 en 900.'],
  'impersonation.notAllowed': [403, 'Sign in as not allowed', 'You may not sign in as this person.', 'Je mag niet inloggen als deze persoon.'],
} as const satisfies Record<string, readonly [status: number, title: string, en: string, nl: string]>

export type ErrorCode = keyof typeof errors
export type Locale = 'en' | 'nl'

export function errorStatus(code: ErrorCode): number {
  return errors[code][0]
}

export function errorTitle(code: ErrorCode): string {
  return errors[code][1]
}

export function errorText(code: ErrorCode, locale: Locale, params: Record<string, unknown> = {}): string {
  const text = errors[code][locale === 'nl' ? 3 : 2]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
