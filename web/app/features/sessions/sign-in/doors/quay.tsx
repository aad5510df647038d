import type { ReactNode } from 'react'

const bollards = [60, 118, 1322, 1380]
const waves = [
  [60, 64],
  [250, 92],
  [440, 58],
  [630, 80],
  [820, 64],
  [1010, 92],
  [1200, 58],
  [1390, 80],
]

const QUAY = 'kade'

/**
 * Everything above the water line and the water itself fill the window; what is only for the demonstration lies below. What
 * stands on the quay is as high as what is in it, so a page that comes in pieces is shown when the quay is there: it would jump.
 */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="expect" href={`#${QUAY}`} blocking="render" />
      <div className="flex min-h-[calc(100dvh-4rem-1px)] flex-col">{children}</div>
    </>
  )
}

/** The edge of the quay and the water, below everything that stands on it; its links float on the water. */
export function Quay({ children }: { children?: ReactNode }) {
  return (
    <div id={QUAY} className="relative bg-water">
      <svg
        className="block h-22 w-full overflow-visible min-[72rem]:h-44"
        viewBox="0 0 1440 176"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <rect width="1440" height="22" fill="var(--quay)" />
        <rect width="1440" height="6" fill="var(--quay-top)" />
        <rect y="22" width="1440" height="160" fill="var(--water)" />
        <rect y="22" width="1440" height="7" fill="var(--water-2)" opacity=".8" />
        {bollards.map((x) => (
          <g key={x} transform={`translate(${x} 0)`} fill="var(--n-700)">
            <rect x="-6" y="-14" width="12" height="18" rx="3" />
            <rect x="-10" y="-17" width="20" height="7" rx="3.5" />
          </g>
        ))}
        {waves.map(([x, y]) => (
          <path
            key={x}
            d={`M${x} ${y}q11-5 22 0t22 0t22 0t22 0`}
            fill="none"
            stroke="var(--foam)"
            strokeWidth="2.4"
            strokeLinecap="round"
            opacity=".75"
          />
        ))}
        <Boat />
      </svg>
      {children ? (
        <div className="absolute inset-x-0 bottom-5 hidden justify-center gap-8 text-ui min-[72rem]:flex">
          {children}
        </div>
      ) : null}
    </div>
  )
}

function Boat() {
  return (
    <g transform="translate(210 112) scale(0.8)">
      <path d="M-2-96V-8" stroke="var(--sand-700)" strokeWidth="4" strokeLinecap="round" />
      <path d="M4-92C34-74 46-44 48-16H4z" fill="var(--n-50)" />
      <path d="M-8-84C-20-58-34-34-46-16H-8z" fill="var(--sand-200)" />
      <path d="M-62-8H66C60 14 44 24 22 24H-24C-44 24-56 12-62-8z" fill="var(--err-700)" />
      <path d="M-62-8H66l-2 7H-60z" fill="var(--n-50)" opacity=".85" />
      <path d="M-2-96l20 6-20 7z" fill="var(--err-400)" />
    </g>
  )
}
