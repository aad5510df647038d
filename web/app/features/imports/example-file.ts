import { data } from 'react-router'
import type { Route } from './+types/example-file'

const examples: Record<string, string[][]> = {
  students: [
    [
      'Leerlingnummer',
      'Roepnaam',
      'Tussenvoegsel',
      'Achternaam',
      'E-mail',
      'Klas',
      'Niveau',
      'Mentor',
      'Geboortedatum',
    ],
    ['104882', 'Amira', 'el', 'Idrissi', 'a.elidrissi@school.example', '3B', 'havo', 'BOS', '14-03-2011'],
  ],
  staff: [
    ['Afkorting', 'Roepnaam', 'Tussenvoegsel', 'Achternaam', 'E-mail'],
    ['BOS', 'Ingrid', '', 'Bos', 'i.bos@school.example'],
  ],
  groups: [
    ['Klas', 'Niveau', 'Mentor'],
    ['3B', 'havo', 'BOS'],
  ],
  organizations: [
    ['Organisatie', 'Soort', 'Straat', 'Huisnummer', 'Postcode', 'Plaats', 'E-mail', 'Telefoonnummer', 'KvK'],
    [
      'Buurthuis De Zon',
      'Stichting',
      'Dorpsstraat',
      '1',
      '8081 AB',
      'Elburg',
      'info@dezon.example',
      '0525 123456',
      '12345678',
    ],
  ],
}

/** A file to begin with: the headings that are recognised, and one line. */
export function loader({ params }: Route.LoaderArgs) {
  const rows = examples[params.kind.replace(/\.csv$/, '')]
  if (!rows) throw data(null, { status: 404 })
  const text = `\ufeff${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`
  return new Response(text, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' },
  })
}
