const DAY = 24 * 3600 * 1000

/** Excel counts days: from 1900, or on old Macs from 1904. It believes that 1900 was a leap year. */
export function serialDate(serial: number, is1904 = false): string | undefined {
  if (!Number.isFinite(serial) || serial < 1 || serial > 200_000) return undefined
  const day = Math.floor(serial)
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30)
  return new Date(start + day * DAY).toISOString().slice(0, 10)
}

/** The numbers of Excel's own date formats. */
const builtIn = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 57])

export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.has(id)
  // Texts in quotes, colours in brackets and escaped signs say nothing about the value.
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}
