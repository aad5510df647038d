type Point = { latitude: number; longitude: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies. */
export function distanceBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}

/** Roads bend, and a student cycles about fifteen kilometres an hour. */
export const cyclingMinutes = (kilometres: number): number => Math.max(2, Math.round(((kilometres * 1.25) / 15) * 60))
