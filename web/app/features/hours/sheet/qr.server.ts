import { type QrSquare, qrOf } from '#lib/qr.server.ts'
import type { ShownCode } from '#protocol/features/hour-links.ts'

/** Drawn here, so that no page carries what draws it. */
export type ShownQr = { code: string; site: string; until: string; square: QrSquare }

export function showQr({ code, address, expiresAt }: ShownCode): ShownQr {
  const { host, pathname } = new URL(address)
  return {
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    site: `${host}${pathname}`,
    until: expiresAt,
    square: qrOf(address),
  }
}
