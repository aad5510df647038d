import { Link } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import { AllCalm } from './all-calm.tsx'
import type { ViewData } from './dashboard.tsx'
import { PageHead } from './page-head.tsx'
import { PeopleList } from './people-list.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { StageBar } from './stage-bar.tsx'

export function SchoolView({ data }: { data: ViewData<'school'> }) {
  const t = useT('dashboard')
  const { today, periods, period, students, placed, stages, late, lateCount } = data
  const percent = students > 0 ? Math.round((placed / students) * 100) : 0
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead
        isLarge
        today={today}
        title={students === 0 ? t('school.nobody') : t('school.title', { placed, students })}
        lead={!period ? t('noPeriod') : students === 0 ? t('school.nobodyLead') : t('school.lead', { percent })}
        aside={<PeriodChoice periods={periods} period={period} />}
      />
      <div className="mt-7">
        <StageBar stages={stages} students={students} />
      </div>
      <div className="mt-6 grid items-start gap-4 md:gap-6 lg:grid-cols-12">
        <Card title={t('school.late')} className="lg:col-span-8">
          {late.length > 0 ? (
            <PeopleList kind="late" people={late} count={lateCount} />
          ) : (
            <AllCalm text={t('school.nobodyLate')} />
          )}
        </Card>
        <Attention data={data} />
      </div>
    </div>
  )
}

/** What waits for somebody at the school today; a line appears only when there is something behind it. */
function Attention({ data }: { data: ViewData<'school'> }) {
  const t = useT('dashboard')
  const without = data.stages.find(({ name }) => name === 'without')?.count ?? 0
  const lines: { key: string; status: Status; count: number; to?: string }[] = [
    {
      key: 'leaving',
      status: 'warn',
      count: data.leaving,
      to: `/account/verwijderverzoek/${data.firstLeaving}`,
    },
    { key: 'without', status: 'err', count: without },
    { key: 'late', status: 'warn', count: data.lateCount },
    { key: 'waiting', status: 'wait', count: data.waitingCount },
    { key: 'pending', status: 'warn', count: data.pending },
    { key: 'invited', status: 'info', count: data.invited },
  ]
  const open = lines.filter(({ count }) => count > 0)
  return (
    <Card title={t('school.attention.title')} className="lg:col-span-4">
      {open.length === 0 ? <AllCalm text={t('school.attention.none')} /> : null}
      <ul>
        {open.map(({ key, status, count, to }) => (
          <li key={key} className="flex gap-3.5 border-line py-3 not-first:border-t">
            <StatusMark status={status} className="mt-0.5 size-5" />
            <span className="min-w-0">
              <span className="block text-ui font-semibold">
                {t(`school.attention.${key}.${count === 1 ? 'one' : 'many'}`, { count })}
              </span>
              <span className="block text-sm text-muted">{t(`school.attention.${key}.why`)}</span>
              {to ? (
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-4"
                >
                  {t(`school.attention.${key}.go`)}
                </Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
