import { apiContext } from '#lib/context.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import type { Route } from './+types/student-options'
import { readStudentOptions } from './student-options.server.ts'

/** Students whom one may report a place for, or propose one to, by the beginning of their names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'decideSelfFound'))
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  return Response.json(await readStudentOptions(context.get(apiContext), school.id, search))
}
