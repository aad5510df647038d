import { places } from '#ui/map/towns.ts'
import type { Route } from './+types/place-options'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Towns that begin with what was typed, the biggest first. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = plain(new URL(request.url).searchParams.get('q')?.slice(0, 60) ?? '')
  return places
    .filter(({ name }) => plain(name).startsWith(typed))
    .map(({ name }) => name)
    .slice(0, 8)
}
