/** A small page with the water, the ring and the lines of the real one. Decoration: the words beside it say what it is. */
export function CertificateDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 72 92" className={className} aria-hidden="true">
      <rect x="1" y="1" width="70" height="90" rx="4" fill="#fff" stroke="var(--line-2)" strokeWidth="2" />
      <path d="M2 5a3 3 0 0 1 3-3h62a3 3 0 0 1 3 3v23H2z" fill="var(--s-200)" />
      <path d="M34 22V12l5-4 5 4v10zM46 22V10h3V7h6v3h3v12z" fill="var(--p-600)" />
      <path d="M15 8l8 10h-8zM10 20h16l-3 4H13z" fill="var(--err-700)" />
      <path d="M2 22h68v2H2z" fill="var(--sand-300)" />
      <path d="M9 37h20M9 45h28" stroke="#334155" strokeWidth="4" strokeLinecap="round" />
      <path d="M9 53h24M9 76h16M9 82h10" stroke="#cbd5e1" strokeWidth="3" strokeLinecap="round" />
      <circle cx="53" cy="45" r="9" fill="none" stroke="var(--p-600)" strokeWidth="4" />
      <path d="M49 45l3 3 5-6" fill="none" stroke="var(--p-600)" strokeWidth="2" strokeLinecap="round" />
      <path d="M9 65h54" stroke="var(--p-600)" strokeWidth="2" />
      <path d="M9 65h0M27 65h0M45 65h0M63 65h0" stroke="var(--p-600)" strokeWidth="6" strokeLinecap="round" />
      <path d="M51 74h12v12H51z" fill="#334155" />
    </svg>
  )
}
