import { Sailboat } from '#ui/sailboat.tsx'

/** The ring of the logo as a porthole: outside a boat has lost its course. */
export function Porthole({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 300 300" className={className} aria-hidden="true">
      <clipPath id="porthole">
        <circle cx="150" cy="150" r="104" />
      </clipPath>
      <g clipPath="url(#porthole)">
        <path d="M0 0h300v300H0z" fill="var(--sky)" />
        <circle cx="206" cy="104" r="20" className="fill-[var(--warn-200)] dark:fill-[var(--sand-200)]" />
        <path d="M20 186c24-9 48-9 72 0s48 9 72 0 48-9 72 0 48 9 72 0v120H20z" fill="var(--water)" />
        <Sailboat transform="rotate(-8 132 180) translate(132 178) scale(.86)" />
        <g transform="translate(214 190) rotate(12) scale(.72)">
          <path d="M-20 14l8-58h24l8 58z" fill="var(--err-500)" />
          <path d="M-16.4-10L-14-28h28l2.4 18z" fill="#fff" />
          <ellipse cy="16" rx="32" ry="9" fill="var(--err-700)" />
          <path d="M0-44v-16" stroke="var(--n-600)" strokeWidth="4" />
          <circle cy="-64" r="6" fill="var(--warn-400)" />
        </g>
        <path d="M0 206c24-9 48-9 72 0s48 9 72 0 48-9 72 0 48 9 72 0v120H0z" fill="var(--water-2)" />
      </g>
      <path
        d="M196 30.5A128 128 0 1 0 273.5 186"
        fill="none"
        stroke="var(--primary-mark)"
        strokeWidth="16"
        strokeLinecap="round"
      />
      <circle cx="262" cy="88" r="14" fill="var(--s-500)" />
    </svg>
  )
}
