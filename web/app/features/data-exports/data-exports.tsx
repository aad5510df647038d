import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { readView } from '#app/features/data-viewer/view-address.ts'
import { apiOf } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import {
  busyExports,
  cancelDataExport,
  dataExports,
  EXPORT_DAYS,
  startDataExport,
} from '#protocol/features/data-exports.ts'
import { whereText } from '#protocol/features/data-viewer/data-viewer.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Download } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/data-exports'
import { ExportRow } from './export-row.tsx'

const here = '/admin/data-viewer/bestanden'
const SHOWN = 50
const PAUSE_MS = 1000

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'data-exports', 'title')

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'viewData')
  const rows = await apiOf(context, session).list(dataExports, { page: { size: SHOWN } })
  return {
    files: rows
      .filter(({ status, expiresAt }) => status !== 'done' || Date.parse(expiresAt) > Date.now())
      .map(({ can: _, type: __, ...file }) => ({ ...file, isBusy: busyExports.some((busy) => busy === file.status) })),
  }
}

/** A view in the address is one to make a file of; without it something that was begun is stopped. */
export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'viewData')
  const api = apiOf(context, session)
  const { searchParams } = new URL(request.url)
  const file = searchParams.get('soort')
  try {
    if (isKeyOf(tableFiles, file)) {
      const { source, columns, wheres, order } = readView(searchParams)
      const where = JSON.stringify(wheres.map(whereText))
      await api.run(startDataExport, '', { source, file, columns, where, order })
    } else {
      const id = formText(await request.formData(), 'id')
      if (!isId(id)) throw data(null, { status: 400 })
      await api.run(cancelDataExport, id)
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return redirect(here, withToast({ title: error.errors[0]?.detail ?? error.message, color: 'danger' }))
  }
  return redirect(here)
}

/** What one took along from the data viewer: how far it is, and the file for as long as it is kept. */
export default function DataExports({ loaderData: { files } }: Route.ComponentProps) {
  const t = useT('data-exports')
  const { revalidate } = useRevalidator()
  const isBusy = files.some((file) => file.isBusy)
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void revalidate(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
  return (
    <div className="wrap py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('viewer'), to: '/admin/data-viewer' }]} here={t('title')} />
      <h1 className="mt-3 text-h1">{t('title')}</h1>
      <p className="mt-1 max-w-[65ch] text-ui text-muted">{t('lead', { days: EXPORT_DAYS })}</p>
      {files.length > 0 ? (
        <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
          {files.map((file) => (
            <ExportRow key={file.id} file={file} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={Download}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to="/admin/data-viewer">{t('viewer')}</ButtonLink>}
        />
      )}
    </div>
  )
}
