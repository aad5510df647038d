import { dateText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { type Status, StatusPill } from '../../ui/status-mark.tsx'
import { AllCalm } from './all-calm.tsx'
import type { ViewData } from './dashboard.tsx'
import { PageHead } from './page-head.tsx'
import { type Placement, type Stage, stageOf } from './stages.ts'

const marks: Partial<Record<Stage, Status>> = { asking: 'wait', agreed: 'info', running: 'now', reviewing: 'done' }
const present: Stage[] = ['running', 'reviewing']

export function HostView({ data: { today, interns, published } }: { data: ViewData<'host'> }) {
  const t = useT('dashboard')
  const here = interns.filter((each) => present.includes(stageOf(each)))
  const coming = interns.filter((each) => !present.includes(stageOf(each)))
  const sentence = (subject: string, count: number) =>
    t(`host.${subject}.${count === 0 ? 'none' : count === 1 ? 'one' : 'many'}`, { count })
  const key = here.length === 0 ? 'host.nobody' : here.length === 1 ? 'host.titleOne' : 'host.title'
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead
        isLarge
        today={today}
        title={t(key, { count: here.length })}
        lead={`${sentence('expected', coming.length)} ${sentence('vacancies', published)}`}
      />
      <div className="mt-7 grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <Card title={t('host.here')}>
          {here.length > 0 ? <Interns people={here} /> : <AllCalm text={t('host.noneHere')} />}
        </Card>
        <Card title={t('host.coming')}>
          {coming.length > 0 ? <Interns people={coming} /> : <AllCalm text={t('host.noneComing')} />}
        </Card>
      </div>
    </div>
  )
}

function Interns({ people }: { people: Placement[] }) {
  const t = useT('dashboard')
  const locale = useLocale()
  return (
    <ul>
      {people.map((each) => {
        const stage = stageOf(each)
        const start = each.startDate ? t('host.from', { date: dateText(each.startDate, locale) }) : ''
        return (
          <li
            key={each.id}
            className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t"
          >
            <Avatar name={each.student.name} className="size-10 text-sm" />
            <span className="min-w-0 flex-1 basis-44">
              <span className="block truncate text-ui font-semibold">{each.student.name}</span>
              <span className="block truncate text-sm text-muted">
                {[each.title, start].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="max-sm:ml-13.5">
              <StatusPill status={marks[stage] ?? 'todo'}>{t(`host.stages.${stage}`)}</StatusPill>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
