import { redirect } from 'react-router'
import type { Route } from './+types/old-sign-in'

/** An address that people still have among their bookmarks. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/inloggen${new URL(request.url).search}`, 301)
