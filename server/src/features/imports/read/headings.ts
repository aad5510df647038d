import { type ImportColumn, type ImportField, type ImportKind, importKinds } from '#protocol/features/imports.ts'
import { keysOf, recordOf } from '#protocol/shared/guards.ts'

/** A heading as it is compared: small letters and digits, without accents, spaces and signs one cannot see. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

// What the exports of Magister, Somtoday, Osiris, Decibel and of schools' own lists call their columns.
const person = {
  firstName: ['roepnaam', 'voornaam', 'voornamen', 'firstname'],
  infix: ['tussenvoegsel', 'tussenvoegsels', 'tussenv', 'tv', 'voorvoegsel', 'voorvoegsels', 'infix'],
  lastName: ['achternaam', 'geslachtsnaam', 'lastname', 'surname'],
  email: [
    'email',
    'emailadres',
    'mail',
    'mailadres',
    'mailschool',
    'schoolmail',
    'emailschool',
    'schoolemail',
    'emailaddress',
  ],
  phoneNumber: ['mobiel', 'mobielnummer', 'mobieletelefoon', 'telefoonnummer', 'telefoon', 'phone', 'phonenumber'],
}
const school = {
  className: ['klas', 'klassen', 'groep', 'stamgroep', 'stamklas', 'klasnaam', 'groepsnaam', 'class'],
  level: ['leerjaar', 'studie', 'studies', 'opleiding', 'niveau', 'niv', 'profiel', 'level'],
  mentor: [
    'mentor',
    'mentorcode',
    'mentorafk',
    'mentorafkorting',
    'klassenmentor',
    'klassenmentor1',
    'mentor1',
    'mentoremail',
  ],
  secondMentor: ['klassenmentor2', 'mentor2', 'tweedementor'],
  schoolYear: ['schooljaar', 'schoolyear'],
}

const byKind: Record<ImportKind, Partial<Record<ImportField, readonly string[]>>> = {
  students: {
    number: [
      'stamnummer',
      'stamnr',
      'leerlingnummer',
      'leerlingnr',
      'studentnummer',
      'studentnr',
      'nummer',
      'llnr',
      'studentnumber',
    ],
    ...person,
    fullName: ['naam', 'leerling', 'student', 'leerlingnaam', 'volledigenaam', 'name'],
    ...school,
    birthDate: ['geboortedatum', 'gebdatum', 'geboren', 'birthdate', 'dateofbirth'],
    gender: ['geslacht', 'gender'],
    postalCode: ['postcode', 'postalcode'],
    active: ['actief', 'active'],
    departedOn: ['uitschrijfdatum', 'datumuitschrijving', 'uitgeschreven', 'uitgeschrevenop'],
    eckId: ['eckid'],
    guardianName: ['ouder', 'ouderverzorger', 'ouderverzorger1', 'naamouderverzorger1', 'naamouder1', 'verzorger1'],
    guardianEmail: [
      'emailadresouderverzorger1',
      'emailouderverzorger1',
      'emailadresouder1',
      'emailouder1',
      'emailverzorger1',
      'emailadresouderverzorger',
      'emailouder',
    ],
    guardianPhone: [
      'telefoonouderverzorger1',
      'telefoonnummerouderverzorger1',
      'mobielouderverzorger1',
      'telefoonouder1',
      'telefoonnummerouder1',
      'mobielouder1',
      'telefoonverzorger1',
      'telefoonouderverzorger',
      'telefoonnummerouder',
      'telefoonouder',
      'mobielouder',
    ],
    secondGuardianName: ['ouderverzorger2', 'naamouderverzorger2', 'naamouder2', 'verzorger2'],
    secondGuardianEmail: [
      'emailadresouderverzorger2',
      'emailouderverzorger2',
      'emailadresouder2',
      'emailouder2',
      'emailverzorger2',
    ],
  },
  staff: {
    code: ['afkorting', 'code', 'afk', 'docentcode', 'medewerkercode', 'personeelscode', 'docent'],
    ...person,
    fullName: ['naam', 'medewerker', 'volledigenaam', 'name'],
  },
  groups: { ...school, className: [...school.className, 'naam', 'name'] },
  organizations: {
    name: ['naam', 'organisatie', 'bedrijf', 'bedrijfsnaam', 'organisatienaam', 'name', 'organization'],
    type: ['type', 'soort', 'soortorganisatie'],
    city: ['plaats', 'woonplaats', 'vestigingsplaats', 'stad', 'city'],
    street: ['straat', 'straatnaam', 'street'],
    houseNumber: ['huisnummer', 'huisnr', 'nr', 'housenumber'],
    postalCode: ['postcode', 'postalcode'],
    email: [...person.email, 'emailcontact', 'contactemail'],
    phoneNumber: person.phoneNumber,
    website: ['website', 'site', 'url', 'web'],
    chamberNumber: ['kvk', 'kvknummer', 'kvknr', 'chambernumber'],
    sector: ['sector', 'branche'],
    description: ['omschrijving', 'beschrijving', 'description'],
  },
}

const fieldOf = recordOf(importKinds, (kind) => {
  const fields = byKind[kind]
  return new Map(keysOf(fields).flatMap((field) => (fields[field] ?? []).map((key) => [key, field] as const)))
})

export const knownHeadings = (kind: ImportKind): ReadonlySet<string> => new Set(fieldOf[kind].keys())

/** A set of headings, so that the same export is recognised the next time. */
export const headingSetKey = (headings: readonly string[]): string => headings.map(headingKey).join('|').slice(0, 2000)

/** What each column seems to hold. Two columns of one meaning: the first one counts. */
export function guessFields(kind: ImportKind, headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return headings.map((heading) => {
    const field = fieldOf[kind].get(headingKey(heading)) ?? null
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const SAMPLES = 3

export function columnsOf(
  headings: readonly string[],
  rows: readonly { cells: string[] }[],
  fields: readonly (ImportField | null)[],
): ImportColumn[] {
  return headings.map((heading, index) => {
    const samples = new Set<string>()
    let filled = 0
    for (const { cells } of rows) {
      const value = cells[index]
      if (!value) continue
      filled++
      if (samples.size < SAMPLES) samples.add(value.slice(0, 40))
    }
    return { heading, samples: [...samples], filled, field: fields[index] ?? null }
  })
}
