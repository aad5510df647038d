import { useT } from '#lib/i18n.tsx'
import type { IconDrawing } from '../icon-drawing.tsx'
import { LocateFixed, Minus, Plus } from '../icons.tsx'
import { maxZoom, minZoom } from './projection.ts'

type Props = { zoom: number; onZoom(step: number): void; onRecentre(): void }

export function MapControls({ zoom, onZoom, onRecentre }: Props) {
  const t = useT('map')
  return (
    <div className="absolute top-3 right-3 flex cursor-default flex-col gap-2">
      <div className="flex flex-col divide-y divide-line overflow-clip rounded-tile border border-line2 bg-surface shadow-e1">
        <Control Icon={Plus} label={t('zoomIn')} isOff={zoom >= maxZoom} onPress={() => onZoom(1)} />
        <Control Icon={Minus} label={t('zoomOut')} isOff={zoom <= minZoom} onPress={() => onZoom(-1)} />
      </div>
      <div className="overflow-clip rounded-tile border border-line2 bg-surface shadow-e1">
        <Control Icon={LocateFixed} label={t('recentre')} onPress={onRecentre} />
      </div>
    </div>
  )
}

type ControlProps = { Icon: IconDrawing; label: string; isOff?: boolean; onPress(): void }

/** Stays focusable at the end of the scale, so that the keyboard does not lose its place. */
function Control({ Icon, label, isOff = false, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="grid size-11 place-items-center text-ink hover:bg-sunken -outline-offset-3! aria-disabled:text-muted aria-disabled:opacity-60"
    >
      <Icon className="size-5" />
    </button>
  )
}
