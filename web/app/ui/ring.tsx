const RADIUS = 76
const AROUND = 2 * Math.PI * RADIUS

/** How far along: the ring of the logo with the dot at its head. What it says also stands in words beside it. */
export function Ring({ value, max, top, bottom }: { value: number; max: number; top: string; bottom: string }) {
  const share = Math.min(1, Math.max(0, value / max))
  const angle = 2 * Math.PI * share - Math.PI / 2
  return (
    <svg viewBox="0 0 176 176" className="size-44 shrink-0" role="img" aria-label={`${top} ${bottom}`}>
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
    </svg>
  )
}
