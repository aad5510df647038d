import { data } from 'react-router'
import { AbsencesCard } from '#app/features/absences/absences-card.tsx'
import { worksOfInternship } from '#app/features/assignments/own/own.data.ts'
import { WorksCard } from '#app/features/assignments/own/works-card.tsx'
import { CertificateCard } from '#app/features/certificates/certificate-card.tsx'
import { certificateOfInternship } from '#app/features/certificates/certificates.data.ts'
import { ContractCard } from '#app/features/contracts/make/contract-card.tsx'
import { contractOfInternship } from '#app/features/contracts/make/contract-of-internship.data.ts'
import { FormsOfInternship } from '#app/features/form-submissions/own/forms-card.tsx'
import { formsOfInternship } from '#app/features/form-submissions/own/own-forms.server.ts'
import { VisitsCard } from '#app/features/visits/visits-card.tsx'
import { apiOf, pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { namedTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { placedStatuses } from '#protocol/features/internships.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import type { Route } from './+types/internship'
import { ContactsCard } from './contacts-card.tsx'
import { CourseCard } from './course-card.tsx'
import { EndedNotice, StopNotice } from './end-notices.tsx'
import { HistoryCard } from './history-card.tsx'
import { HoursCard } from './hours-card.tsx'
import { readInternship } from './internship.data.ts'
import { MoveForm } from './move-form.tsx'
import { asking, cameFrom, changingNote, doing, withStep } from './moves.ts'
import { readNeighbours } from './neighbours.server.ts'
import { NotesCard } from './notes-card.tsx'
import { runPageAction } from './page-actions.server.ts'
import { PageHead } from './page-head.tsx'
import { PlaceCard } from './place-card.tsx'
import { thingAtHand } from './thing-at-hand.ts'
import { TurnCard } from './turn-card.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const of = loaderData?.internship
  return namedTitle(matches, of ? `${of.student.name}, ${of.host.name || of.title}` : '')
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = apiOf(context, session)
  const asked = new URL(request.url).searchParams
  const list = asked.get(cameFrom) ?? ''
  const [internship, contract, certified, works, forms, neighbours] = await Promise.all([
    readInternship(api, params.id, session),
    contractOfInternship(api, params.id, session),
    certificateOfInternship(api, params.id, session),
    worksOfInternship(api, params.id, session),
    formsOfInternship(api, params.id, session),
    session.can.seeInternships ? readNeighbours(api, params.id, list) : null,
  ])
  const name = asked.get(doing)
  const asks =
    isOneOf(asking, name) && internship.can[name] ? { name, phaseId: asked.get(withStep) ?? undefined } : null
  return {
    internship,
    contract,
    certified: internship.status === 'completed' ? certified : null,
    canMakeContract: session.can.makeContracts === true,
    works,
    forms,
    atHand: thingAtHand(internship, works, forms),
    list,
    neighbours,
    asks,
    editing: asked.get(changingNote),
    locale: context.get(pageContext).locale,
  }
}

const isPlaced = (status: string) => isOneOf(placedStatuses, status)

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireSession(context)
  return runPageAction(context, request, params.id)
}

const isOfNote = (name: string | undefined) => name === 'writeInternshipNote' || name === 'changeInternshipNote'

/** One internship: what stands in the way first, then how it went, where it is and whom to call. */
export default function InternshipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { internship, contract, certified, list, neighbours, asks, editing } = loaderData
  const t = useT('internships')
  const canPlan = internship.can.writeInternshipNote === true && isPlaced(internship.status)
  // What an open form sent comes back in that form; the rest is told above.
  const isOfForm = actionData && (actionData.name === asks?.name || isOfNote(actionData.name))
  const problems = actionData && !isOfForm ? actionData.errors : []
  return (
    <div className="wrap-wide py-4 md:py-6">
      <PageHead of={internship} list={list} neighbours={neighbours} />
      {problems.length > 0 ? (
        <div className="mt-4">
          <FormProblems errors={problems} answer={problems} />
        </div>
      ) : null}
      <div className="mt-4 grid gap-4">
        <EndedNotice of={internship} />
        <StopNotice of={internship} list={list} />
        <TurnCard of={internship} list={list} to={loaderData.atHand} />
        {certified && internship.isOwn ? <CertificateCard {...certified} isOwn /> : null}
        {asks ? <MoveForm key={asks.name} of={internship} list={list} {...asks} errors={actionData?.errors} /> : null}
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-4">
          <CourseCard of={internship} list={list} />
          <VisitsCard visits={internship.visits} internshipId={internship.id} canPlan={canPlan} days={internship} />
          {internship.can.writeInternshipNote ? (
            <NotesCard
              of={internship}
              list={list}
              editing={editing}
              errors={isOfNote(actionData?.name) ? (actionData?.errors ?? []) : []}
            />
          ) : null}
        </div>
        <div className="grid gap-4">
          {certified && !internship.isOwn ? <CertificateCard {...certified} isOwn={false} /> : null}
          <HoursCard of={internship} />
          <WorksCard works={loaderData.works} />
          <FormsOfInternship forms={loaderData.forms} />
          <ContractCard
            internshipId={internship.id}
            contract={contract}
            canMake={loaderData.canMakeContract && canPlan}
          />
          {internship.absences.length > 0 || internship.can.reportAbsence ? (
            <AbsencesCard
              absences={internship.absences}
              isOwn={internship.isOwn}
              reportTo={internship.can.reportAbsence ? `/internships/${internship.id}/afwezig` : null}
            />
          ) : null}
          <PlaceCard of={internship} />
          <ContactsCard of={internship} />
        </div>
      </div>
      {internship.history.happenings.length > 0 ? (
        <Card title={t('history.title')} className="mt-4">
          <HistoryCard of={internship} />
        </Card>
      ) : null}
    </div>
  )
}
