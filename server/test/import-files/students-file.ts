const first = ['Amira', 'Bilal', 'Chloë', 'Daan', 'Esmée', 'Finn', 'Guusje', 'Hugo', 'Ilse', 'Joël', 'Kaya', 'Lieke']
const last = [
  'Aydin',
  'Bakker',
  'Çelik',
  'Dijkstra',
  'Evers',
  'Faber',
  'Groen',
  'Huisman',
  'IJzerman',
  'Jansen',
  'Klaassen',
]
const infix = ['', '', '', 'van', 'de', 'van der']

export type Pupil = Record<'number' | 'first' | 'infix' | 'last' | 'group' | 'mentor' | 'email' | 'birth', string>

/** The same pupils every time: names, classes and numbers follow from the place in the list. */
export function pupils(count: number, classes = ['3A', '3B', '3C'], start = 100_001): Pupil[] {
  return Array.from({ length: count }, (_, i) => ({
    number: String(start + i),
    first: first[i % first.length] as string,
    infix: infix[i % infix.length] as string,
    last: `${last[i % last.length]}${i >= 132 ? ` ${romanOf(i)}` : ''}`,
    group: classes[i % classes.length] as string,
    mentor: `M${String.fromCharCode(65 + (i % classes.length))}X`,
    email: `leerling${start + i}@import.test`,
    birth: `${(i % 28) + 1}-${(i % 12) + 1}-2010`,
  }))
}

const romanOf = (i: number) => ['I', 'II', 'III', 'IV', 'V', 'VI'][Math.floor(i / 132)] ?? String(i)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const magisterHeadings = [
  'Stamnummer',
  'Roepnaam',
  'Tussenvoegsel',
  'Achternaam',
  'Klas',
  'Klassenmentor 1',
  'E-mail',
  'Geboortedatum',
]

/** As Magister writes it: commas, a byte order mark, empty as "". */
export function magisterFile(list: readonly Pupil[]): string {
  const lines = list.map((pupil) =>
    [pupil.number, pupil.first, pupil.infix, pupil.last, pupil.group, pupil.mentor, pupil.email, pupil.birth]
      .map(quoted)
      .join(','),
  )
  return `\ufeff${[magisterHeadings.map(quoted).join(','), ...lines].join('\r\n')}\r\n`
}
