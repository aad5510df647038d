import { MapPin, Phone, Video } from '#ui/icons.tsx'
import type { VisitLine } from './visits.data.ts'

const icons = { onSite: MapPin, phone: Phone, video: Video }

/** Whether somebody comes or calls, as a sign beside the words that say it. */
export function VisitKindIcon({ kind, className }: { kind: VisitLine['kind']; className: string }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" className={className} />
}
