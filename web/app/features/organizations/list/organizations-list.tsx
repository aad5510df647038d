import { useMemo } from 'react'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { useSectorWords } from '#app/features/stagebank/cards/use-sector-name.ts'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ClipboardCheck, Plus, Store } from '#ui/icons.tsx'
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

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'organizations', 'title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const isManager = (await requireSession(context)).can.manageOrganizations === true
  const api = context.get(apiContext)
  const choices = await readChoices(api, request)
  const table = organizationsTable(choices, isManager)
  const state = await readList(context, request, table)
  const [found, waiting, views] = await Promise.all([
    readOrganizations(api, table, state),
    isManager ? countPending(api) : undefined,
    readSavedViews(api, table.name),
  ])
  return { isManager, choices, state, ...found, waiting: waiting ?? 0, views }
}

export async function action({ request, context }: Route.ActionArgs) {
  const isManager = (await requireSession(context)).can.manageOrganizations === true
  const api = context.get(apiContext)
  const table = organizationsTable(await readChoices(api, request), isManager)
  return runListAction(api, organizationCommands, {
    form: await request.formData(),
    filter: organizationsFilter(table, readTableState(request, table)),
    outcomeOf: async (action, id) =>
      action === 'archiveOrganization' && (await isClosing(api, id)) ? 'closing' : undefined,
  })
}

/** Every organization one may see. Everything that is asked stands in the address. */
export default function OrganizationsList({ loaderData }: Route.ComponentProps) {
  const { isManager, choices, state, rows, records, waiting } = loaderData
  const t = useT('organizations')
  const table = useMemo(() => organizationsTable(choices, isManager), [choices, isManager])
  const city = choices.cities.map((name) => ({ id: name, name }))
  const words = useSectorWords(namedWords({ tag: choices.tags, center: choices.centers, city }, t))
  const { menuOf, bulkActions, dialog } = useOrganizationActions(state, rows, records)
  const approve = { to: '/organizations/approve', icon: ClipboardCheck, label: t('approve.open'), count: waiting }
  const add = { to: '/organizations/add', icon: Plus, label: t('add.open') }
  return (
    <ListPage<OrganizationRow>
      words="organizations"
      say={{ lead: t(isManager ? 'lead' : 'leadReader') }}
      tableWords={words}
      table={table}
      found={loaderData}
      counts={isManager ? { waiting } : {}}
      head={isManager ? [{ ...approve, look: 'outline' }, add] : []}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/organizations/${id}`}
      menuOf={menuOf}
      bulkActions={isManager ? bulkActions : []}
      bulkOf={isManager ? 'organizations' : undefined}
      empty={{ icon: Store, action: isManager ? <ButtonLink to={add.to}>{add.label}</ButtonLink> : undefined }}
      panel={(row) => <OrganizationPanel {...row} words={words} />}
      dialogs={dialog}
    />
  )
}
