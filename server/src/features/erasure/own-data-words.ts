import type { OwnFile, Words } from '#engine/personal.ts'
import type { Locale } from '#protocol/errors/errors.ts'

// biome-ignore format: one line each, so that it reads as a table
const weekdays: Words = {
  1: ['maandag', 'Monday'],
  2: ['dinsdag', 'Tuesday'],
  3: ['woensdag', 'Wednesday'],
  4: ['donderdag', 'Thursday'],
  5: ['vrijdag', 'Friday'],
  6: ['zaterdag', 'Saturday'],
  7: ['zondag', 'Sunday'],
}
// biome-ignore format: one line each, so that it reads as a table
const organizationTypes: Words = {
  School: ['school', 'school'],
  VolunteerCenter: ['vrijwilligerscentrale', 'volunteer centre'],
  NonProfit: ['maatschappelijke organisatie', 'non-profit organization'],
  Provider: ['bedrijf', 'company'],
}

/** What the columns of many files are called. */
// biome-ignore format: one line each, so that it reads as a table
const commonLabels: Words = {
  id: ['Nummer', 'Number'],
  email: ['E-mailadres', 'Email address'],
  status: ['Status', 'Status'],
  firstName: ['Voornaam', 'First name'],
  infix: ['Tussenvoegsel', 'Infix'],
  lastName: ['Achternaam', 'Last name'],
  phoneNumber: ['Telefoonnummer', 'Phone number'],
  locale: ['Taal', 'Language'],
  createdAt: ['Gemaakt op', 'Made on'],
  updatedAt: ['Gewijzigd op', 'Changed on'],
  name: ['Naam', 'Name'],
  organization: ['Organisatie', 'Organization'],
  type: ['Soort', 'Kind'],
  city: ['Plaats', 'Town'],
  postalCode: ['Postcode', 'Postal code'],
  kind: ['Soort', 'Kind'],
  expiresAt: ['Geldig tot', 'Valid until'],
  subject: ['Onderwerp', 'Subject'],
  title: ['Titel', 'Title'],
  description: ['Omschrijving', 'Description'],
  motivation: ['Motivatie', 'Motivation'],
  startDate: ['Begin', 'Start'],
  endDate: ['Einde', 'End'],
  school: ['School', 'School'],
  class: ['Klas', 'Class'],
  finishedAt: ['Klaar op', 'Finished on'],
  dueOn: ['Op', 'On'],
  reason: ['Reden', 'Reason'],
  decidedAt: ['Besloten op', 'Decided on'],
  sentAt: ['Verstuurd op', 'Sent on'],
  readAt: ['Gelezen op', 'Read on'],
  vacancy: ['Vacature', 'Vacancy'],
  weekdays: ['Dagen', 'Days'],
}

/** What codes mean that stand in many files, by the name of the column. */
// biome-ignore format: one line each, so that it reads as a table
const commonValues: Record<string, Words> = {
  locale: { nl: ['Nederlands', 'Dutch'], en: ['Engels', 'English'] },
  role: { admin: ['beheerder', 'administrator'], mentor: ['mentor', 'mentor'], student: ['leerling', 'student'], volunteer: ['vrijwilliger', 'volunteer'] },
  weekday: weekdays,
  weekdays,
  freeWeekdays: weekdays,
  type: organizationTypes,
  organizationType: organizationTypes,
}

const inLanguage = (words: readonly [string, string] | undefined, locale: Locale) => words?.[locale === 'nl' ? 0 : 1]
export const titleOf = ({ title }: OwnFile, locale: Locale): string => title[locale === 'nl' ? 0 : 1]
/** Nothing for what only a program understands; that is in the JSON files. */
export const labelOf = ({ labels }: OwnFile, key: string, locale: Locale): string | undefined =>
  inLanguage(labels?.[key] ?? commonLabels[key], locale)
/** The words for a code; nothing for what is no code. */
export const wordsOf = ({ values }: OwnFile, key: string, code: string, locale: Locale): string | undefined =>
  inLanguage((values?.[key] ?? commonValues[key])?.[code], locale)

type Cover = 'title' | 'made' | 'lead' | 'none' | 'more' | 'unknown' | 'yes' | 'no'
export const coverWords: Record<Locale, Record<Cover, string>> = {
  nl: {
    title: 'Alles wat {app} over jou bewaart',
    made: 'Gemaakt op {date} voor {name}.',
    lead: 'Dit is dezelfde inhoud als in de JSON-bestanden, om te lezen. Een wachtwoord staat er niet in.',
    none: 'Hierover is niets bewaard.',
    more: 'En nog {count}. Die staan in {file}.json.',
    unknown: 'Waar {sign} staat, hoort een teken dat dit lettertype niet kent. In de JSON-bestanden staat het goed.',
    yes: 'ja',
    no: 'nee',
  },
  en: {
    title: 'Everything that {app} keeps about you',
    made: 'Made on {date} for {name}.',
    lead: 'This is what the JSON files hold, in a form to read. There is no password in it.',
    none: 'Nothing is kept about this.',
    more: 'And {count} more. They are in {file}.json.',
    unknown: 'Where it says {sign} there is a sign that this font does not know. The JSON files have it right.',
    yes: 'yes',
    no: 'no',
  },
}
