const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A page with a signature and the mark of the site over its corner. Decoration: the heading says what it is about. */
export function SealedPaper({ className }: { className: string }) {
  const rows = [64, 84, 104, 124, 150, 168]
  return (
    <svg viewBox="0 0 260 270" className={className} aria-hidden="true">
      <g transform="rotate(-4 110 135)">
        <rect
          x="30"
          y="14"
          width="176"
          height="238"
          rx="4"
          fill="var(--surface)"
          stroke="var(--line-2)"
          strokeWidth="2"
        />
        <rect x="52" y="36" width="78" height="10" rx="5" fill="var(--field-line)" />
        {rows.map((y, at) => (
          <rect
            key={y}
            x="52"
            y={y}
            width={at === 3 ? 92 : 132 - (at % 2) * 8}
            height="7"
            rx="3.5"
            fill="var(--line)"
          />
        ))}
        <path
          d="M54 222c8-10 12-26 17-25s-4 24 2 24 9-17 14-17-2 15 4 15 8-9 13-9-1 8 6 7"
          stroke="var(--ink)"
          strokeWidth="2.6"
          {...line}
        />
      </g>
      <circle cx="184" cy="184" r="54" fill="var(--surface)" />
      <path d="M207 146A44 44 0 1 0 227 190" stroke="var(--primary-mark)" strokeWidth="17" {...line} />
      <circle cx="234" cy="140" r="14" fill="var(--s-500)" />
    </svg>
  )
}

export type SealMark = 'whole' | 'broken' | 'unknown'

/** The seal itself: whole, broken, or none that we know. */
export function SealDrawing({ mark, className }: { mark: SealMark; className: string }) {
  return (
    <svg viewBox="0 0 110 110" className={className} aria-hidden="true">
      {mark === 'whole' ? (
        <>
          <circle cx="53" cy="57" r="44" stroke="var(--ok-mark)" strokeWidth="12" fill="none" />
          <circle cx="86" cy="23" r="15" fill="var(--page)" />
          <circle cx="86" cy="23" r="10.5" fill="var(--s-500)" />
          <path d="M37 58l12 12 22-23" stroke="var(--ok-mark)" strokeWidth="9" {...line} />
        </>
      ) : mark === 'broken' ? (
        <>
          <circle
            cx="55"
            cy="55"
            r="44"
            stroke="var(--err-mark)"
            strokeWidth="12"
            fill="none"
            strokeDasharray="62 12 74 16 98 14.5"
          />
          <rect x="34" y="34" width="42" height="42" rx="9" fill="var(--err-mark)" />
          <path d="M47 47l16 16M63 47L47 63" stroke="var(--surface)" strokeWidth="6" {...line} />
        </>
      ) : (
        <>
          <circle
            cx="55"
            cy="55"
            r="44"
            stroke="var(--warn-mark)"
            strokeWidth="12"
            fill="none"
            strokeDasharray="24 10.5"
          />
          <path d="M55 34v26" stroke="var(--warn-mark)" strokeWidth="9" {...line} />
          <circle cx="55" cy="76" r="5.5" fill="var(--warn-mark)" />
        </>
      )}
    </svg>
  )
}
