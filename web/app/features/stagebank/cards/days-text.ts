/** Days in one breath: three or more in a row are told by the first and the last, so that they fit beside other facts. */
export function daysText(
  weekdays: readonly number[],
  nameOf: (day: number) => string,
  fromTo: (from: string, to: string) => string,
): string {
  const runs: number[][] = []
  for (const day of [...weekdays].sort()) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => {
      const names = run.map(nameOf)
      return names.length < 3 ? names : fromTo(names[0] ?? '', names.at(-1) ?? '')
    })
    .join(', ')
}
