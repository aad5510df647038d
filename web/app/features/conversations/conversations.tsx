import { Form, Link, NavLink, Outlet, useLocation, useParams, useRevalidator, useSearchParams } from 'react-router'
import { WaitingCount } from '#app/features/shell/menu/waiting-count.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useLive } from '#lib/use-live.ts'
import { useRoot } from '#lib/use-root.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { MessageSquare, Search, SquarePen } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/conversations'
import { LIST, readSeats, shownLists } from './conversations.data.ts'
import { SeatRow } from './seat-row.tsx'

export const handle = { fillsWindow: true }

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'conversations', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'useConversations')
  const asked = new URL(request.url).searchParams
  const search = (asked.get('q') ?? '').trim().slice(0, 100)
  const list = asked.get('lijst')
  const shown = isOneOf(shownLists, list) ? list : 'alles'
  const page = Math.max(1, Math.trunc(Number(asked.get('pagina'))) || 1)
  return { search, shown, page, ...(await readSeats(context.get(apiContext), shown, search, page)) }
}

const readAlongPath = '/conversations/meelezen'
const reportsPath = '/conversations/klachten'
const pill =
  'inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold text-ink2 no-underline hover:bg-sunken aria-[current=page]:bg-primarysoft aria-[current=page]:text-primaryink max-md:min-h-11'

/** The list beside the conversation; on a phone one of the two. */
export default function Conversations({ loaderData: { seats, records, search, shown, page } }: Route.ComponentProps) {
  const t = useT('conversations')
  const { session } = useRoot()
  const [query] = useSearchParams()
  const { id } = useParams()
  const { revalidate } = useRevalidator()
  const again = () => void revalidate()
  useLive({ onChange: (changes) => changes.some(({ type }) => type === 'conversations') && again(), onMissed: again })
  // On a phone what stands beside the list takes its place.
  const { pathname } = useLocation()
  const isOpen = pathname !== '/conversations'
  const isOfOthers = pathname === readAlongPath || pathname === reportsPath
  // A page has one main heading: that of what is open.
  const Title = isOpen ? 'p' : 'h1'
  const keep = (name: string, value: string) => {
    const next = new URLSearchParams()
    if (value) next.set(name, value)
    return `/conversations${next.size > 0 ? `?${next}` : ''}`
  }
  const rest = query.size > 0 ? `?${query}` : ''
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--header-h))] lg:min-h-120 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section
        aria-label={t('list')}
        className={`flex min-h-0 flex-col border-line px-4 pt-5 lg:border-r lg:px-3 ${isOpen ? 'max-lg:hidden' : ''}`}
      >
        <div className="flex items-center gap-2 lg:px-3">
          <Title className="min-w-0 flex-1 font-heading text-h1 font-bold">{t('title')}</Title>
          <Link
            to="/conversations/nieuw"
            aria-label={t('new.title')}
            className="grid size-11 place-items-center rounded-full text-ink2 hover:bg-sunken"
          >
            <SquarePen className="size-5" />
          </Link>
        </div>
        <Form method="get" role="search" className="relative mt-3 lg:mx-3">
          <Search className="pointer-events-none absolute top-3 left-4 size-5 text-muted" />
          <input
            type="search"
            name="q"
            key={search}
            defaultValue={search}
            aria-label={t('search')}
            placeholder={t('search')}
            className="min-h-11 w-full rounded-control border-[1.5px] border-fieldline bg-surface pr-4 pl-11 text-ui"
          />
        </Form>
        <nav aria-label={t('lists')} className="mt-3 flex flex-wrap gap-1 lg:px-3">
          {shownLists.map((name) => {
            const isHere = !search && !isOfOthers && name === shown
            return (
              <Link
                key={name}
                to={keep('lijst', name === 'alles' ? '' : name)}
                aria-current={isHere ? 'page' : undefined}
                className={pill}
              >
                {t(`shown.${name}`)}
              </Link>
            )
          })}
          {session?.can.readAlong ? (
            <NavLink to={readAlongPath} className={pill}>
              {t('along.short')}
            </NavLink>
          ) : null}
          {session?.can.resolveMessageReports ? (
            <NavLink to={reportsPath} className={pill}>
              {t('reports.short')}
              <WaitingCount kinds={['messageReports']} />
            </NavLink>
          ) : null}
        </nav>
        <div className="relative mt-3 min-h-0 flex-1 pb-4 lg:overflow-y-auto">
          {seats.length > 0 ? (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {seats.map((seat) => (
                <SeatRow key={seat.id} seat={seat} isHere={seat.conversationId === id} rest={rest} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={MessageSquare}
              title={t(search ? 'none.found' : `none.${shown}`)}
              text={t(search ? 'none.foundWhy' : `none.${shown}Why`)}
            />
          )}
          <div className="mt-4 flex justify-center">
            <Pager
              page={page}
              last={Math.ceil(records / LIST)}
              to={(number) => `?${new URLSearchParams({ ...Object.fromEntries(query), pagina: String(number) })}`}
            />
          </div>
        </div>
      </section>
      <section
        className={`min-w-0 bg-sunken max-lg:min-h-[calc(100dvh-var(--header-h))] lg:min-h-0 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <Outlet />
      </section>
    </div>
  )
}
