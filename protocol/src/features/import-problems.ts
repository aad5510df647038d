import type { Locale } from '#protocol/errors/errors.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import type { RowOutcome, rowStates } from './imports.ts'

/**
 * What can be the matter with a row of a file, in both languages. An error keeps the row out until a cell is put right,
 * a conflict needs a decision, a warning should be looked at, a note only tells.
 */
type Weight = 'error' | 'conflict' | 'warning' | 'note'

// biome-ignore format: one line a code, so that it reads as a table
const rowProblems = {
  nameMissing: ['error', 'The name is not complete', 'De naam is niet compleet'],
  emailMissing: ['error', 'The email address is missing', 'Het e-mailadres ontbreekt'],
  emailInvalid: ['error', 'The email address is not complete', 'Het e-mailadres is niet compleet'],
  numberTooLong: ['error', 'The number is longer than {max} characters', 'Het nummer is langer dan {max} tekens'],
  nameIsAddress: ['error', 'A name holds no web or email address', 'In een naam staat geen web- of mailadres'],
  textTooLong: ['error', 'The text is longer than {max} characters', 'De tekst is langer dan {max} tekens'],
  classMissing: ['error', 'The class is missing', 'De klas ontbreekt'],
  classUnknown: ['error', 'This class does not exist', 'Deze klas bestaat niet'],
  yearUnknown: ['error', 'We do not know this school year', 'Dit schooljaar kennen we niet'],
  typeUnknown: ['error', 'We do not know this type of organization', 'Dit soort organisatie kennen we niet'],
  notSaved: ['error', 'This row could not be saved', 'Deze rij kon niet worden opgeslagen'],
  mentorRefused: ['error', 'Mentor {text} was not added, because somebody else has this address', 'Mentor {text} is niet toegevoegd, want iemand anders heeft dit adres'],
  numberReused: ['conflict', 'Somebody with another name has this number', 'Iemand met een andere naam heeft dit nummer'],
  twiceInFile: ['conflict', 'Stands on row {row} as well, with other details', 'Staat ook op rij {row}, met andere gegevens'],
  twoClasses: ['conflict', 'Stands on row {row} as well, in another class', 'Staat ook op rij {row}, in een andere klas'],
  samePerson: ['conflict', 'Seems to exist already', 'Lijkt al te bestaan'],
  sameName: ['conflict', 'The same name as on row {row}, without a number', 'Dezelfde naam als op rij {row}, zonder nummer'],
  sharedEmail: ['conflict', 'Row {row} has the same email address', 'Rij {row} heeft hetzelfde e-mailadres'],
  emailTaken: ['conflict', 'Somebody else uses this email address', 'Iemand anders gebruikt dit e-mailadres'],
  dateInvalid: ['warning', 'This date does not exist or cannot be right, so left out', 'Deze datum bestaat niet of kan niet kloppen, dus weggelaten'],
  numberOdd: ['warning', 'Does not look like a student number', 'Lijkt geen leerlingnummer'],
  nameOdd: ['warning', 'Does not look like a name', 'Lijkt geen naam'],
  formula: ['warning', 'Looks like a formula from a spreadsheet', 'Lijkt een formule uit een rekenblad'],
  leftOut: ['warning', 'Not recognised, so left out', 'Niet herkend, dus weggelaten'],
  moreClasses: ['warning', 'More than one class; the first one counts', 'Meer dan één klas; de eerste telt'],
  noClass: ['warning', 'Without a class', 'Zonder klas'],
  classNew: ['warning', 'This class is new and will be made', 'Deze klas is nieuw en wordt aangemaakt'],
  classFirst: ['note', 'This class will be made', 'Deze klas wordt aangemaakt'],
  repeated: ['note', 'The same as row {row}', 'Hetzelfde als rij {row}'],
  anotherMentor: ['note', 'Another mentor for the class of row {row}', 'Nog een mentor voor de klas van rij {row}'],
  emailKept: ['note', 'Already uses another email address, which stays', 'Gebruikt al een ander e-mailadres; dat blijft zo'],
  alreadyLeft: ['note', 'Has left already', 'Zit al niet meer op school'],
  missing: ['note', 'Not in the file any more', 'Staat niet meer in het bestand'],
  notYours: ['note', 'Another organization looks after this one', 'Deze organisatie wordt door een ander beheerd'],
  changedSince: ['note', 'Changed after the import, so left as it is', 'Na de import gewijzigd, dus zo gelaten'],
} as const satisfies Record<string, readonly [Weight, en: string, nl: string]>

const weightOf = (code: string): Weight => (isKeyOf(rowProblems, code) ? rowProblems[code][0] : 'note')
export const isRowError = ({ code }: { code: string }): boolean => weightOf(code) === 'error'
export const isRowConflict = ({ code }: { code: string }): boolean => weightOf(code) === 'conflict'
/** What somebody may want to write otherwise, though the row goes in as it is. */
const mendable = [
  ...['leftOut', 'dateInvalid', 'numberOdd', 'nameOdd', 'formula'],
  ...['noClass', 'classNew', 'moreClasses'],
]
export const isMendable = ({ code }: { code: string }): boolean => mendable.includes(code)
export const isRowWarning = ({ code }: { code: string }): boolean => weightOf(code) === 'warning'

type Told = { code: string; params?: Record<string, string | number>; person?: { name: string } }

/** Whoever it is about is named behind it. */
export function rowProblemText({ code, params = {}, person }: Told, locale: Locale): string {
  const text = isKeyOf(rowProblems, code) ? rowProblems[code][locale === 'nl' ? 2 : 1] : code
  const told = text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  return person ? `${told}: ${person.name}` : told
}

// biome-ignore format: as a table
export const outcomeTexts: Record<RowOutcome, readonly [en: string, nl: string]> = {
  new: ['New', 'Nieuw'],
  changed: ['Changed', 'Gewijzigd'],
  moved: ['Moved to another class', 'Andere klas'],
  unchanged: ['Unchanged', 'Ongewijzigd'],
  conflict: ['Needs a decision', 'Keuze nodig'],
  departed: ['Left', 'Niet meer op school'],
  error: ['Error', 'Fout'],
}

// biome-ignore format: as a table
export const stateTexts: Record<(typeof rowStates)[number], readonly [en: string, nl: string]> = {
  waiting: ['Not done', 'Niet gedaan'],
  done: ['Done', 'Gedaan'],
  skipped: ['Left out', 'Overgeslagen'],
  failed: ['Failed', 'Mislukt'],
  undone: ['Taken back', 'Teruggedraaid'],
  kept: ['Not taken back', 'Niet teruggedraaid'],
}
