/** From the first byte up to the one after the last. */
export type AskedBytes = { start: number; end: number; isPart: boolean }

/**
 * What a Range asks of a file of this length: one part of it, from some byte on or the last so many. Anything else is as if
 * nothing was asked, which is the whole; nothing where the file ends before it.
 */
export function askedBytes(range: string | undefined, length: number): AskedBytes | undefined {
  const whole = { start: 0, end: length, isPart: false }
  const [found, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (!found || (first === '' && last === '') || (first !== '' && last !== '' && Number(last) < Number(first)))
    return whole
  if (first === '')
    return Number(last) === 0 ? undefined : { start: Math.max(length - Number(last), 0), end: length, isPart: true }
  if (Number(first) >= length) return undefined
  return { start: Number(first), end: last === '' ? length : Math.min(Number(last) + 1, length), isPart: true }
}
