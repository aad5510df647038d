import { useMemo, useState } from 'react'
import { BulkProgress } from '#app/features/bulk-actions/bulk-progress.tsx'
import { WorkingFor } from '#app/features/organizations/working-for.tsx'
import { useSectorWords } from '#app/features/stagebank/cards/use-sector-name.ts'
import { apiOf } from '#lib/context.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Briefcase, ClipboardCheck, Flag, Plus } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { readTableState } from '#ui/table/table-state.ts'
import { titleAmong } from '../same-title.ts'
import { useVacancyActions } from '../use-vacancy-actions.ts'
import {
  countWaiting,
  isLeftToCentre,
  readOffering,
  readVacancies,
  type VacancyRow,
  vacanciesFilter,
} from '../vacancies.data.ts'
import { runVacanciesAction } from '../vacancies-actions.server.ts'
import type { Route } from './+types/vacancies-list'
import { vacanciesTable } from './vacancies-table.tsx'
import { VacancyPanel } from './vacancy-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'Vacatures', en: 'Vacancies' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'offerVacancies')
  const api = apiOf(context, session)
  const offering = await readOffering(api, session)
  const table = vacanciesTable(offering)
  const state = readTableState(request, table)
  const [found, isCentres, waiting] = await Promise.all([
    readVacancies(api, table, state),
    isLeftToCentre(api, session),
    session.can.judgeVacancies ? countWaiting(api) : null,
  ])
  const isSchool = session.home === 'school'
  return { offering, state, ...found, isSchool, isCentres, waiting }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  const table = vacanciesTable(await readOffering(api, session))
  return runVacanciesAction(api, await request.formData(), vacanciesFilter(table, readTableState(request, table)))
}

/** Everything that one offers, or that one's organizations do. Everything that is asked stands in the address. */
export default function VacanciesList({ loaderData }: Route.ComponentProps) {
  const { offering, state, rows: found, records, isSchool, isCentres, waiting } = loaderData
  const t = useT('vacancies')
  const locale = useLocale()
  const rows = useMemo(() => found.map((row) => ({ ...row, title: titleAmong(row, found, locale) })), [found, locale])
  const [open, setOpen] = useState<VacancyRow>()
  const table = useMemo(() => vacanciesTable(offering), [offering])
  const words = useSectorWords(namedWords({ organization: offering }, t))
  const { menuOf, bulkActions, dialog } = useVacancyActions(state, records)
  return (
    <div className="wrap-wide py-6 md:py-10">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-h1">{t('title')}</h1>
          <WorkingFor />
          <p className="mt-1 max-w-[60ch] text-ui text-muted">{t(waiting ? 'leadJudge' : 'lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {waiting ? (
            <>
              <ButtonLink to="/vacancies/reports" look="outline">
                <Flag className="size-5 text-muted" />
                {t('reports.open')}
                {waiting.reports > 0 ? <Badge tone="count">{waiting.reports}</Badge> : null}
              </ButtonLink>
              <ButtonLink to="/vacancies/review" look="outline">
                <ClipboardCheck className="size-5 text-muted" />
                {t('review.open')}
                {waiting.review > 0 ? <Badge tone="count">{waiting.review}</Badge> : null}
              </ButtonLink>
            </>
          ) : null}
          <ButtonLink to="/vacancies/add" look={isCentres ? 'outline' : undefined}>
            <Plus className="size-5" />
            {t('add.open')}
          </ButtonLink>
        </div>
      </div>
      {isCentres && records > 0 ? (
        <div className="mt-5">
          <Notice tone="info">{t('ofCentre.text')}</Notice>
        </div>
      ) : null}
      <div className="mt-6">
        <DataTable<VacancyRow>
          table={table}
          state={state}
          rows={rows}
          records={records}
          words={words}
          label={t('title')}
          searchLabel={t('search')}
          nameOf={({ title }) => title}
          hrefOf={({ id }) => `/vacancies/${id}`}
          onOpen={setOpen}
          menuOf={menuOf}
          bulkActions={bulkActions}
          empty={
            <EmptyState
              icon={Briefcase}
              title={t(isSchool ? 'empty.titleSchool' : 'empty.title')}
              text={t(isCentres ? 'ofCentre.text' : isSchool ? 'empty.textSchool' : 'empty.text')}
              action={
                <div className="flex flex-wrap justify-center gap-3">
                  {isSchool ? <ButtonLink to="/stagebank">{t('empty.toStagebank')}</ButtonLink> : null}
                  <ButtonLink to="/vacancies/add" look={isSchool ? 'outline' : undefined}>
                    {t('add.open')}
                  </ButtonLink>
                </div>
              }
            />
          }
        />
      </div>
      <VacancyPanel rows={rows} row={open} onChange={setOpen} state={state} records={records} words={words} />
      {dialog}
      <BulkProgress resourceType="vacancies" />
    </div>
  )
}
