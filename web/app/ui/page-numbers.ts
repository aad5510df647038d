/** The pages to offer: the first, the last, and those around the current one, with a gap where some are left out. */
export function pagesAround(current: number, last: number): (number | 'gap')[] {
  const wanted = new Set([1, last, current - 1, current, current + 1])
  if (current <= 3) for (const page of [2, 3]) wanted.add(page)
  if (current >= last - 2) for (const page of [last - 1, last - 2]) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : ['gap' as const, page]
  })
}
