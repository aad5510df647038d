import { redirect } from 'react-router'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { useRemoveRow } from '#app/features/lists/use-remove-row.tsx'
import { apiContext } from '#lib/context.ts'
import { dateText, numberText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { tagColors, tags } from '#protocol/features/tags.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FilePenLine, Merge, Plus, Tags } from '#ui/icons.tsx'
import type { MenuPart } from '#ui/menu.tsx'
import type { Table } from '#ui/table/column.ts'
import { readOptionsOf } from '#ui/table/table-state.ts'
import type { Route } from './+types/tags-list'
import { TagChip, type TagLook } from './tag-chip.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'tags', 'title')

type TagRow = TagLook & { id: string; studentCount: number; organizationCount: number; createdAt: string }

const table: Table<TagRow> = {
  name: 'tags',
  sort: 'name',
  search: 'nameCont',
  filters: { color: { by: 'colorIn', options: tagColors } },
  columns: [
    { key: 'name', sort: 'name', width: 'lg', cell: (row) => <TagChip {...row} />, title: ({ name }) => name },
    {
      key: 'students',
      width: 'sm',
      align: 'end',
      phone: 'text',
      cell: ({ studentCount: students, organizationCount: organizations }, locale, words) => (
        <>
          <span className="max-md:hidden">{numberText(students, locale)}</span>
          <span className="md:hidden">{words('uses', { students, organizations })}</span>
        </>
      ),
    },
    {
      key: 'organizations',
      width: 'sm',
      align: 'end',
      cell: ({ organizationCount }, locale) => numberText(organizationCount, locale),
    },
    { key: 'color', isHidden: true, cell: ({ color }, _, words) => words(`filters.color.${color}`) },
    {
      key: 'createdAt',
      sort: 'createdAt',
      width: 'md',
      align: 'end',
      cell: ({ createdAt }, locale) => dateText(createdAt, locale, 'full'),
    },
  ],
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeTags')
  const isKeeper = session.can.keepTags === true
  const state = await readList(context, request, table)
  const shown = ['name', 'color', 'icon', 'studentCount', 'organizationCount', 'createdAt'] as const
  const found = await context
    .get(apiContext)
    .list(tags, { ...readOptionsOf(tags, table, state), fields: { tags: shown } })
  const rows = found.map(
    ({ id, name, color, icon, studentCount, organizationCount, createdAt }): TagRow => ({
      ...{ id, name, color, studentCount, organizationCount, createdAt },
      icon: icon ?? null,
    }),
  )
  return { state, rows, records: found.records, isKeeper }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepTags')
  const id = String((await request.formData()).get('id'))
  return save(async () => {
    await context.get(apiContext).remove(tags, id)
    return redirect('/tags', withToast({ title: 'tags.saved.deleted' }))
  })
}

/** One list for the whole site, so that what students like and what hosts do can meet. */
export default function TagsList({ loaderData, actionData }: Route.ComponentProps) {
  const { isKeeper } = loaderData
  const t = useT('tags')
  const { removal, dialog } = useRemoveRow('tags')
  const add = { to: '/tags/add', icon: Plus, label: t('add.open') }
  const menuOf = (row: TagRow): MenuPart[] => {
    const { studentCount: students, organizationCount: organizations } = row
    const text = t(students + organizations > 0 ? 'delete.used' : 'delete.text', { students, organizations })
    const links = [
      { key: 'edit', label: t('edit.open'), icon: FilePenLine, to: `/tags/${row.id}/edit` },
      { key: 'merge', label: t('merge.open'), icon: Merge, to: `/tags/${row.id}/merge` },
    ]
    return [{ entries: links }, removal(row, text)]
  }
  return (
    <ListPage<TagRow>
      words="tags"
      say={{ lead: t('lead') }}
      tableWords={(key, params) => t(`table.${key}`, params)}
      table={table}
      found={loaderData}
      head={isKeeper ? [add] : []}
      errors={actionData?.errors}
      nameOf={({ name }) => name}
      hrefOf={isKeeper ? ({ id }) => `/tags/${id}/edit` : undefined}
      menuOf={isKeeper ? menuOf : undefined}
      empty={{ icon: Tags, action: isKeeper ? <ButtonLink to={add.to}>{add.label}</ButtonLink> : undefined }}
      dialogs={dialog}
    />
  )
}
