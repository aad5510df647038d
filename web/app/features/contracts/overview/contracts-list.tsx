import { useMemo } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { filterQuery } from '#app/features/bulk-actions/filter-query.ts'
import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiOf } from '#lib/context.ts'
import { useT, useWordsOf } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import type { Session } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { contractDesk } from '#protocol/features/contract-desk.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { BellRing, Eye, FilePenLine, Plus } from '#ui/icons.tsx'
import type { MenuPart } from '#ui/menu.tsx'
import { type FilterChoices, noChoices } from '#ui/table/choices.ts'
import { namedWords } from '#ui/table/named-words.ts'
import type { Section } from '#ui/table/section-row.tsx'
import { filterOf, readTableState } from '#ui/table/table-state.ts'
import type { Route } from './+types/contracts-list'
import { type ContractRow, toneOf } from './contract-row.ts'
import { readContracts } from './contracts.data.ts'
import { type ContractsAnswer, runContractsAction } from './contracts-actions.server.ts'
import { contractsTable } from './contracts-table.tsx'
import { useHeadline } from './headline.ts'
import { Outcome } from './outcome.tsx'
import { ToneSection, toneCounts } from './tone-section.tsx'
import { useContractActions } from './use-contract-actions.tsx'
import { WaitsTiles } from './waits-tiles.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'contracts', 'overview.menu')

async function tableOf(context: Route.LoaderArgs['context'], request: Request, session: Session) {
  const followsMany = session.can.followContracts === true
  const { periods: found } = session.can.makeContracts ? await choosePeriod(context, request) : { periods: [] }
  const periods: FilterChoices =
    found.length > 1 ? { known: found.map(({ id, name }) => ({ id, name })), isMany: false } : noChoices
  return { periods, followsMany }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeContracts')
  const api = apiOf(context, session)
  const access = await tableOf(context, request, session)
  const table = contractsTable(access.periods, access.followsMany)
  const state = await readList(context, request, table)
  const periodId = state.filters.period
  const [found, desk] = await Promise.all([
    readContracts(api, table, state, session),
    api.tell(contractDesk, periodId ? { filter: { periodId } } : {}),
  ])
  return { access, state, desk, canMake: session.can.makeContracts === true, ...found }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'followContracts')
  const { periods, followsMany } = await tableOf(context, request, session)
  const table = contractsTable(periods, followsMany)
  const filter = filterOf(table, readTableState(request, table))
  return runContractsAction(apiOf(context, session), await request.formData(), filter)
}

/** Contracts with who holds each up, the longest waiting first. */
export default function ContractsList({ loaderData, actionData }: Route.ComponentProps) {
  const { access, state, desk, rows, records, canMake } = loaderData
  const { followsMany } = access
  const t = useT('contracts')
  const words = useWordsOf('contracts')
  const { search } = useLocation()
  const table = useMemo(() => contractsTable(access.periods, followsMany), [access, followsMany])
  const fetcher = useFetcher<ContractsAnswer>({ key: 'contracts' })
  const { bulkActions, dialog } = useContractActions(records)
  const filter = filterOf(table, state)
  const { title, lead } = useHeadline(desk, followsMany)
  const lateHere = Object.values(desk.waits).reduce((sum, { late }) => sum + late, 0) - (desk.waits.staff?.late ?? 0)
  const menuOf = ({ id }: ContractRow): MenuPart[] => [
    { entries: [{ key: 'open', label: t('overview.open'), icon: Eye, to: `/contracts/${id}` }] },
  ]
  const counts = toneCounts(desk, state)
  const sectionOf = (row: ContractRow): Section | undefined => {
    const tone = toneOf(row)
    if (!tone) return undefined
    const shown = rows.filter((each) => toneOf(each) === tone).length
    return { key: tone, content: <ToneSection tone={tone} shown={shown} counts={counts} /> }
  }
  return (
    <ListPage<ContractRow>
      words="contracts"
      say={{
        title,
        lead,
        search: t('overview.search'),
        empty: {
          title: t('overview.empty.title'),
          text: t(followsMany ? 'overview.empty.text' : 'overview.empty.own'),
        },
      }}
      tableWords={namedWords({ period: access.periods.known }, (key, params) => words(`overview.${key}`, params))}
      table={table}
      found={loaderData}
      tools={
        followsMany ? (
          <>
            <ExportMenu to={(kind) => `/api/v1/contracts/export.${kind}?${filterQuery(filter)}`} />
            {canMake ? (
              <ButtonLink to="/contracts/make" look="outline">
                <Plus className="size-5 text-muted" />
                {t('overview.make')}
              </ButtonLink>
            ) : null}
            {canMake && lateHere > 0 ? (
              <fetcher.Form method="post" action={`/contracts${search}`}>
                <input type="hidden" name="do" value="remindLate" />
                <SubmitButton isWorking={fetcher.state !== 'idle'} className="w-full">
                  <BellRing className="size-5" />
                  {t('overview.remindLate')}
                </SubmitButton>
              </fetcher.Form>
            ) : null}
          </>
        ) : undefined
      }
      nameOf={({ student, number }) => `${student}, ${number}`}
      hrefOf={({ id }) => `/contracts/${id}`}
      menuOf={followsMany ? menuOf : undefined}
      sectionOf={followsMany && state.sort === 'waits' ? sectionOf : undefined}
      bulkActions={
        rows.some(({ can }) => can.editContract || can.requestContractFields || can.fillContractFields) && canMake
          ? bulkActions
          : []
      }
      empty={{ icon: FilePenLine }}
      dialogs={dialog}
    >
      {followsMany ? (
        <WaitsTiles desk={desk} chosen={{ waits: state.filters.waits ?? [], status: state.filters.status ?? [] }} />
      ) : null}
      <Outcome answer={fetcher.data ?? actionData} />
    </ListPage>
  )
}
