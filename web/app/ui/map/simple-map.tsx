import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { defaultMapCentre, type MapCentre } from '#protocol/tenants/tenant.ts'
import { DrawnLand } from './drawn-land.tsx'
import { MapControls } from './map-controls.tsx'
import { MapPins } from './map-pins.tsx'
import { MapRings } from './map-rings.tsx'
import { type CountedMarker, type MapMarker, pinsFor, pinsOf } from './pins.ts'
import { drawnAt, maxZoom, type Size, type View, viewOf } from './projection.ts'
import type { Tiles } from './tile-layer.tsx'
import { useMapView } from './use-map-view.ts'

const TileLayer = lazy(() => import('./tile-layer.tsx'))

const none: MapMarker[] = []

type Props = {
  /** Only needed where a page has more than one map. */
  label?: string
  /** Where the rings start: the town of the site, or where somebody lives. */
  centre?: MapCentre
  tiles?: Tiles | null
  markers?: MapMarker[]
  /** What the server put together; then the markers only decide where the map begins. */
  clusters?: CountedMarker[]
  /** Where the map begins, when that does not follow from the markers. */
  start?: View
  /** Told of every view, with what of the world it shows. */
  onView?(view: View, size: Size): void
  onCluster?(marker: MapMarker, zoom: number): void
  /** The chosen marker, when it may lie below a cluster. */
  chosen?: MapMarker
  selected?: string | null
  onSelect?(id: string): void
  /** A map that fills the screen moves by one finger; elsewhere one finger keeps scrolling the page. */
  isFullScreen?: boolean
  className?: string
  /** What stands above the map, such as the card of the chosen place. */
  children?: ReactNode
}

/** A map to find one's bearings. The list beside it says the same in words, so that nobody needs the map. */
export function SimpleMap({
  label,
  centre = defaultMapCentre,
  tiles,
  markers = none,
  clusters,
  start,
  onView,
  onCluster,
  chosen,
  selected,
  onSelect,
  isFullScreen = false,
  className = 'h-96',
  children,
}: Props) {
  const t = useT('map')
  const isReady = useIsHydrated()
  const frame = useRef<HTMLElement>(null)
  const first = start ?? viewOf([centre, ...markers])
  const { view, setView, zoomBy, moveBy, handlers } = useMapView(first)
  const pins = useMemo(
    () => (clusters ? pinsOf(clusters, view.zoom) : pinsFor(markers, view.zoom, selected)),
    [clusters, markers, view.zoom, selected],
  )
  const tell = useRef(onView)
  tell.current = onView
  useEffect(() => {
    const box = frame.current
    if (box) tell.current?.(view, { width: box.clientWidth, height: box.clientHeight })
  }, [view])
  const middle = drawnAt(view.centre, view.zoom)
  const total = clusters ? clusters.reduce((sum, { count }) => sum + count, 0) : markers.length
  const drawing = total ? t(total === 1 ? 'drawingOne' : 'drawing', { count: total }) : t('empty')

  /** Whoever walks the pins by keyboard sees each of them. */
  const bringIntoView = (element: Element) => {
    const [box, pin] = [frame.current?.getBoundingClientRect(), element.getBoundingClientRect()]
    if (!box) return
    const isSeen = pin.left >= box.left && pin.right <= box.right && pin.top >= box.top && pin.bottom <= box.bottom
    if (isSeen) return
    moveBy({
      x: box.left + box.width / 2 - (pin.left + pin.width / 2),
      y: box.top + box.height / 2 - (pin.top + pin.height / 2),
    })
  }

  return (
    <section
      ref={frame}
      aria-label={label ?? t('label')}
      className={`relative isolate overflow-clip bg-[var(--map-water)] select-none ${className}`}
    >
      <div
        {...handlers}
        className={`absolute inset-0 cursor-grab active:cursor-grabbing ${isFullScreen ? 'touch-none' : 'touch-pan-y'}`}
      >
        <DrawnLand view={view} pins={pins} home={centre} label={drawing} />
        {tiles && isReady ? (
          <Suspense>
            <TileLayer tiles={tiles} view={view} />
          </Suspense>
        ) : null}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a group of buttons that each have a name */}
        <svg className="absolute inset-0 block size-full">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: only moves the middle */}
          <svg x="50%" y="50%" overflow="visible">
            <g transform={`translate(${-middle.x} ${-middle.y})`}>
              <MapRings centre={centre} zoom={view.zoom} pins={pins} />
              <MapPins
                pins={pins}
                selected={selected}
                chosen={chosen && { ...chosen, ...drawnAt(chosen, view.zoom) }}
                isReady={isReady}
                onSelect={onSelect}
                onCluster={(all) => {
                  if (all[0] && view.zoom >= maxZoom) return onCluster?.(all[0], view.zoom)
                  const closer = viewOf(all, maxZoom)
                  setView({ ...closer, zoom: Math.max(closer.zoom, view.zoom + 1) })
                }}
                onReach={bringIntoView}
              />
            </g>
          </svg>
        </svg>
        {isReady ? <MapControls zoom={view.zoom} onZoom={zoomBy} onRecentre={() => setView(first)} /> : null}
      </div>
      {tiles && isReady ? (
        <p className="absolute right-0 bottom-0 bg-surface px-2 text-micro text-muted">{tiles.attribution}</p>
      ) : null}
      {children}
    </section>
  )
}
