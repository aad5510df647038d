import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { libraryFiles } from '#protocol/features/library.ts'
import type { Route } from './+types/picture-choices'
import { shownPicture } from './library-picture.tsx'

const PER_PAGE = 12

/** Pictures for a page. Those that have no words yet stand there too: whoever chooses one is asked for them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const asked = new URL(request.url).searchParams
  const search = asked.get('q')?.trim().slice(0, 100) ?? ''
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const rows = await context.get(apiContext).list(libraryFiles, {
    filter: { statusEq: 'kept', kindEq: 'picture', ...(search ? { search } : {}) },
    page: { number: page, size: PER_PAGE },
  })
  const pictures = rows.map((row) => ({
    ...shownPicture(row),
    ...{ id: row.id, name: row.name, isDescribed: row.isDescribed },
  }))
  return { pictures, page, last: Math.max(1, Math.ceil(rows.records / PER_PAGE)) }
}
export type PictureChoices = Awaited<ReturnType<typeof loader>>
