import { apiContext } from '#lib/context.ts'
import { FormalContext, useLocale, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import type { LinkedHours } from '#protocol/features/hour-links.ts'
import { Timer } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { hoursText } from '../hours-text.ts'
import type { Route } from './+types/sign'
import { readSign, runSign, type SignAnswer } from './sign.server.ts'
import { Answered } from './sign-answered.tsx'
import { SignDays } from './sign-days.tsx'
import { SignDead } from './sign-dead.tsx'
import { ByCode, HandOver } from './sign-more.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'hours', 'sign.page'),
  { name: 'robots', content: 'noindex' },
  // The address is the key: no other site gets it. Our own must, or a form without scripts comes from nowhere.
  { name: 'referrer', content: 'same-origin' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  return readSign(context.get(apiContext), new URL(request.url))
}

export async function action({ request, context }: Route.ActionArgs) {
  return runSign(context.get(apiContext), request)
}

/** For who bakes and has one minute on a phone: whose days, and whether they are right. No account. */
export default function SignPage({
  loaderData: { token, dead, hours, done, answering },
  actionData,
}: Route.ComponentProps) {
  return (
    <FormalContext value={true}>
      <div className="mx-auto w-full max-w-[36rem] px-5 pt-5 pb-16 md:pt-10">
        {hours ? (
          <Hours of={hours} token={token} done={done} answering={answering} cameBack={actionData} />
        ) : (
          <SignDead dead={dead} token={token} />
        )}
      </div>
    </FormalContext>
  )
}

type Props = { of: LinkedHours; token: string; done: string | null; answering: string | null; cameBack?: SignAnswer }

function Hours({ of, token, done, answering, cameBack }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  const { student, organization, waiting, isOwn } = of
  const minutes = waiting.reduce((sum, day) => sum + day.minutes, 0)
  if (isOwn)
    return (
      <>
        <StatusMark status="info" className="mt-4 size-12" />
        <h1 className="mt-4 text-h1">{t('sign.own.title')}</h1>
        <p className="mt-2 text-lead text-ink2">{t('sign.own.text')}</p>
      </>
    )
  return (
    <>
      {waiting.length > 0 ? (
        <>
          <p className="flex items-center gap-2.5 text-ui font-semibold text-primaryink">
            <Timer className="size-5 shrink-0" />
            {t('sign.quick')}
          </p>
          <h1 className="mt-2 text-h1 break-words">{t('sign.title', { student })}</h1>
          <p className="mt-1 text-lead text-ink2">
            {t('sign.lead', { student, organization, hours: hoursText(minutes, locale) })}
          </p>
          <SignDays of={of} token={token} answering={answering} cameBack={cameBack} />
        </>
      ) : (
        <>
          <StatusMark status="done" className="mt-4 size-12" />
          <h1 className="mt-4 text-h1 break-words">{t(done ? 'sign.done.title' : 'sign.none.title')}</h1>
          <p className="mt-2 text-lead text-ink2">{t(done ? 'sign.done.text' : 'sign.none.text', { student })}</p>
        </>
      )}
      <ByCode of={of} />
      <Answered of={of} />
      <HandOver of={of} cameBack={cameBack} />
    </>
  )
}
