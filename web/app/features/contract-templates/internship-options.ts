import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import type { Route } from './+types/internship-options'
import { readExamples } from './templates.data.ts'

/** Internships by the beginnings of names, for a box to search in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeContractTemplates')
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  return Response.json(await readExamples(context.get(apiContext), search))
}
