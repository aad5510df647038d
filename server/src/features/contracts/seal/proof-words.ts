import type { Locale } from '#protocol/errors/errors.ts'
import { datesWritten } from '#protocol/shared/dates-written.ts'

export const proofWords = {
  nl: {
    about: 'Bij contract nr. {number}',
    title: 'Bewijsblad',
    lead: '{count} tekenden dit contract. Hieronder staat wie, wanneer en hoe wij dat weten.',
    counts: ['Niemand', 'Eén persoon', 'Twee mensen', 'Drie mensen', 'Vier mensen', 'Vijf mensen', 'Zes mensen'],
    signed: 'getekend',
    via: {
      mail: 'Eigen link naar {reached}',
      sms: 'Eigen link naar {reached}',
      code: 'QR-code op het scherm, getoond door {reached}',
      account: 'Ingelogd met een eigen account',
    },
    from: '{browser}, adres {address}',
    historyTitle: 'Wat er verder gebeurde',
    school: 'de school',
    history: {
      'contract.created': 'Contract gemaakt door {who}',
      'contract.fields_filled': 'Aangevuld door de stagebieder',
      'contract.released': 'Vastgesteld door {who}, versie {version}',
      'contract.changed': 'Veranderd door {who}, daarna versie {version}',
      'contract.declined': 'Niet getekend door {who}',
      'contract.signer_replaced': 'Een andere ondertekenaar gekozen door {who}',
      'contract.passed_on': 'Door de stagebieder doorgegeven aan een collega',
      sealed: 'Verzegeld, daarna kan niemand de tekst nog wijzigen',
    },
    checkTitle: 'Zelf controleren',
    checkText: 'Scan de code, of sleep deze pdf naar {page}. Verandert er één letter, dan klopt het zegel niet meer.',
    fingerprint: 'Vingerafdruk van de tekst die is getekend',
    qrAlt: 'QR-code naar de controlepagina',
    phone: 'telefoon',
    computer: 'computer',
  },
  en: {
    about: 'With contract no. {number}',
    title: 'Evidence',
    lead: '{count} signed this contract. Below stands who, when and how we know.',
    counts: ['Nobody', 'One person', 'Two people', 'Three people', 'Four people', 'Five people', 'Six people'],
    signed: 'signed',
    via: {
      mail: 'Own link sent to {reached}',
      sms: 'Own link sent to {reached}',
      code: 'QR code on a screen, shown by {reached}',
      account: 'Signed in with their own account',
    },
    from: '{browser}, address {address}',
    historyTitle: 'What else happened',
    school: 'the school',
    history: {
      'contract.created': 'Contract made by {who}',
      'contract.fields_filled': 'Completed by the host',
      'contract.released': 'Released by {who}, version {version}',
      'contract.changed': 'Changed by {who}, version {version} from then on',
      'contract.declined': 'Declined by {who}',
      'contract.signer_replaced': 'Another signer chosen by {who}',
      'contract.passed_on': 'Passed on by the host to a colleague',
      sealed: 'Sealed: from then on nobody can change the text',
    },
    checkTitle: 'Check it yourself',
    checkText: 'Scan the code, or drop this PDF on {page}. If one letter changes, the seal is broken.',
    fingerprint: 'Fingerprint of the text that was signed',
    qrAlt: 'QR code to the check page',
    phone: 'phone',
    computer: 'computer',
  },
} as const

const here = (shape: Intl.DateTimeFormatOptions) => datesWritten({ timeZone: 'Europe/Amsterdam', ...shape })
const [day, shortDay, date] = [
  here({ day: 'numeric', month: 'long' }),
  here({ day: 'numeric', month: 'short' }),
  here({ dateStyle: 'long' }),
]
const [time, shortTime] = [here({ timeStyle: 'medium' }), here({ timeStyle: 'short' })]
/** As people write the time of day in the Netherlands: with a dot. */
const dotted = (text: string, locale: Locale) => (locale === 'nl' ? text.replaceAll(':', '.') : text)

export const timeOf = (at: Date, locale: Locale) => `${day(at, locale)}, ${dotted(time(at, locale), locale)}`
export const shortTimeOf = (at: Date, locale: Locale) =>
  `${shortDay(at, locale)}, ${dotted(shortTime(at, locale), locale)}`
export const dateOf = date
