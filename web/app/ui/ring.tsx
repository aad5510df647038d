const RADIUS = 76
const AROUND = 2 * Math.PI * RADIUS

const sizes = { xs: 'size-5', sm: 'size-11', md: 'size-22', lg: 'size-44' }
type Props = { value: number; max: number; top: string; bottom: string; size?: keyof typeof sizes }

/**
 * How far along: the ring of the logo with the dot at its head. What it says also stands in words beside it; a small one
 * has no room for words inside.
 */
export function Ring({ value, max, top, bottom, size = 'lg' }: Props) {
  const share = Math.min(1, Math.max(0, value / max))
  const angle = 2 * Math.PI * share - Math.PI / 2
  return (
    <svg viewBox="0 0 176 176" className={`shrink-0 ${sizes[size]}`} role="img" aria-label={`${top} ${bottom}`}>
      <circle cx="88" cy="88" r={RADIUS} fill="none" stroke="var(--track)" strokeWidth="16" />
      {share > 0 ? (
        <circle
          cx="88"
          cy="88"
          r={RADIUS}
          fill="none"
          stroke="var(--primary-mark)"
          strokeWidth="16"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * share).toFixed(1)} ${AROUND.toFixed(1)}`}
          transform="rotate(-90 88 88)"
        />
      ) : null}
      <circle
        cx={(88 + RADIUS * Math.cos(angle)).toFixed(1)}
        cy={(88 + RADIUS * Math.sin(angle)).toFixed(1)}
        r="11.5"
        fill="var(--s-500)"
        stroke="var(--surface)"
        strokeWidth="3.8"
      />
      {size === 'lg' ? (
        <>
          <text
            x="88"
            y="94"
            textAnchor="middle"
            fill="var(--ink)"
            className="font-heading text-[42px] font-bold tracking-tight"
          >
            {top}
          </text>
          <text x="88" y="118" textAnchor="middle" fill="var(--muted)" className="text-[14px]">
            {bottom}
          </text>
        </>
      ) : null}
      {size === 'md' ? (
        <text x="88" y="102" textAnchor="middle" fill="var(--ink)" className="font-heading text-[44px] font-bold">
          {top}
        </text>
      ) : null}
    </svg>
  )
}

/** The same ring, going round: something is under way. The words beside it say what. */
export function RingSpinner({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 88 88" aria-hidden="true" className={`shrink-0 animate-spin ${className}`}>
      <circle cx="44" cy="44" r="34.5" fill="none" stroke="var(--track)" strokeWidth="11" />
      <circle
        cx="44"
        cy="44"
        r="34.5"
        fill="none"
        stroke="var(--primary-mark)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray="56.4 216.8"
        transform="rotate(-90 44 44)"
      />
      <circle cx="78.4" cy="46.2" r="7.9" fill="var(--s-500)" stroke="var(--surface)" strokeWidth="2.6" />
    </svg>
  )
}
