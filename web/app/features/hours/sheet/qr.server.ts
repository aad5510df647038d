import { encodeQR } from 'qr'
import type { ShownCode } from '#protocol/features/hour-links.ts'

/** Drawn here, so that no page carries what draws it: `path` fills a square of `size`. */
export type ShownQr = { code: string; site: string; until: string; size: number; path: string }

/** Each row as its dark runs. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.findIndex((dark, at) => at > x && !dark)
      const length = (end < 0 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return { size: rows.length, path: runs.join('') }
}

export function showQr({ code, address, expiresAt }: ShownCode): ShownQr {
  const { host, pathname } = new URL(address)
  return {
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    site: `${host}${pathname}`,
    until: expiresAt,
    ...qrPath(address),
  }
}
