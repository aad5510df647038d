import { map as newMap, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { maxZoom, minZoom, type View } from './projection.ts'

export type Tiles = { url: string; attribution: string }

/**
 * The pictures of a tile server. Leaflet only lays them; moving and pins are ours, so that both maps work the same.
 * Whatever does not arrive stays see-through, and the drawn map shows below it.
 */
export default function TileLayer({ tiles, view }: { tiles: Tiles; view: View }) {
  const host = useRef<HTMLDivElement>(null)
  const leaflet = useRef<ReturnType<typeof newMap> | undefined>(undefined)
  const { centre, zoom } = view

  useEffect(() => {
    if (!host.current) return
    const made = newMap(host.current, {
      attributionControl: false,
      boxZoom: false,
      doubleClickZoom: false,
      dragging: false,
      fadeAnimation: false,
      keyboard: false,
      maxZoom,
      minZoom,
      scrollWheelZoom: false,
      touchZoom: false,
      zoomControl: false,
    })
    tileLayer(tiles.url).addTo(made)
    leaflet.current = made
    const watcher = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    watcher.observe(host.current)
    return () => {
      watcher.disconnect()
      leaflet.current = undefined
      made.remove()
    }
  }, [tiles.url])

  useEffect(() => {
    leaflet.current?.setView([centre.latitude, centre.longitude], zoom, { animate: false })
  }, [centre.latitude, centre.longitude, zoom])

  return <div ref={host} aria-hidden="true" className="pointer-events-none absolute inset-0 z-0 bg-transparent!" />
}
