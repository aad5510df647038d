import { Link } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { conversations } from '#protocol/features/conversations.ts'
import { ArrowLeft, ShieldCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/read-along'
import { whenText } from './seat-row.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'conversations', 'along.title')

const SIZE = 25

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'readAlong')
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('bladzijde'))) || 1)
  const found = await context
    .get(apiContext)
    .list(conversations, { filter: { readAlong: true }, page: { number: page, size: SIZE } })
  return {
    page,
    records: found.records,
    talks: [...found].map(({ id, names, about, lastMessageAt }) => ({ id, names, about, lastMessageAt })),
  }
}

/** Conversations of others with students under age, whom the reader looks after. */
export default function ReadAlong({ loaderData: { talks, page, records } }: Route.ComponentProps) {
  const t = useT('conversations')
  const locale = useLocale()
  return (
    <div className="mx-auto max-w-[44rem] px-5 py-6 lg:h-full lg:overflow-y-auto">
      <Link
        to="/conversations"
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline lg:hidden"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('back')}
      </Link>
      <h1 className="text-h2">{t('along.title')}</h1>
      <p className="mt-1 mb-4 text-ui text-muted">{t('along.lead')}</p>
      {talks.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={t('along.none')} text={t('along.noneWhy')} />
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {talks.map(({ id, names, about, lastMessageAt }) => (
            <li key={id} className="border-line not-first:border-t">
              <Link
                to={`/conversations/${id}`}
                className="flex min-h-14 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-ui font-semibold">{names}</span>
                  {about ? <span className="block truncate text-sm text-muted">{about}</span> : null}
                </span>
                {lastMessageAt ? (
                  <span className="shrink-0 text-micro text-muted">{whenText(lastMessageAt, locale)}</span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex justify-center">
        <Pager page={page} last={Math.ceil(records / SIZE)} to={(number) => `?bladzijde=${number}`} />
      </div>
    </div>
  )
}
