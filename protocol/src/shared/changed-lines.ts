/** One line that is other than before. Without `was` it is new, without `now` it is gone. */
export type ChangedLine = { was: string | null; now: string | null }

/** How many lines two texts have in common from each place on. */
function commonFrom(was: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: was.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  const at = (one: number, other: number) => table[one]?.[other] ?? 0
  for (let one = was.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = table[one]
      if (row)
        row[other] =
          was[one] === now[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
    }
  return table
}

/** Lines that came instead of others stand beside them; lines that are the same are left out. */
export function changedLines(was: readonly string[], now: readonly string[]): ChangedLine[] {
  const table = commonFrom(was, now)
  const pairs: ChangedLine[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const close = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      pairs.push({ was: gone[at] ?? null, now: come[at] ?? null })
    ;[gone, come] = [[], []]
  }
  for (let [one, other] = [0, 0]; one < was.length || other < now.length; ) {
    const [before, after] = [was[one], now[other]]
    if (before !== undefined && before === after) {
      close()
      one += 1
      other += 1
    } else if (before !== undefined && (table[one + 1]?.[other] ?? 0) >= (table[one]?.[other + 1] ?? 0)) {
      gone.push(before)
      one += 1
    } else if (after !== undefined) {
      come.push(after)
      other += 1
    } else {
      gone.push(before ?? '')
      one += 1
    }
  }
  close()
  return pairs
}

export type WordPart = { text: string; isOther: boolean }
/** The same line twice, with what differs in the middle set apart. */
export function otherWords(was: string, now: string): { was: WordPart[]; now: WordPart[] } {
  const [one, other] = [was.split(/(?<=\s)/), now.split(/(?<=\s)/)]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const partsIn = (all: string[]): WordPart[] =>
    [
      { text: all.slice(0, start).join(''), isOther: false },
      { text: all.slice(start, all.length - end).join(''), isOther: true },
      { text: all.slice(all.length - end).join(''), isOther: false },
    ].filter(({ text }) => text !== '')
  return { was: partsIn(one), now: partsIn(other) }
}
