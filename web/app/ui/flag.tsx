import { clothOf } from '#protocol/shared/flag-cloth.ts'
import { isSector, type Sector } from '#protocol/shared/sectors.ts'
import type { IconDrawing } from './icon-drawing.tsx'
import {
  Blocks,
  Croissant,
  Flag as FlagIcon,
  HeartHandshake,
  Monitor,
  Palette,
  PawPrint,
  ShoppingBasket,
  Tent,
  Volleyball,
  Wrench,
} from './icons.tsx'

const icons: Record<Sector, IconDrawing> = {
  zorg: HeartHandshake,
  dieren: PawPrint,
  sport: Volleyball,
  horeca: Croissant,
  techniek: Wrench,
  kinderen: Blocks,
  cultuur: Palette,
  winkel: ShoppingBasket,
  ict: Monitor,
  buurt: Tent,
}
const iconOf = (sector: string | null | undefined) => (isSector(sector) ? icons[sector] : FlagIcon)

/** Only the cloth, for use inside another drawing. */
export function FlagCloth({ sector }: { sector?: string | null }) {
  const { back, front, shape } = clothOf(sector)
  return (
    <>
      <path d="M0 0h48v48H0z" fill={back} />
      <path d={shape} fill={front} />
    </>
  )
}

/** Only the sign of the sector. */
export function SectorIcon({ sector, className }: { sector?: string | null; className: string }) {
  const Icon = iconOf(sector)
  return <Icon className={className} />
}

/** The flag of a sector. From 56 pixels up a white disc holds the sign of the sector as well. */
export function Flag({
  sector,
  hasIcon = false,
  className = 'size-6 rounded-full',
}: {
  sector?: string | null
  hasIcon?: boolean
  className?: string
}) {
  const Icon = iconOf(sector)
  return (
    <span aria-hidden="true" className={`relative inline-block shrink-0 overflow-hidden ${className}`}>
      <svg viewBox="0 0 48 48" className="block size-full" aria-hidden="true">
        <FlagCloth sector={sector} />
      </svg>
      {hasIcon ? (
        <span className="absolute inset-0 m-auto grid size-[54%] place-items-center rounded-full bg-white text-[var(--n-800)]">
          <Icon className="size-[54%]" />
        </span>
      ) : null}
    </span>
  )
}
