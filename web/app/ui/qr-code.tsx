import type { QrSquare } from '../lib/qr.server.ts'

/** Black on white, also at night: cameras want it so. Around it stays room. */
export function QrCode({
  of: { size, path },
  label,
  className = '',
}: {
  of: QrSquare
  label: string
  className?: string
}) {
  return (
    <svg
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x="-3" y="-3" width={size + 6} height={size + 6} rx="2" fill="#fff" />
      <path d={path} fill="#0b1628" />
    </svg>
  )
}
