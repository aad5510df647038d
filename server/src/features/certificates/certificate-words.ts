import type { Locale } from '#protocol/errors/errors.ts'
import { datesWritten } from '#protocol/shared/dates-written.ts'

const nl = {
  title: { student: 'Bewijs van stage', volunteer: 'Bewijs van vrijwilligerswerk' },
  fileName: 'certificaat',
  /** Before and behind the name of the host, which stands out. */
  did: {
    standard: 'liep een maatschappelijke stage bij ',
    box: 'liep stage bij ',
    volunteer: 'deed vrijwilligerswerk bij ',
  },
  town: ' in {town}',
  days: ', van {first} tot en met {last}',
  until: ', tot en met {last}',
  since: ', vanaf {first}',
  hours: { confirmed: 'uur gedaan', agreed: 'uur afgesproken', none: 'afgerond' },
  hoursNote: {
    confirmed: 'Deze uren zijn bevestigd door wie erbij was.',
    agreed: 'Dit aantal uren is vooraf afgesproken. De uren zijn hier niet per dag bijgehouden.',
    none: '',
  },
  steps: 'De stappen tot het einde',
  work: 'Dit deed {name}',
  where: 'Organisatie',
  school: 'School, rondde de stage af',
  check: 'Echt?',
  checkText: 'Scan of ga naar',
  qrAlt: 'QR-code naar de controle van dit bewijs',
  sealed: 'Verzegeld op {date} om {time} uur',
}

const en: typeof nl = {
  title: { student: 'Certificate of internship', volunteer: 'Certificate of voluntary work' },
  fileName: 'certificate',
  did: {
    standard: 'did a social internship at ',
    box: 'did an internship at ',
    volunteer: 'did voluntary work at ',
  },
  town: ' in {town}',
  days: ', from {first} to {last}',
  until: ', until {last}',
  since: ', from {first}',
  hours: { confirmed: 'hours done', agreed: 'hours agreed', none: 'completed' },
  hoursNote: {
    confirmed: 'These hours were confirmed by who was there.',
    agreed: 'This number of hours was agreed on before. Hours were not kept day by day here.',
    none: '',
  },
  steps: 'The steps to the end',
  work: 'What {name} did',
  where: 'Organization',
  school: 'School, completed the internship',
  check: 'Genuine?',
  checkText: 'Scan or go to',
  qrAlt: 'QR code to the check of this certificate',
  sealed: 'Sealed on {date} at {time}',
}

export const certificateWords: Record<Locale, typeof nl> = { nl, en }

export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const names = { nl: 'nl-NL', en: 'en-GB' }
const here = (shape: Intl.DateTimeFormatOptions) => datesWritten({ timeZone: 'Europe/Amsterdam', ...shape })
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const long = here({ day: 'numeric', month: 'long', year: 'numeric' })
const withoutYear = here({ day: 'numeric', month: 'long' })
const short = here({ day: 'numeric', month: 'short' })
const clock = here({ timeStyle: 'short' })

/** A day is not torn apart at the end of a line. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0')
export const dayText = (day: string, locale: Locale) => whole(long(noon(day), locale))
/** Without the year where the other day says it. */
export const dayBefore = (day: string, other: string, locale: Locale) =>
  day.slice(0, 4) === other.slice(0, 4) ? whole(withoutYear(noon(day), locale)) : dayText(day, locale)
export const shortDay = (day: string, locale: Locale) => short(noon(day), locale)
export const dateOf = long
export const timeOf = (at: Date, locale: Locale) => {
  const time = clock(at, locale)
  return locale === 'nl' ? time.replace(':', '.') : time
}
export const hoursText = (minutes: number, locale: Locale) =>
  (Math.round((minutes / 60) * 100) / 100).toLocaleString(names[locale])

/** What kind of document it is, on the page and for who checks it. */
export const titleOf = ({ locale, isVolunteer }: { locale: Locale; isVolunteer: boolean }): string =>
  certificateWords[locale].title[isVolunteer ? 'volunteer' : 'student']
