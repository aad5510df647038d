import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { libraryFiles } from '#protocol/features/library.ts'
import type { Route } from './+types/picture-choices'

const PER_PAGE = 12

/** Pictures that may stand on a page: those with words in both languages, and decoration. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const asked = new URL(request.url).searchParams
  const search = asked.get('q')?.trim().slice(0, 100) ?? ''
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const rows = await context.get(apiContext).list(libraryFiles, {
    filter: { statusEq: 'kept', kindEq: 'picture', described: true, ...(search ? { search } : {}) },
    page: { number: page, size: PER_PAGE },
  })
  const pictures = rows.map(({ id, name, fileId, altNl, altEn, isDecorative, focusX, focusY, width, height }) => ({
    ...{ id, name, fileId, altNl, altEn, isDecorative, focusX, focusY, width, height },
  }))
  return { pictures, page, last: Math.max(1, Math.ceil(rows.records / PER_PAGE)) }
}
