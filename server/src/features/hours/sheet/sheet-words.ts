import type { Locale } from '#protocol/errors/errors.ts'

const nl = {
  title: 'Urenbriefje',
  fileName: 'urenbriefje',
  whose: '{student} bij {host}',
  days: '{first} t/m {last}',
  since: 'vanaf {first}',
  page: 'blad {page} van {pages}',
  none: 'Er zijn nog geen uren verstuurd.',
  day: 'Datum',
  from: 'Van',
  to: 'Tot',
  pause: 'Pauze',
  work: 'Wat deed je?',
  hours: 'Uren',
  agreed: 'Akkoord',
  waits: 'wacht',
  paper: 'papier',
  onPaper: 'Op papier getekend',
  paperNote: 'Op papier getekend door de stageplek, ingevoerd door {name}. De school bewaart het blad.',
  school: 'school',
  total: 'Totaal',
  ofWhich: 'Waarvan akkoord',
  credit: 'Vrijstelling',
  stated: 'Volgens de stageplek',
  target: 'Afgesproken',
  hour: '{hours} uur',
  allAgreed: 'Alle uren zijn akkoord.',
  someWait: '{hours} uur wacht nog op akkoord.',
  byHost: '{initials}: {name}, {host}',
  bySchool: 'Akkoord van school, in plaats van de stageplek: {name}. {note}',
  creditNote: 'Vrijstelling van {hours} uur: {note}',
  signStudent: 'leerling',
  signVolunteer: 'vrijwilliger',
  signHost: 'Naam en handtekening begeleider',
  checkTitle: 'Klopt dit briefje?',
  checkText: 'Scan de code. U ziet of dit briefje echt is en nog klopt.',
  checkLink: 'Of open de controle in de browser',
  qrAlt: 'QR-code die naar de controle van dit briefje leidt',
  made: 'Gemaakt op {date}',
}

const en: typeof nl = {
  title: 'Timesheet',
  fileName: 'timesheet',
  whose: '{student} at {host}',
  days: '{first} to {last}',
  since: 'from {first}',
  page: 'page {page} of {pages}',
  none: 'No hours were sent yet.',
  day: 'Date',
  from: 'From',
  to: 'To',
  pause: 'Break',
  work: 'What did you do?',
  hours: 'Hours',
  agreed: 'Agreed',
  waits: 'waiting',
  paper: 'paper',
  onPaper: 'Signed on paper',
  paperNote: 'Signed on paper by the host, entered by {name}. The school keeps the sheet.',
  school: 'school',
  total: 'Total',
  ofWhich: 'Agreed with',
  credit: 'Credit',
  stated: 'According to the host',
  target: 'Target',
  hour: '{hours} hours',
  allAgreed: 'All hours are agreed with.',
  someWait: '{hours} hours still wait for a yes.',
  byHost: '{initials}: {name}, {host}',
  bySchool: 'Agreed with by the school, in place of the host: {name}. {note}',
  creditNote: 'Credit of {hours} hours: {note}',
  signStudent: 'student',
  signVolunteer: 'volunteer',
  signHost: 'Name and signature of the supervisor',
  checkTitle: 'Is this sheet right?',
  checkText: 'Scan the code. You see whether this sheet is genuine and still right.',
  checkLink: 'Or open the check in a browser',
  qrAlt: 'QR code that leads to the check of this sheet',
  made: 'Made on {date}',
}

export const sheetWords: Record<Locale, typeof nl> = { nl, en }

/** Fills in what stands between braces. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole).trim()

const names = { nl: 'nl-NL', en: 'en-GB' } as const
/** Each is made once: making one costs more than writing a hundred days with it. */
const writers = (shape: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  nl: new Intl.DateTimeFormat(names.nl, shape),
  en: new Intl.DateTimeFormat(names.en, shape),
})
const short = writers({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const brief = writers({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = writers({ dateStyle: 'long', timeZone: 'UTC' })
const moment = writers({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })
const numbers = { nl: new Intl.NumberFormat(names.nl), en: new Intl.NumberFormat(names.en) }
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

export const hoursText = (minutes: number, locale: Locale): string =>
  numbers[locale].format(Math.round((minutes / 60) * 100) / 100)
export const dayText = (day: string, locale: Locale): string => short[locale].format(noon(day))
export const shortText = (day: string, locale: Locale): string => brief[locale].format(noon(day))
export const dateText = (day: string, locale: Locale): string => long[locale].format(noon(day))
export const momentText = (at: Date, locale: Locale): string => moment[locale].format(at)
