import { data, redirect } from 'react-router'
import { MessageButton } from '#app/features/conversations/message-button.tsx'
import { BlockLine } from '#app/features/internships/block-line.tsx'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { namedTitle, pageTitle } from '#lib/title.ts'
import {
  approvePhase,
  handInPhase,
  recallPhase,
  reopenPhase,
  returnPhase,
  setPhaseDue,
  skipPhase,
  undoReturnPhase,
} from '#protocol/features/internship-commands.ts'
import { isoDate } from '#protocol/shared/dutch-date.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CircleHelp } from '#ui/icons.tsx'
import type { Route } from './+types/route-page'
import { NowCard } from './now-card.tsx'
import { readRoute, standingFor } from './own-route.data.ts'
import { StepList } from './step-list.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData && !loaderData.isOwn
    ? namedTitle(matches, loaderData.route.student)
    : pageTitle(matches, 'progress', 'own.title')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user, can } = await requireSession(context)
  const route = await readRoute(context.get(apiContext), params.internship_id)
  if (!route.period) throw data(null, { status: 404 })
  // An old address of a place that moved to another period.
  if (route.period.id !== params.internship_period_id)
    throw redirect(`/stagevoortgang/${route.period.id}/${params.internship_id}`)
  return {
    route,
    isOwn: route.studentId === user.id,
    hasBoard: can.seeProgress === true,
    hasExplanation: can.seeRoute === true,
  }
}

const commands = {
  handIn: handInPhase,
  recall: recallPhase,
  approve: approvePhase,
  return: returnPhase,
  undoReturn: undoReturnPhase,
  skip: skipPhase,
  reopen: reopenPhase,
  due: setPhaseDue,
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const move = text('move')
  if (!isKeyOf(commands, move)) throw data(null, { status: 400 })
  const { internship_id: id, internship_period_id: periodId } = params
  const more = { reason: text('reason'), dueOn: isoDate(text('dueOn')) }
  const needs = { return: { reason: more.reason }, skip: { reason: more.reason }, due: { dueOn: more.dueOn || null } }
  const input = { phaseId: text('phaseId'), ...(isKeyOf(needs, move) ? needs[move] : {}) }
  return save(async () => {
    await context.get(apiContext).run(commands[move], id, input)
    return redirect(`/stagevoortgang/${periodId}/${id}`, withToast({ title: `progress.did.${move}` }))
  })
}

/** One route in large: what to do now with its button, then every step with its explanation. */
export default function RoutePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwn, hasBoard, hasExplanation } = loaderData
  const { route, now } = standingFor(loaderData.route, isOwn)
  const t = useT('progress')
  const locale = useLocale()
  const periodId = route.period?.id ?? ''
  const title = isOwn ? t('own.title') : t('own.of', { name: route.student })
  return (
    <div className="wrap py-6 md:py-10">
      {hasBoard ? (
        <Breadcrumbs steps={[{ label: t('title'), to: `/stagevoortgang/${periodId}` }]} here={route.student} />
      ) : null}
      <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-h1 break-words">{title}</h1>
          <p className="mt-1 text-ui text-muted">{[route.place, route.period?.name].filter(Boolean).join(' · ')}</p>
        </div>
        {isOwn || hasBoard ? (
          <div className="print:hidden">
            <MessageButton about="internshipId" id={route.id} size="md" className="min-h-11" />
          </div>
        ) : null}
        {hasExplanation ? (
          <ButtonLink
            to={`/stagevoortgang/uitleg?periode=${periodId}`}
            look="outline"
            size="md"
            className="min-h-11 print:hidden"
          >
            <CircleHelp className="size-5 text-muted" />
            {t('explain.open')}
          </ButtonLink>
        ) : null}
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5 lg:order-2">
          <NowCard route={route} now={now} isOwn={isOwn} errors={actionData?.errors ?? []}>
            <BlockLine
              internshipId={route.id}
              studentId={route.studentId}
              block={route.block}
              up={route.up}
              upSince={route.upSince}
              phase={now && (locale === 'en' ? now.nameEn : now.name)}
              dueOn={now && now.status !== 'submitted' ? now.dueOn : null}
              startDate={route.startDate}
              names={isOwn ? {} : { student: route.student }}
              isYou={isOwn && route.isStudentUp}
              action={null}
            />
          </NowCard>
        </div>
        <StepList route={route} now={now} isOwn={isOwn} />
      </div>
    </div>
  )
}
