import { TalkActions } from '#app/features/applications/own/talk-actions.tsx'
import type { OwnWork } from '#app/features/assignments/own/own.data.ts'
import type { OpenReport } from '#app/features/self-found/own-reports.server.ts'
import { reportPath } from '#app/features/self-found/report-note.tsx'
import { useT } from '#lib/i18n.tsx'
import { blockLeadsTo, isTheirOwnTurn } from '#protocol/blocks/block-sentence.ts'
import { ClipboardList, Mail, PenLine, Phone, Search } from '#ui/icons.tsx'
import type { ViewData } from '../dashboard.tsx'
import type { appliedStep } from './applied-step.ts'
import { onColour, StepLink } from './next-step.tsx'
import type { Place } from './own-internships.data.ts'

type Own = ViewData<'newcomer'>['own']
type Applied = ReturnType<typeof appliedStep>
type Reach = { whom: string; email: string | null; phoneNumber: string | null }

const reachOf = (own: Own): Reach => ({
  whom: own?.type ?? 'School',
  email: own?.email ?? null,
  phoneNumber: own?.phoneNumber ?? null,
})

/** Steps that the mentor is needed for; the others one does with the people at the placement, unless the school is up. */
const ofMentor = ['approval', 'form', 'submitted', 'returned']
const schoolTurns = ['mentor', 'school']

type StudentProps = {
  kind: string
  data: ViewData<'internship'>
  report?: OpenReport
  applied: Applied
  /** What the next step is about, when it is no step of the route. */
  work: OwnWork | null
}

export function StudentAction({ kind, data, report, applied, work }: StudentProps) {
  const t = useT('dashboard')
  const { internship, own, mentorEmail } = data
  const mentor = { whom: 'mentor', email: mentorEmail, phoneNumber: null }
  const place = { whom: 'place', email: internship.contactEmail, phoneNumber: internship.phoneNumber }
  if (applied?.talk) return <TalkActions of={applied.talk} looks={onColour} />
  if (work) {
    return (
      <>
        <StepLink to={`/opdrachten/${work.id}`} icon={ClipboardList}>
          {t('action.work')}
        </StepLink>
        <FirstReach wanted={[mentor]} />
      </>
    )
  }
  if (kind === 'completed') return null
  if (kind === 'search') return <SearchLink applied={applied} />
  if (report) {
    return (
      <>
        <ReportLink report={report} />
        <FirstReach wanted={[mentor]} />
      </>
    )
  }
  const isUpToSchool = schoolTurns.includes(internship.up ?? '')
  const wanted = isUpToSchool
    ? [mentor, reachOf(own)]
    : ofMentor.includes(kind)
      ? [mentor]
      : [place, mentor, reachOf(own)]
  const reach = <FirstReach wanted={wanted} />
  if (!isTheirOwnTurn(internship.up)) return reach
  return (
    <>
      <StepLink
        to={blockLeadsTo(internship.block, {
          internshipId: internship.id,
          studentId: internship.student.id,
          phase: '',
        })}
        icon={ClipboardList}
      >
        {t('action.step')}
      </StepLink>
      {reach}
    </>
  )
}

/** Without a school it is the place itself, or whoever looks after volunteers. */
export function VolunteerAction({ place, own }: { place: Place; own: Own }) {
  const { contactEmail: email, phoneNumber } = place
  return <FirstReach wanted={[{ whom: 'place', email, phoneNumber }, reachOf(own)]} />
}

export function NewcomerAction({ isIntern, own, applied }: { isIntern: boolean; own: Own; applied: Applied }) {
  return (
    <>
      <SearchLink applied={applied} />
      {isIntern ? null : <FirstReach wanted={[reachOf(own)]} />}
    </>
  )
}

function ReportLink({ report }: { report: OpenReport }) {
  const t = useT('self-found')
  return (
    <StepLink to={reportPath(report)} icon={report.isSentBack ? PenLine : ClipboardList}>
      {t(`note.go.${report.isSentBack ? 'sentBack' : 'waiting'}`)}
    </StepLink>
  )
}

/** To the application when the next step is taken there; else looking goes on. */
function SearchLink({ applied }: { applied: Applied }) {
  const t = useT('dashboard')
  if (applied?.talk) return <TalkActions of={applied.talk} looks={onColour} />
  if (applied?.to) {
    return (
      <StepLink to={applied.to} icon={ClipboardList}>
        {t('action.application')}
      </StepLink>
    )
  }
  return (
    <StepLink to="/stagebank" icon={Search}>
      {t('action.search')}
    </StepLink>
  )
}

/** The first of them who can be reached at all. */
function FirstReach({ wanted }: { wanted: Reach[] }) {
  const t = useT('dashboard')
  const reach = wanted.find(({ email, phoneNumber }) => email || phoneNumber)
  if (!reach) return null
  return reach.email ? (
    <StepLink to={`mailto:${reach.email}`} icon={Mail}>
      {t(`action.mail.${reach.whom}`)}
    </StepLink>
  ) : (
    <StepLink to={`tel:${reach.phoneNumber?.replace(/[^+\d]/g, '')}`} icon={Phone}>
      {t(`action.call.${reach.whom}`)}
    </StepLink>
  )
}
