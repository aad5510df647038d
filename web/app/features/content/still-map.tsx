import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale } from '#lib/i18n.tsx'

const loadMap = async () => (await import('./map-drawing.tsx')).default
type MapDrawing = Awaited<ReturnType<typeof loadMap>>
type Props = Parameters<MapDrawing>[0]

/** In a browser nothing of it is there before it is asked for. */
const Written = import.meta.env.SSR ? await loadMap() : null

const look = 'h-80 bg-[var(--map-land)]'

/**
 * A map that the server drew, which most visitors only look at. What makes it move is heavy and comes with the first touch
 * or key; a press on it counts then. On a page that comes without its HTML it comes by itself.
 */
export function StillMap(props: Props) {
  // What shows something else is another map, that the server did not draw.
  return <OneMap key={JSON.stringify([useLocale(), props])} {...props} />
}

function OneMap(props: Props) {
  const isWritten = !useState(useIsHydrated())[0]
  const [Moving, setMoving] = useState<MapDrawing>()
  const isOnItsWay = useRef(false)
  const pressed = useRef<{ x: number; y: number }>(undefined)
  const wake = useRef(() => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    loadMap().then(
      (map) => setMoving(() => map),
      // Without a line it stays as it is, until the next touch.
      () => {
        isOnItsWay.current = false
      },
    )
  }).current
  useEffect(() => {
    if (!isWritten) return wake()
    // Whoever uses a keyboard comes by its buttons.
    addEventListener('keydown', wake)
    return () => removeEventListener('keydown', wake)
  }, [isWritten, wake])
  useEffect(() => {
    const spot = Moving && pressed.current
    if (!spot) return
    pressed.current = undefined
    const click = new window.MouseEvent('click', { bubbles: true })
    document.elementFromPoint(spot.x, spot.y)?.dispatchEvent(click)
  }, [Moving])
  if (Written)
    return (
      <div data-map="" className={look}>
        <Written {...props} />
      </div>
    )
  if (Moving)
    return (
      <div key="moving" data-map="" className={look}>
        <Moving {...props} />
      </div>
    )
  const onClick = ({ clientX: x, clientY: y }: MouseEvent) => {
    pressed.current = { x, y }
    wake()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any key wakes it, see above
    <div
      data-map=""
      className={look}
      onPointerOver={wake}
      onClick={onClick}
      // Nothing is set, so what the server wrote stays.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
