import { lazy, Suspense } from 'react'
import { Outlet, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { writtenBy } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { forgetSession, pathOf, requireSession } from '#lib/session.server.ts'
import { useRoot } from '#lib/use-root.ts'
import type { Route } from './+types/private-layout'

/**
 * Before a form does anything: when the session is over it leads to signing in and back to its page; when it was filled
 * in by somebody else than who is signed in now, the page comes again and says so.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }) => {
    if (request.method === 'GET') return
    const { user } = await requireSession(context)
    forgetSession(context)
    const writer = await writerOf(request)
    if (writer && writer !== user.id) {
      throw redirect(
        pathOf(request),
        withToast({ title: 'shell.otherPerson.title', message: 'shell.otherPerson.message', color: 'warning' }),
      )
    }
  },
]

async function writerOf(request: Request): Promise<FormDataEntryValue | null> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(request.headers.get('content-type') ?? ''))
    return null
  return (await request.clone().formData()).get(writtenBy)
}

/** Everything below it needs a session. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireSession(context)
  return null
}

const UnsentHost = lazy(() => import('#app/features/unsent/unsent-host.tsx').catch(() => ({ default: () => null })))
/** Those who write on the way, where the line may be gone. */
const isOnTheWay = (home: string | null | undefined) => home === 'internship' || home === 'place'

/** Another person or organization is another desk: what a page kept in mind for the last one goes. */
export default function PrivateLayout() {
  const { session } = useRoot()
  const isHydrated = useIsHydrated()
  return (
    <>
      {isHydrated && session && !session.acting && isOnTheWay(session.home) ? (
        <Suspense>
          <UnsentHost />
        </Suspense>
      ) : null}
      <Outlet key={`${session?.user.id} ${session?.organization?.id}`} />
    </>
  )
}
