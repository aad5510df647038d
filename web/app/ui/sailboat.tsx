type Colours = { hull?: string; sail?: string; jib?: string }

/** A sailing boat around its own waterline, for use inside a drawing. */
export function Sailboat({
  transform,
  hull = 'var(--err-700)',
  sail = '#fff',
  jib = 'var(--sand-200)',
}: Colours & { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M-2-96V-8" stroke="var(--sand-700)" strokeWidth="4" strokeLinecap="round" />
      <path d="M4-92C34-74 46-44 48-16H4z" fill={sail} />
      <path d="M-8-84C-20-58-34-34-46-16H-8z" fill={jib} />
      <path d="M-62-8H66C60 14 44 24 22 24h-46C-44 24-56 12-62-8z" fill={hull} />
      <path d="M-62-8H66l-2 7H-60z" fill="#fff" opacity=".85" />
      <path d="M-2-96l20 6-20 7z" fill="var(--err-400)" />
    </g>
  )
}
