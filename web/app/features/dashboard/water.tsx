/** What the one card with colour lies on: two waves, and the boat where its owner wants one. */
export function Water({ boat }: { boat?: string }) {
  return (
    <>
      <Wave
        d="M0 262c30-9 60-9 90 0s60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0v60H0z"
        fill="var(--p-700)"
      />
      {boat ? <Boat className={boat} /> : null}
      <Wave
        d="M-40 278c30-9 60-9 90 0s60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0v60H-40z"
        fill="var(--p-600)"
      />
    </>
  )
}

function Wave({ d, fill }: { d: string; fill: string }) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full"
      viewBox="0 0 720 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path d={d} fill={fill} />
    </svg>
  )
}

function Boat({ className }: { className: string }) {
  return (
    <svg className={`pointer-events-none absolute ${className}`} viewBox="-64 -98 132 124" aria-hidden="true">
      <path d="M-2 -96V-8" stroke="var(--sand-700)" strokeWidth="4" strokeLinecap="round" />
      <path d="M4 -92C34 -74 46 -44 48 -16H4z" fill="#fff" />
      <path d="M-8 -84C-20 -58 -34 -34 -46 -16H-8z" fill="var(--p-200)" />
      <path d="M-62 -8H66C60 14 44 24 22 24H-24C-44 24 -56 12 -62 -8z" fill="var(--warn-400)" />
      <path d="M-62 -8H66l-2 7H-60z" fill="#fff" opacity=".85" />
      <path d="M-2 -96l20 6-20 7z" fill="var(--err-400)" />
    </svg>
  )
}
