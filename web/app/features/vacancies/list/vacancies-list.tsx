import { useMemo } from 'react'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { type HeadLink, ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { WorkingFor } from '#app/features/organizations/working-for.tsx'
import { useSectorWords } from '#app/features/stagebank/cards/use-sector-name.ts'
import { apiOf } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Briefcase, ClipboardCheck, Flag, Plus } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { readTableState } from '#ui/table/table-state.ts'
import { useVacancyActions, vacancyHref } from '../use-vacancy-actions.ts'
import {
  countWaiting,
  isLeftToCentre,
  offeringChoices,
  reachOf,
  readVacancies,
  type VacancyRow,
  vacanciesFilter,
} from '../vacancies.data.ts'
import { leadToDraft, vacancyCommands } from '../vacancies-actions.server.ts'
import type { Route } from './+types/vacancies-list'
import { vacanciesTable } from './vacancies-table.tsx'
import { VacancyPanel } from './vacancy-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'vacancies', 'title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'offerVacancies')
  const api = apiOf(context, session)
  const offering = await offeringChoices(api, session, request)
  const reach = reachOf(session, request)
  const table = vacanciesTable(offering, reach)
  const state = await readList(context, request, table)
  const [found, isCentres, waiting] = await Promise.all([
    readVacancies(api, table, state),
    isLeftToCentre(api, session),
    session.can.judgeVacancies && session.waiting.vacancyReports !== undefined ? countWaiting(api) : null,
  ])
  const isSchool = session.home === 'school'
  return { offering, reach, state, ...found, isSchool, isCentres, waiting }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  const table = vacanciesTable(await offeringChoices(api, session, request), reachOf(session, request))
  return runListAction(api, vacancyCommands, {
    form: await request.formData(),
    filter: vacanciesFilter(table, readTableState(request, table)),
    outcomeOf: async (action, id, row) => leadToDraft(action, id, row),
  })
}

const named = (towns: string[]) => towns.map((name) => ({ id: name, name }))

/** Everything that one offers, or that one's organizations do. Everything that is asked stands in the address. */
export default function VacanciesList({ loaderData }: Route.ComponentProps) {
  const { offering, reach, state, rows, records, isSchool, isCentres, waiting } = loaderData
  const t = useT('vacancies')
  const table = useMemo(() => vacanciesTable(offering, reach), [offering, reach])
  const words = useSectorWords(namedWords({ organization: offering.known, city: named(reach.towns) }, t))
  const { menuOf, bulkActions, dialog } = useVacancyActions(state, rows, records)
  const add: HeadLink = {
    to: '/vacancies/add',
    icon: Plus,
    label: t('add.open'),
    look: isCentres ? 'outline' : undefined,
  }
  const judging: HeadLink[] = waiting
    ? [
        { to: '/vacancies/reports', icon: Flag, label: t('reports.open'), look: 'outline', count: waiting.reports },
        {
          to: '/vacancies/review',
          icon: ClipboardCheck,
          label: t('review.open'),
          look: 'outline',
          count: waiting.review,
        },
      ]
    : []
  return (
    <ListPage<VacancyRow>
      words="vacancies"
      say={{
        lead: t(waiting ? 'leadJudge' : 'lead'),
        empty: {
          title: isSchool ? t('empty.titleSchool') : undefined,
          text: isCentres ? t('ofCentre.own') : isSchool ? t('empty.textSchool') : undefined,
        },
      }}
      tableWords={words}
      table={table}
      found={{ state, rows, records }}
      about={<WorkingFor />}
      head={[...judging, add]}
      nameOf={({ title }) => title}
      hrefOf={vacancyHref}
      menuOf={menuOf}
      bulkActions={bulkActions}
      bulkOf="vacancies"
      empty={{
        icon: Briefcase,
        action: (
          <div className="flex flex-wrap justify-center gap-3">
            {isSchool ? <ButtonLink to="/stagebank">{t('empty.toStagebank')}</ButtonLink> : null}
            <ButtonLink to={add.to} look={isSchool ? 'outline' : undefined}>
              {add.label}
            </ButtonLink>
          </div>
        ),
      }}
      panel={(row) => <VacancyPanel {...row} words={words} />}
      dialogs={dialog}
    >
      {isCentres && records > 0 ? (
        <div className="mt-5">
          <Notice tone="info">{t('ofCentre.text')}</Notice>
        </div>
      ) : null}
    </ListPage>
  )
}
