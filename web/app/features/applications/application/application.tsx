import { data, Link, useLocation } from 'react-router'
import { MessageButton } from '#app/features/conversations/message-button.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { applications } from '#protocol/features/applications.ts'
import { isKeyOf, isOneOf } from '#protocol/shared/guards.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Flag } from '#ui/flag.tsx'
import { ArrowLeft, Check, Undo2 } from '#ui/icons.tsx'
import { answerApplication, type CameBack, markRead } from '../answer/answer.server.ts'
import { AnswerForm } from '../answer/answer-form.tsx'
import { choiceAddress } from '../answer/answers.ts'
import { readTalk } from '../answer/talk-place.server.ts'
import { applicationOf, include, type Application as Shown } from '../applications.data.ts'
import { whoLooks } from '../applications-viewer.ts'
import { useChoice } from '../inbox/host-choices.tsx'
import { HostDetail, Reason } from '../inbox/host-detail.tsx'
import { withPlaces } from '../own/other-place-taken.ts'
import { isTalkAhead } from '../own/talk.ts'
import { TalkActions } from '../own/talk-actions.tsx'
import { ReviewChoices } from '../school/review-choices.tsx'
import type { Route } from './+types/application'
import { ApplicationHead } from './application-head.tsx'
import { ApplicationStatusPill } from './application-status.tsx'
import { ApplicationCourse } from './application-stepper.tsx'
import { FactList } from './fact-list.tsx'
import { WhoseTurn } from './whose-turn.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'applications', 'pages.application')

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const found = applicationOf(await api.find(applications, params.id, { include }))
  const looks = found.student.id === session.user.id ? 'own' : whoLooks(session)
  const [application = found] = looks === 'own' ? await withPlaces(api, session.user.id, [found]) : []
  const talk = looks === 'host' ? await readTalk(api, application.host.id) : null
  return { application, looks, talk }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('do') === 'read') return markRead(api, params.id)
  form.set('id', params.id)
  return answerApplication(api, form, `/aanmeldingen/${params.id}`)
}

/** One application, for whoever may see it. */
export default function Application({ loaderData: { application, looks, talk }, actionData }: Route.ComponentProps) {
  const t = useT('applications')
  return (
    <div className="wrap max-w-[56rem] py-4 md:py-8">
      <Link
        to="/aanmeldingen"
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('toList')}
      </Link>
      {looks === 'own' ? <Own of={application} cameBack={actionData} /> : null}
      {looks !== 'own' ? <h1 className="sr-only">{t('page', { name: application.student.name })}</h1> : null}
      {looks === 'host' && talk ? (
        <div className="mt-3">
          <HostDetail of={application} talk={talk} cameBack={actionData} />
        </div>
      ) : null}
      {looks === 'school' ? <OfStudent of={application} cameBack={actionData} /> : null}
      {looks === 'school' || isOneOf(inTouch, application.status) ? (
        <div className="mt-4">
          <MessageButton about="applicationId" id={application.id} />
        </div>
      ) : null}
    </div>
  )
}

/** Student and host write to each other as long as it is open, and once it is a yes. */
const inTouch = ['with_host', 'read', 'in_talk', 'waiting', 'offered', 'accepted'] as const

type Part = { of: Shown; cameBack?: CameBack }

/** Whom a student can tell that a talk does not suit; nobody once it is over. */
const contactOf = ({ contactName, contactEmail: email, contactPhone: phone, host, isTalkOver }: Shown) =>
  (email || phone) && !isTalkOver ? { name: contactName ?? host.name, email, phone } : null

