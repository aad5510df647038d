import { apiContext } from '#lib/context.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import type { Route } from './+types/student-options'
import { readStudents } from './student-options.server.ts'
import { findTurn } from './year-turn.data.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'turnYear'))
  const api = context.get(apiContext)
  const { turn } = await findTurn(api, school.id)
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  return Response.json(turn ? await readStudents(api, turn.id, search) : [])
}
