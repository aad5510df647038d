import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { data, Link, useRevalidator } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ownApi } from '#lib/own-api.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { namedTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { readConversation } from '#protocol/features/conversations.ts'
import type { Route } from './+types/conversation'
import { AboutPane } from './about/about-pane.tsx'
import { Bubble } from './bubble.tsx'
import { Composer } from './composer.tsx'
import { runTalkAction } from './conversation-actions.server.ts'
import { type Message, PAGE, readMessages, readTalk, type Talk } from './conversations.data.ts'
import { ReportForm } from './report-form.tsx'
import { TalkHead } from './talk-head.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => namedTitle(matches, loaderData?.talk.title ?? '')

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { user } = await requireCan(context, 'useConversations')
  if (!isId(params.id)) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const before = Math.trunc(Number(asked.get('voor'))) || null
  const talk = await readTalk(context.get(apiContext), params.id, user.id, before)
  return { talk, reporting: asked.get('meld') }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireCan(context, 'useConversations')
  if (!isId(params.id)) throw data(null, { status: 404 })
  return runTalkAction(context, request, params.id)
}

/** What is on the screen is read, as long as somebody can see it. */
function useReading({ id, lastNumber, seat, before }: Talk): void {
  const { revalidate } = useRevalidator()
  const unread = seat?.unread ?? 0
  useEffect(() => {
    if (before || unread === 0) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      ownApi()
        .run(readConversation, id, { number: lastNumber })
        .then(revalidate, () => {})
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, lastNumber, unread, before, revalidate])
}

export default function Conversation({ loaderData: { talk, reporting }, actionData }: Route.ComponentProps) {
  useReading(talk)
  const errors = actionData?.errors ?? []
  const texts = errors.map(({ text, code }) => text ?? code)
  return (
    <div className="flex h-full">
      <div className="flex min-h-[calc(100dvh-var(--header-h))] min-w-0 flex-1 flex-col lg:min-h-0">
        <TalkHead of={talk} />
        <Messages key={talk.id} of={talk} />
        {reporting ? <ReportForm messageId={reporting} errors={errors} /> : null}
        <Foot of={talk} errors={reporting ? [] : texts} />
      </div>
      <AboutPane of={talk} />
    </div>
  )
}

function Foot({ of, errors }: { of: Talk; errors: string[] }) {
  const t = useT('conversations')
  if (of.canSend) return <Composer of={of} errors={errors} />
  return (
    <p className="border-t border-line bg-surface px-6 py-4 text-center text-sm text-muted">
      {t(of.seat ? 'over' : 'along.only')}
    </p>
  )
}

/** The messages, the newest in sight. Older ones come before them when one asks. */
function Messages({ of }: { of: Talk }) {
  const t = useT('conversations')
  const locale = useLocale()
  const userId = useRoot().session?.user.id
  const [older, setOlder] = useState<Message[]>([])
  const [isAll, setIsAll] = useState(false)
  const [readBefore] = useState(of.seat && of.seat.unread > 0 ? of.seat.readNumber : Number.POSITIVE_INFINITY)
  const known = new Set(of.messages.map(({ id }) => id))
  const shown = [...older.filter(({ id }) => !known.has(id)), ...of.messages]
  const first = shown[0]?.number ?? 0
  const hasOlder = !isAll && shown.length >= PAGE && first > 1
  const end = useRef<HTMLDivElement>(null)
  const newest = `${of.lastNumber} ${of.waiting.length}`
  const box = useRef<HTMLDivElement>(null)
  // On a wide screen the messages scroll by themselves, from the bottom up; on a phone the page does.
  useLayoutEffect(() => {
    if (newest && box.current && box.current.scrollHeight > box.current.clientHeight) box.current.scrollTop = 0
    else end.current?.scrollIntoView({ block: 'end' })
  }, [newest])
  const more = async () => {
    const found = await readMessages(ownApi(), of.id, first)
    setOlder([...found, ...shown])
    if (found.length < PAGE) setIsAll(true)
  }
  const others = of.people.filter(({ isMe }) => !isMe)
  const readByAll = others.length > 0 ? Math.min(...others.map(({ readNumber }) => readNumber)) : 0
  const isFirstNew = (message: Message, at: number) =>
    (message.number ?? 0) > readBefore && (shown[at - 1]?.number ?? 0) <= readBefore && message.senderId !== userId
  const dayOf = ({ sentAt, createdAt }: Message) => today(new Date(sentAt ?? createdAt))
  const all = [...shown, ...of.waiting]
  return (
    <div
      ref={box}
      className="relative flex min-h-0 flex-1 flex-col-reverse overflow-x-clip px-4 py-4 md:px-6 lg:overflow-x-hidden lg:overflow-y-auto"
    >
      <div className="flex flex-col">
        {hasOlder ? (
          <Link
            to={`?voor=${first}`}
            onClick={(event) => {
              event.preventDefault()
              void more()
            }}
            className="mx-auto mb-3 inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {t('older')}
          </Link>
        ) : null}
        {all.length === 0 ? <p className="py-8 text-center text-ui text-muted">{t('first')}</p> : null}
        <ol aria-label={t('messages')} className="grid gap-3">
          {all.map((message, at) => {
            const before = all[at - 1]
            const day = dayOf(message)
            const isNewDay = message.number !== null && (!before || dayOf(before) !== day)
            return (
              <Bubble
                key={message.id}
                message={message}
                isOwn={message.senderId === userId}
                isRead={(message.number ?? Number.POSITIVE_INFINITY) <= readByAll}
                showsName={of.kind === 'internship' || !of.seat}
                above={isNewDay ? (day === today() ? t('today') : dateNear(day, locale, today(), 'long')) : null}
                isFirstNew={isFirstNew(message, at)}
              />
            )
          })}
        </ol>
        {of.before ? (
          <Link to="?" className="mx-auto mt-3 inline-flex min-h-11 items-center text-sm font-semibold">
            {t('newest')}
          </Link>
        ) : null}
        <div ref={end} className="scroll-mb-32 lg:scroll-mb-0" />
      </div>
    </div>
  )
}
