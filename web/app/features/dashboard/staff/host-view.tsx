import { Link } from 'react-router'
import { ApplicationsNote } from '#app/features/applications/own/dashboard-note.tsx'
import { WorkingFor } from '#app/features/organizations/working-for.tsx'
import { titleAmong } from '#app/features/vacancies/same-title.ts'
import { dateText } from '#lib/dates.ts'
import { type Locale, type Translate, useLocale, useT } from '#lib/i18n.tsx'
import type { StudentStage as Stage } from '#protocol/features/progress.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { type Placement, stageOf } from '../stages.ts'
import { FoldedList } from './folded-list.tsx'
import { AllCalm } from './nothing-waits.tsx'

const marks: Partial<Record<Stage, Status>> = { asking: 'wait', agreed: 'info', running: 'now', reviewing: 'now' }
const present: Stage[] = ['running', 'reviewing']

export function HostView({ data: { today, interns, published, vacancies, applications } }: { data: ViewData<'host'> }) {
  const t = useT('dashboard')
  const locale = useLocale()
  const here = interns.filter((each) => present.includes(stageOf(each)))
  const coming = interns.filter((each) => !present.includes(stageOf(each)))
  // Whoever has volunteers has people there, not only students.
  const words = interns.some(({ isVolunteer }) => isVolunteer) ? 'host.mixed' : 'host'
  const sentence = (subject: string, count: number) =>
    t(`${subject}.${count === 0 ? 'none' : count === 1 ? 'one' : 'many'}`, { count })
  const key = here.length === 0 ? 'nobody' : here.length === 1 ? 'titleOne' : 'title'
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead
        isLarge
        today={today}
        title={t(`${words}.${key}`, { count: here.length })}
        lead={`${sentence(`${words}.expected`, coming.length)} ${sentence('host.vacancies', published)}`}
      />
      <WorkingFor />
      <ApplicationsNote of={applications} className="mt-6" />
      <div className="mt-7 grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <Card title={t('host.here')}>
          {here.length > 0 ? <Interns people={here} today={today} /> : <AllCalm text={t(`${words}.noneHere`)} />}
        </Card>
        <Card title={t('host.coming')}>
          {coming.length > 0 ? <Interns people={coming} today={today} /> : <AllCalm text={t('host.noneComing')} />}
        </Card>
        {vacancies.length > 0 ? (
          <Card title={t('host.vacancyList')} className="lg:col-span-2">
            <FoldedList
              count={published}
              rows={vacancies.map((vacancy) => (
                <VacancyRow key={vacancy.id} {...vacancy} title={titleAmong(vacancy, vacancies, locale)} />
              ))}
            />
          </Card>
        ) : null}
      </div>
    </div>
  )
}

function VacancyRow({ id, title, sector, places }: ViewData<'host'>['vacancies'][number]) {
  const t = useT('dashboard')
  return (
    <li className="flex items-center gap-3.5 border-line py-2 not-first:border-t">
      <Flag sector={sector} className="size-8 rounded-full" />
      <span className="min-w-0">
        <Link
          to={`/stagebank/${id}`}
          className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-4"
        >
          {title}
        </Link>
      </span>
      <span className="ml-auto shrink-0 text-sm text-muted">
        {t(places === 1 ? 'host.place' : 'host.places', { count: places })}
      </span>
    </li>
  )
}

/** When it begins; after that day, what it waits for. */
function startOf({ startDate, status }: Placement, stage: Stage, today: string, t: Translate, locale: Locale): string {
  if (!startDate) return ''
  if (present.includes(stage) || startDate >= today) return t('host.from', { date: dateText(startDate, locale) })
  if (stage !== 'agreed') return stage === 'asking' ? t('host.begins.school') : ''
  return t(status === 'ready' ? 'host.begins.ready' : 'host.begins.contract')
}

function Interns({ people, today }: { people: Placement[]; today: string }) {
  const t = useT('dashboard')
  const locale = useLocale()
  return (
    <ul>
      {people.map((each) => {
        const stage = stageOf(each)
        const start = startOf(each, stage, today, t, locale)
        return (
          <li
            key={each.id}
            className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t"
          >
            <Avatar name={each.student.name} className="size-10 text-sm" />
            <span className="min-w-0 flex-1 basis-44">
              <span className="block truncate text-ui font-semibold">{each.student.name}</span>
              <span className="block text-sm text-muted">
                {[each.isVolunteer && t('host.volunteer'), each.title, start].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="max-sm:ml-13.5">
              <StatusPill status={marks[stage] ?? 'todo'}>
                {t(each.isVolunteer && stage === 'running' ? 'host.takesPart' : `host.stages.${stage}`)}
              </StatusPill>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
