type Forms = (words: string[]) => string
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** How a name of several words is written, in code, tables, file names and sentences. */
const forms: Forms[] = [
  (words) => words.join('-'),
  (words) => words.join('_'),
  (words) => words.join(' '),
  (words) => capital(words.join(' ')),
  (words) => words.map(capital).join(''),
  ([first = '', ...more]) => first + more.map(capital).join(''),
]

/** Writes other names for those in a text, each in the form in which it stands there. Longer names come first. */
export function renamer(names: Record<string, string>): (text: string) => string {
  const pairs = Object.entries(names).flatMap(([from, to]) =>
    forms.map((form): [string, string] => [form(from.split('-')), form(to.split('-'))]),
  )
  const known = new Map([...pairs].reverse())
  const pattern = new RegExp([...known.keys()].sort((one, other) => other.length - one.length).join('|'), 'g')
  return (text) => text.replace(pattern, (found) => known.get(found) ?? found)
}
