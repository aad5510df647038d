import { useMemo, useState } from 'react'
import { BulkProgress } from '#app/features/bulk-actions/bulk-progress.tsx'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { SavedViewsMenu } from '#app/features/saved-views/saved-views.tsx'
import { useSectorWords } from '#app/features/stagebank/cards/use-sector-name.ts'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ClipboardCheck, Plus, Store } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { readTableState } from '#ui/table/table-state.ts'
import {
  countPending,
  type OrganizationRow,
  organizationsFilter,
  readChoices,
  readOrganizations,
} from '../organizations.data.ts'
import { isClosing, organizationCommands } from '../organizations-actions.server.ts'
import { useOrganizationActions } from '../use-organization-actions.ts'
import type { Route } from './+types/organizations-list'
import { OrganizationPanel } from './organization-panel.tsx'
import { organizationsTable } from './organizations-table.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'Organisaties', en: 'Organizations' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const isManager = (await requireSession(context)).can.manageOrganizations === true
  const api = context.get(apiContext)
  const choices = await readChoices(api)
  const table = organizationsTable(choices, isManager)
  const state = readTableState(request, table)
  const [found, waiting, kept] = await Promise.all([
    readOrganizations(api, table, state),
    isManager ? countPending(api) : undefined,
    readSavedViews(api, table.name),
  ])
  return { isManager, choices, state, ...found, waiting: waiting ?? 0, kept }
}

export async function action({ request, context }: Route.ActionArgs) {
  const isManager = (await requireSession(context)).can.manageOrganizations === true
  const api = context.get(apiContext)
  const table = organizationsTable(await readChoices(api), isManager)
  return runListAction(api, organizationCommands, {
    form: await request.formData(),
    filter: organizationsFilter(table, readTableState(request, table)),
    outcomeOf: async (action, id) =>
      action === 'archiveOrganization' && (await isClosing(api, id)) ? 'closing' : undefined,
  })
}

/** Every organization one may see. Everything that is asked stands in the address. */
export default function OrganizationsList({ loaderData }: Route.ComponentProps) {
  const { isManager, choices, state, rows, records, waiting, kept } = loaderData
  const t = useT('organizations')
  const [open, setOpen] = useState<OrganizationRow>()
  const table = useMemo(() => organizationsTable(choices, isManager), [choices, isManager])
  const city = choices.cities.map((name) => ({ id: name, name }))
  const words = useSectorWords(namedWords({ tag: choices.tags, center: choices.centers, city }, t))
  const { menuOf, bulkActions, dialog } = useOrganizationActions(state, rows, records)
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead title={t('title')} lead={t(isManager ? 'lead' : 'leadReader')}>
        {isManager ? (
          <>
            <ButtonLink to="/organizations/approve" look="outline">
              <ClipboardCheck className="size-5 text-muted" />
              {t('approve.open')}
              {waiting > 0 ? <Badge tone="count">{waiting}</Badge> : null}
            </ButtonLink>
            <ButtonLink to="/organizations/add">
              <Plus className="size-5" />
              {t('add.open')}
            </ButtonLink>
          </>
        ) : null}
      </ListHead>
      <div className="mt-6">
        <DataTable<OrganizationRow>
          table={table}
          state={state}
          rows={rows}
          records={records}
          counts={isManager ? { waiting } : {}}
          tools={<SavedViewsMenu spec={table} state={state} views={kept} />}
          words={words}
          label={t('title')}
          searchLabel={t('search')}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => `/organizations/${id}`}
          onOpen={setOpen}
          menuOf={menuOf}
          bulkActions={isManager ? bulkActions : []}
          empty={
            <EmptyState
              icon={Store}
              title={t('empty.title')}
              text={t('empty.text')}
              action={isManager ? <ButtonLink to="/organizations/add">{t('add.open')}</ButtonLink> : undefined}
            />
          }
        />
      </div>
      <OrganizationPanel rows={rows} row={open} onChange={setOpen} state={state} records={records} words={words} />
      {dialog}
      {isManager ? <BulkProgress resourceType="organizations" /> : null}
    </div>
  )
}
