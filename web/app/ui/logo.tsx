import { libraryPicturePath } from '#protocol/features/library-paths.ts'
import type { SiteLogo } from '#protocol/tenants/site-theme.ts'

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

/**
 * On white, by day and by night: most logos are drawn for paper. The name beside it says what it is. Above a page it takes no
 * more room than the ring.
 */
function LogoPicture({ logo, isRoomy }: { logo: SiteLogo; isRoomy: boolean }) {
  return (
    <img
      src={libraryPicturePath(logo.fileId, 480)}
      alt=""
      width={logo.width ?? undefined}
      height={logo.height ?? undefined}
      className={`w-auto shrink-0 rounded-tile bg-white object-contain p-0.5 ${isRoomy ? 'h-10 max-w-28' : 'h-9 max-w-9'}`}
    />
  )
}

type Named = { name: string; whitelabel: boolean; logo: SiteLogo | null }
/** A whitelabel site shows its own name; the others stand under the name of the product. */
export function Logo({ site, isRoomy = false }: { site: Named; isRoomy?: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      {site.logo ? <LogoPicture logo={site.logo} isRoomy={isRoomy} /> : <LogoMark />}
      <span className="leading-tight">
        <span className="font-heading block text-lg font-bold tracking-tight text-ink">
          {site.whitelabel ? site.name : 'Stagehaven'}
        </span>{' '}
        {site.whitelabel ? null : <span className="block text-[13px] text-muted">{site.name}</span>}
      </span>
    </span>
  )
}
