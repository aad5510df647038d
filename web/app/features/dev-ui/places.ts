import type { Route } from './+types/places'
import { places } from './sample-form.ts'

/** Something to search in, for the pattern book. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? ''
  return Response.json(places.filter(({ label }) => label.toLowerCase().includes(query)).slice(0, 20))
}
