import type { OpenReport } from '#app/features/self-found/own-reports.server.ts'
import { ReportNote } from '#app/features/self-found/report-note.tsx'
import { SelfFoundCard } from '#app/features/self-found/self-found-card.tsx'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Search, Send } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { isOpen } from '../application/application-steps.ts'
import type { Application } from '../applications.data.ts'
import { ApplicationRow, OwnCard } from './own-card.tsx'

type OwnData = { rows: Application[]; reports: OpenReport[]; records: number; page: number; last: number }

/** What somebody asked for themselves. An offer comes first: it cannot wait. */
export function OwnList({ data: { rows, reports, records, page, last } }: { data: OwnData }) {
  const t = useT('applications')
  const isLive = ({ status }: Application) => isOpen(status) || status === 'accepted'
  const first = (each: Application) => ['offered', 'accepted'].indexOf(each.status) + 1 || 9
  const live = rows.filter(isLive).sort((a, b) => first(a) - first(b))
  const ended = rows.filter((each) => !isLive(each))
  const hasPlace = live.some(({ status }) => status === 'accepted')
  // Who has no school may have more than one place.
  const isVolunteer = live.some((each) => each.isVolunteer)
  const waiting = live.filter(({ status }) => status !== 'accepted').length
  return (
    <div className="wrap py-6 md:py-10">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-h1">{t('own.title')}</h1>
          {records > 0 ? (
            <p className="mt-1 text-ui text-muted">
              {t(
                waiting === 0
                  ? hasPlace
                    ? isVolunteer
                      ? 'own.leadVolunteer'
                      : 'own.leadPlaced'
                    : 'own.leadNone'
                  : waiting === 1
                    ? 'own.leadOne'
                    : 'own.lead',
                { count: waiting },
              )}
            </p>
          ) : null}
        </div>
        {records > 0 && (!hasPlace || isVolunteer) ? (
          <ButtonLink to="/stagebank" look="outline" className="max-sm:w-full">
            <Search className="size-5 text-muted" />
            {t('own.search')}
          </ButtonLink>
        ) : null}
      </div>
      {records === 0 ? (
        <Card className="mt-6">
          <EmptyState
            icon={Send}
            title={t('own.empty.title')}
            text={t('own.empty.text')}
            action={<ButtonLink to="/stagebank">{t('own.empty.action')}</ButtonLink>}
          />
        </Card>
      ) : null}
      <div className="mt-6 grid gap-4 md:gap-6">
        {reports.map((each) => (
          <ReportNote key={each.id} report={each} />
        ))}
        {live.map((each) => (
          <OwnCard key={each.id} of={each} />
        ))}
        {ended.length > 0 ? (
          <Card title={t('own.ended')}>
            <ul>
              {ended.map((each) => (
                <ApplicationRow key={each.id} of={each} />
              ))}
            </ul>
          </Card>
        ) : null}
        {reports.length > 0 ? null : <SelfFoundCard />}
      </div>
      {last > 1 ? <Pager page={page} last={last} to={(number) => `/aanmeldingen?page=${number}`} /> : null}
    </div>
  )
}
