/** The ring with a dot coming in. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path
        d="M33.5 12.6A15.5 15.5 0 1 0 39.4 26"
        fill="none"
        stroke="var(--primary-mark)"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <circle cx="38" cy="12" r="5.5" fill="var(--s-500)" />
    </svg>
  )
}

/** A whitelabel site shows its own name; the others stand under the name of the product. */
export function Logo({ site }: { site: { name: string; whitelabel: boolean } }) {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="leading-tight">
        <span className="font-heading block text-lg font-bold tracking-tight text-ink">
          {site.whitelabel ? site.name : 'Stagehaven'}
        </span>{' '}
        {site.whitelabel ? null : <span className="block text-[13px] text-muted">{site.name}</span>}
      </span>
    </span>
  )
}
