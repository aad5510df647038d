import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { errorsOf } from '#lib/form.ts'
import { FormalContext, useLocale, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { answerApplicationLink, linkAnswers, renewApplicationLink } from '#protocol/features/applications.ts'
import { Timer } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { atFields, type CameBack, typedIn } from '../answer/answer.server.ts'
import { readAnswer } from '../answer/answers.ts'
import { talkOf } from '../answer/talk-moment.ts'
import { FactList } from '../application/fact-list.tsx'
import { HostChoices, useChoice } from '../inbox/host-choices.tsx'
import type { Route } from './+types/answer-by-link'
import { readLink } from './link.server.ts'
import { LinkDead } from './link-dead.tsx'
import { isLinkAnswer, LinkDone } from './link-done.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'applications', 'pages.answerByLink'),
  { name: 'robots', content: 'noindex' },
  // The address is the key: no other site gets it. Our own must, or a form without scripts comes from nowhere.
  { name: 'referrer', content: 'same-origin' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const found = await readLink(context.get(apiContext), params.get('token')?.slice(0, 100) ?? '')
  const done = params.get('klaar')
  return { ...found, done: isLinkAnswer(done) ? done : null, isAsked: done === 'renew' }
}

/** Another choice on the same page needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const key = ({ searchParams }: URL) => `${searchParams.get('token')} ${searchParams.get('klaar')}`
  const isSame = currentUrl.pathname === nextUrl.pathname && key(currentUrl) === key(nextUrl)
  return isSame && !formMethod ? false : defaultShouldRevalidate
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token')?.slice(0, 100) ?? ''
  const form = await request.formData()
  const name = form.get('do')
  const to = (query: Record<string, string>) => `/aanmeldingen/antwoord?${new URLSearchParams({ token, ...query })}`
  if (name === 'renew') {
    await context.get(apiContext).run(renewApplicationLink, '', { token })
    return redirect(to({ klaar: name }))
  }
  if (!isLinkAnswer(name)) throw data(null, { status: 404 })
  const { input, errors } = readAnswer(name, form)
  const comeBack = (wrong: CameBack['errors'], status: number) =>
    data<CameBack>({ id: '', name, typed: typedIn(form), errors: atFields(wrong) }, status)
  if (errors.length > 0) return comeBack(errors, 422)
  try {
    await context.get(apiContext).run(answerApplicationLink, '', { token, answer: name, ...input })
    return redirect(to({ klaar: name }))
  } catch (error) {
    const isOver = error instanceof ApiError && [403, 404, 409, 410].includes(error.status)
    // Somebody was earlier, or the link is no more: the page itself tells.
    if (isOver && error.errors[0]?.code !== 'application.noPlace') return redirect(to({}))
    const { status, errors: wrong } = errorsOf(error, answerApplicationLink.input)
    return comeBack(wrong, status)
  }
}

/** For a company owner with one minute on a phone: who, for which place, and three answers. No account. */
export default function AnswerByLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormalContext value={true}>
      <div className="mx-auto w-full max-w-[36rem] px-5 pt-5 pb-16 md:pt-10">
        <Page data={loaderData} cameBack={actionData} />
      </div>
    </FormalContext>
  )
}

function Page({
  data: { dead, application, talk, done, isAsked },
  cameBack,
}: {
  data: Route.ComponentProps['loaderData']
  cameBack?: CameBack
}) {
  const t = useT('applications')
  const locale = useLocale()
  const open = useChoice(cameBack)
  if (dead || !application || !talk) return <LinkDead dead={dead ?? { why: 'unknown' }} isAsked={isAsked} />
  const { answers, studentName: name, vacancy, organization, left } = application
  if (done || answers.length === 0) return <LinkDone of={application} done={done} />
  const may = Object.fromEntries(linkAnswers.map((each) => [each, answers.includes(each)]))
  const isAsking = open !== null && may[open]
  const isVolunteer = application.school === null
  const isInLine = application.status === 'waiting' && !may.accept
  return (
    <>
      {isInLine ? null : (
        <p className="flex items-center gap-2.5 text-ui font-semibold text-primaryink">
          <Timer className="size-5 shrink-0" />
          {t('link.quick')}
        </p>
      )}
      <h1 className="mt-2 text-h1 break-words">
        {t(`link.${isInLine ? 'full.title' : isVolunteer ? 'titleVolunteer' : 'title'}`, { name })}
      </h1>
      <p className="mt-1 text-lead text-ink2">{t('link.lead', { name, vacancy, organization })}</p>
      {may.accept ? null : (
        <div className="mt-5">
          <Notice tone="info">{t(isInLine ? 'link.full.text' : 'link.full.atHost')}</Notice>
        </div>
      )}
      {application.talkAt ? (
        <div className="mt-5">
          <Notice tone="info">
            {t(application.talkAnswer === 'other_moment' ? 'awaited.host.otherMoment' : 'link.talk', {
              name,
              wish: application.talkWish ?? '',
              moment: dateText(application.talkAt, locale, 'moment'),
              place: application.talkPlace ?? '',
            })}
          </Notice>
        </div>
      ) : null}
      <div className="mt-5 rounded-card border border-line bg-surface px-5 py-2 md:px-7">
        <FactList of={{ ...application, isVolunteer, schoolName: application.school, talkAt: null }} />
      </div>
      <div className="mt-4 rounded-card border border-line bg-surface p-5 shadow-e1 md:p-7">
        <HostChoices
          of={{ id: 'link', name, isVolunteer, talk: talkOf(application, { ...talk, place: application.address }) }}
          may={may}
          cameBack={cameBack}
        />
      </div>
      {left && application.expiresAt && !isAsking ? (
        <p className="mt-4 text-center text-sm text-muted">
          {t(left.nights === 0 ? 'link.today' : left.nights === 1 ? 'link.day' : 'link.days', {
            days: left.nights,
            date: dateText(application.expiresAt, locale, 'long'),
          })}
        </p>
      ) : null}
    </>
  )
}