function Own({ of, cameBack }: Part) {
  const t = useT('applications')
  const { pathname } = useLocation()
  const open = useChoice(cameBack)
  const to = (name: Parameters<typeof choiceAddress>[2]) => choiceAddress(pathname, new URLSearchParams(), name, of.id)
  const may = {
    acceptOffer: of.can.acceptOffer,
    declineOffer: of.can.declineOffer,
    withdraw: of.can.withdrawApplication && of.status !== 'offered',
    askOtherMoment: of.can.askOtherMoment && isTalkAhead(of),
  }
  const isAsking = open !== null && isKeyOf(may, open) && may[open]
  const textOf = (name: string) => {
    if (name === 'withdraw' && of.status === 'submitted') return t('ask.withdraw.beforeHost')
    return name === 'acceptOffer' && of.isVolunteer ? t('ask.acceptOffer.volunteer', { name: of.host.name }) : undefined
  }
  return (
    <article className="mt-2">
      <div className="flex items-start gap-4">
        <Flag sector={of.vacancy.sector} className="size-14 rounded-tile" />
        <div className="min-w-0 flex-1">
          <h1 className="text-h1 break-words">{of.vacancy.title ?? t('gone')}</h1>
          <p className="text-ui text-muted">{[of.host.name, of.vacancy.city].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <div className="mt-3">
        <ApplicationStatusPill status={of.status} endedWithVacancy={of.endedWithVacancy} />
      </div>
      <div className="mt-5 rounded-card border border-line bg-surface p-5 md:p-7">
        <ApplicationCourse of={of} />
        <div className="mt-4 first:mt-0">
          <WhoseTurn of={of} seenBy="student" />
        </div>
        {of.reason ? <Reason text={of.reason} /> : null}
        {isAsking ? (
          <div className="mt-5 max-w-[36rem] border-t border-line pt-6">
            <AnswerForm
              name={open}
              of={{ id: of.id, name: of.host.name }}
              cancelTo={to(null)}
              text={textOf(open)}
              cameBack={cameBack}
            />
          </div>
        ) : (
          <div className="mt-5 flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">
            {may.acceptOffer ? (
              <>
                <ButtonLink to={to('acceptOffer')} preventScrollReset>
                  <Check className="size-5 stroke-2" />
                  {t('own.yes')}
                </ButtonLink>
                <ButtonLink to={to('declineOffer')} look="outline" preventScrollReset>
                  {t('own.no')}
                </ButtonLink>
              </>
            ) : null}
            {isTalkAhead(of) ? (
              <TalkActions of={of} looks={{ first: buttonClass('primary'), other: buttonClass('outline') }} />
            ) : null}
            {of.status === 'accepted' ? (
              <ButtonLink to="/dashboard">{t(of.isVolunteer ? 'own.toPlace' : 'own.toInternship')}</ButtonLink>
            ) : null}
            {may.withdraw ? (
              <ButtonLink to={to('withdraw')} look="outline" preventScrollReset>
                <Undo2 className="size-5 text-muted" />
                {t('own.withdraw')}
              </ButtonLink>
            ) : null}
            {of.status === 'accepted' ? null : (
              <ButtonLink to="/stagebank" look="outline">
                {t('own.search')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <div className="mt-4 rounded-card border border-line bg-surface px-5 py-2 empty:hidden md:px-7">
        <FactList
          isOwn
          of={{
            ...of,
            schoolName: null,
            isVolunteer: false,
            ageBand: null,
            studentEmail: null,
            studentPhone: null,
            contact: contactOf(of),
          }}
        />
      </div>
      {of.vacancy.title ? (
        <ButtonLink to={`/stagebank/${of.vacancy.id}`} look="ghost" className="mt-3 -ml-6">
          {t('own.toVacancy')}
        </ButtonLink>
      ) : null}
    </article>
  )
}

/** As staff of the school sees it. */
function OfStudent({ of, cameBack }: Part) {
  const t = useT('applications')
  return (
    <article className="mt-3 rounded-card border border-line bg-surface p-5 md:p-7">
      <ApplicationHead of={of} />
      <p className="mt-1 text-ui text-muted">
        {t('school.at', { host: [of.host.name, of.vacancy.city].filter(Boolean).join(', ') })}
      </p>
      <div className="mt-4">
        <WhoseTurn of={of} seenBy="school" />
      </div>
      {of.reason ? <Reason text={of.reason} /> : null}
      <div className="mt-3 border-t border-line empty:hidden">
        <FactList of={of} />
      </div>
      <ReviewChoices of={of} cameBack={cameBack} />
    </article>
  )
}
