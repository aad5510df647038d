import { data, Link } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { ArrowLeft } from '#ui/icons.tsx'
import { SeatForm } from '../seat-form.tsx'
import type { Route } from './+types/about-page'
import { readAbout } from './about.data.ts'
import { AboutTalk } from './about-talk.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'conversations', 'about.page')

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireCan(context, 'useConversations')
  if (!isId(params.id)) throw data(null, { status: 404 })
  return readAbout(context.get(apiContext), params.id)
}

/** A message changes nothing here, unless it has a file: the conversation asks again then. */
export const shouldRevalidate = () => false

/** On a phone a page of its own; a wide screen has it beside the conversation. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const t = useT('conversations')
  return (
    <div className="mx-auto max-w-[32rem] px-5 py-6 lg:h-full lg:overflow-y-auto">
      <Link
        to={`/conversations/${loaderData.id}`}
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('about.back')}
      </Link>
      <h1 className="mt-2 mb-6 text-h2">{t('about.page')}</h1>
      <AboutTalk of={loaderData} />
      {loaderData.seat ? (
        <div className="mt-8 sm:hidden">
          <SeatForm conversationId={loaderData.id} seat={loaderData.seat} hasWords />
        </div>
      ) : null}
    </div>
  )
}
