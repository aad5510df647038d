/** `3A` → `4A`, `H4b` → `H5b`: the first number counts one further. Without a number the class keeps its name. */
export const nextName = (name: string): string => name.replace(/\d+/, (digits) => String(Number(digits) + 1))

const yearOf = (name: string): number | null => {
  const [digits] = /\d+/.exec(name) ?? []
  return digits ? Number(digits) : null
}

/** The last year of a kind of school, by how a level is called or what stands before the number of a class. */
const lastYears: [pattern: RegExp, letter: RegExp, year: number][] = [
  [/vwo|gymnasium|atheneum/i, /^(v|vwo|g|gym|a|ath)$/i, 6],
  [/havo/i, /^(h|havo)$/i, 5],
  [/vmbo|mavo|kader|basis|\btl\b/i, /^(t|tl|m|mavo|k|kb|b|bb|bk|vmbo)$/i, 4],
]

type Class = { name: string; level: string | null }

/**
 * Whether a class leaves school with this year. The level says so, or the letters before the number. Where neither does, the
 * highest year of the school is taken for the last one, from the fourth on and only when there are lower ones.
 */
export function isFinal({ name, level }: Class, all: readonly Class[]): boolean {
  const year = yearOf(name)
  if (year === null) return false
  const letters = /^\s*([a-z]+)\s*\d/i.exec(name)?.[1] ?? ''
  const known = lastYears.find(([ofLevel, ofName]) => (level ? ofLevel.test(level) : ofName.test(letters)))
  if (known) return year >= known[2]
  const years = all.map((each) => yearOf(each.name)).filter((each) => each !== null)
  return year >= 4 && year === Math.max(...years) && year > Math.min(...years)
}
