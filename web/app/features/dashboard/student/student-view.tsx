import { OwnAbsence } from '#app/features/absences/own-absence.tsx'
import { ApplicationsNote } from '#app/features/applications/own/dashboard-note.tsx'
import type { OwnWork } from '#app/features/assignments/own/own.data.ts'
import { WorksCard } from '#app/features/assignments/own/works-card.tsx'
import { OwnCertificates } from '#app/features/certificates/certificate-card.tsx'
import { ContractsNote } from '#app/features/contracts/make/contracts-note.tsx'
import { FormsToFillIn } from '#app/features/form-submissions/own/forms-card.tsx'
import { useBlockDetail, useBlockSentence } from '#app/features/internships/block-line.tsx'
import { PeriodChoice } from '#app/features/periods/period-choice.tsx'
import { ProposalList } from '#app/features/proposals/proposal-list.tsx'
import type { OpenReport } from '#app/features/self-found/own-reports.server.ts'
import { ReportNote } from '#app/features/self-found/report-note.tsx'
import { NextVisits } from '#app/features/visits/next-visits.tsx'
import { dateNear } from '#lib/dates.ts'
import { type Locale, type Translate, useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { isTheirOwnTurn } from '#protocol/blocks/block-sentence.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { Card } from '#ui/card.tsx'
import { CourseLine, type Station } from '#ui/course-line.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { phaseName } from '../phase-name.ts'
import { factsOfPlacement } from '../placement-facts.ts'
import { appliedStep, isInvited } from './applied-step.ts'
import { HoursCard } from './hours-card.tsx'
import { NextStep } from './next-step.tsx'
import { PlaceCard } from './place-card.tsx'
import { StudentAction } from './step-action.tsx'
import { whoHelps } from './who-helps.ts'
import { workStep, worksBeside, workUp } from './work-step.ts'

type Internship = ViewData<'internship'>['internship']

export function StudentView({ data }: { data: ViewData<'internship'> }) {
  const { today, internship } = data
  const t = useT('dashboard')
  const locale = useLocale()
  const { session, site } = useRoot()
  const stations = stationsOf(internship, today, t, locale)
  const at = stations.findIndex(({ state }) => state === 'now')
  const left = stations.filter(({ state }) => state === 'todo')
  const isDone = internship.status === 'completed'
  const step = isDone ? stations.length : at + 1
  const hasHours = site.flags.hours && internship.targetHours != null
  // Whoever counts hours is half-way by hours, whatever number the step has.
  const isHalf = hasHours ? internship.hours * 2 >= (internship.targetHours ?? 0) : step * 2 > stations.length
  const greeting = isDone ? 'done' : isHalf ? 'half' : 'begin'
  const kind = kindOf(internship)
  const hasMentor = data.mentorEmail !== null
  const { own } = data.applications
  const applied = kind === 'search' || isInvited(own) ? appliedStep(own, hasMentor, t, locale) : null
  const report = data.reports.find(({ id }) => id === internship.id)
  const facts = factsOfPlacement(internship, locale, isTheirOwnTurn(internship.up))
  const said = { sentence: useBlockSentence()(facts), detail: useBlockDetail()(facts) }
  const isWaiting = !applied && !report?.isSentBack && !isTheirOwnTurn(internship.up)
  const work = isWaiting ? workUp(data.works, { today, isGoing: isGoing(internship) }) : null
  const around = { today, helper: whoHelps(hasMentor, t), meanwhile: isDone ? '' : said.sentence }
  const { title, text } = work
    ? workStep(work, around, t, locale)
    : (applied ?? nextStep(internship, today, t, locale, { hasMentor, report, said }))
  const also = beside(applied ? [] : internship.course, data.works, work, today, t, locale)
  const places = [internship, ...data.others].map((each) => (
    <PlaceCard key={each.id} internship={each} isOneMore={each !== internship} />
  ))
  const rest = left.map(({ label }) => label).join(', ')
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead
        today={today}
        title={t(`student.${greeting}`, { name: session?.user.firstName ?? '' })}
        aside={internship.period ? <PeriodChoice periods={[]} period={internship.period} /> : null}
      />
      {stations.length > 0 ? (
        <Card label={t('student.course')} className="mt-5 md:mt-7 md:px-8">
          <CourseLine
            stations={stations}
            words={{
              label: t('student.course'),
              step: t('student.step', { step, steps: stations.length }),
              rest: left.length > 0 ? t('student.left', { rest }) : t('student.nothingLeft'),
            }}
          />
        </Card>
      ) : null}
      <div className="mt-4 grid items-start gap-4 md:mt-6 md:gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-4 md:gap-6 lg:col-span-7">
          <NextStep label={t('student.nextStep')} title={title} text={[text, also].filter(Boolean).join(' ')}>
            <StudentAction kind={kind} data={data} report={report} applied={applied} work={work} />
          </NextStep>
          <OwnCertificates of={data.certificates} />
          <WorksCard works={data.works.filter(({ status }) => status !== 'accepted')} allTo="/opdrachten" />
          <FormsToFillIn rows={data.forms} />
          <NextVisits visits={data.visits} today={today} of="student" />
          <OwnAbsence
            absences={data.absences}
            reportTo={internship.mayReportAbsence ? `/internships/${internship.id}/afwezig` : null}
          />
          {data.reports.map((each) => (each === report ? null : <ReportNote key={each.id} report={each} />))}
          <ApplicationsNote of={data.applications} />
          <ContractsNote />
        </div>
        <div className="grid gap-4 md:gap-6 lg:col-span-5 lg:row-span-2">
          {hasHours ? <HoursCard hours={internship.hours} target={internship.targetHours ?? 0} /> : null}
          {places}
        </div>
        {left.length > 0 ? (
          <Card title={t('student.after')} className="lg:col-span-7">
            <ul>
              {left.map(({ id, label, note }) => (
                <li key={id} className="flex items-start gap-4 border-line py-3 not-first:border-t">
                  <StatusMark status="todo" className="mt-0.5 size-[22px]" />
                  <span>
                    <span className="block font-semibold">{label}</span>
                    <span className="block text-sm text-muted">{note}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        {data.proposals.length > 0 ? (
          <div className="lg:col-span-12">
            <ProposalList proposals={data.proposals} back="/dashboard" />
          </div>
        ) : null}
      </div>
    </div>
  )
}

const states: Record<string, Station['state']> = { approved: 'done', skipped: 'skip', upcoming: 'todo' }

function stationsOf({ course }: Internship, today: string, t: Translate, locale: Locale): Station[] {
  return course.map(({ id, name, nameEn, status, dueOn }) => {
    const state = states[status] ?? 'now'
    const isAhead = state === 'now' || state === 'todo'
    const date = dueOn ? dateNear(dueOn, locale, today) : ''
    const isPast = dueOn != null && dueOn < today
    const when = isPast ? (state === 'now' && status !== 'submitted' ? 'late' : 'planned') : 'before'
    const note = isAhead && date ? t(`student.${when}`, { date }) : t(`student.states.${state}`)
    return { id, label: phaseName({ name, nameEn }, locale), note, state }
  })
}

function kindOf({ phase, status }: Internship): string {
  if (!phase || status === 'completed') return 'completed'
  return ['submitted', 'returned'].includes(phase.status) ? phase.status : phase.kind
}

/** The current step in words: what to do, or whose turn it is. */
function nextStep(
  internship: Internship,
  today: string,
  t: Translate,
  locale: Locale,
  { hasMentor, report, said }: { hasMentor: boolean; report?: OpenReport; said: Record<'sentence' | 'detail', string> },
) {
  const { phase, place } = internship
  const kind = kindOf(internship)
  if (!phase || kind === 'completed')
    return { title: t('next.completed.title'), text: t('next.completed.text', { place }) }
  if (report?.isSentBack)
    return { title: t('next.sentBack.title', { place }), text: t('next.sentBack.text', { question: report.question }) }
  const helper = whoHelps(hasMentor, t)
  if (internship.isAsked && kind === 'submitted')
    return { title: t('next.asked.title', helper), text: t('next.asked.text', { place, ...helper }) }
  const words = {
    ...helper,
    phase: phaseName(phase, locale),
    place,
    date: phase.dueOn ? dateNear(phase.dueOn, locale, today, 'long') : '',
  }
  const due =
    !phase.dueOn || kind === 'submitted' ? '' : phase.dueOn < today ? t('next.late', words) : t('next.due', words)
  // The same sentence as everywhere. What one can do about it oneself is told below; else who is up, and since when.
  const isOwn = isTheirOwnTurn(internship.up) || kind === 'submitted'
  const about = isOwn ? [t(`next.${wordsFor(kind, internship.block)}`, words), due] : [said.detail]
  return { title: said.sentence, text: about.filter(Boolean).join(' ') }
}

/** A contract that is being signed says who is up: they themselves, or a parent. */
const wordsFor = (kind: string, block: string | null): string =>
  kind === 'contract' && isOneOf(ownSignings, block) ? `contract.${block}` : `${kind}.text`
const ownSignings = ['contractSign', 'contractGuardian'] as const

/** What is open at the same time, and theirs to do as well: the other steps, and work that cannot wait. */
function beside(
  course: Internship['course'],
  works: OwnWork[],
  up: OwnWork | null,
  today: string,
  t: Translate,
  locale: Locale,
): string {
  const [, ...rest] = course.filter(({ status }) => status !== 'approved' && status !== 'skipped')
  const isNamed = (kind: string) => kind === 'assignment' && up?.isOfStep === true
  const open = rest.filter(
    ({ isOwn, status, kind }) => isOwn && (status === 'open' || status === 'returned') && !isNamed(kind),
  )
  const told = [
    ...open.map(({ dueOn, ...step }) => ({ dueOn, name: phaseName(step, locale) })),
    ...worksBeside(works, today)
      .filter((work) => work !== up)
      .map(({ dueOn, title }) => ({ dueOn, name: title })),
  ]
  const steps = told.map(({ dueOn, name }) =>
    dueOn && dueOn < today ? `${name} (${t('student.late', { date: dateNear(dueOn, locale, today) })})` : name,
  )
  return steps.length > 0 ? t('student.beside', { steps: steps.join(', ') }) : ''
}

const isGoing = ({ status }: Internship) => status === 'running' || status === 'evaluating'
