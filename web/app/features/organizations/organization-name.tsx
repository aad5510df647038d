import { useT } from '#lib/i18n.tsx'
import { logoPath } from '#protocol/features/logos.ts'
import type { organizationStatuses, organizationTypes } from '#protocol/features/organizations.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Building2, GraduationCap, HandHeart, Store } from '#ui/icons.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'

export type OrganizationType = (typeof organizationTypes)[number]
export type OrganizationStatus = (typeof organizationStatuses)[number]

const icons: Record<OrganizationType, IconDrawing> = {
  School: GraduationCap,
  VolunteerCenter: HandHeart,
  NonProfit: Building2,
  Provider: Store,
}

type LogoProps = { type: string; logoId: string | null; isLarge?: boolean; className?: string }

/** The logo, or a picture of what kind of organization it is. Its name stands beside it, so it needs no words. */
export function OrganizationLogo({ type, logoId, isLarge = false, className = 'size-9' }: LogoProps) {
  const Icon = isKeyOf(icons, type) ? icons[type] : Building2
  if (logoId) {
    return (
      <img
        src={logoPath(logoId, isLarge ? 512 : 96)}
        alt=""
        loading="lazy"
        className={`shrink-0 rounded-tile border border-line bg-white object-contain p-[4%] ${className}`}
      />
    )
  }
  return (
    <span className={`grid shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink ${className}`}>
      <Icon className="size-1/2" />
    </span>
  )
}

const marks: Record<OrganizationStatus, Status> = {
  pending: 'wait',
  approved: 'done',
  denied: 'err',
  closing: 'warn',
  archived: 'skip',
}

export function OrganizationStatusPill({ status }: { status: OrganizationStatus }) {
  const t = useT('organizations')
  return <StatusPill status={marks[status]}>{t(`filters.status.${status}`)}</StatusPill>
}
