import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { previewContractTemplate } from '#protocol/features/contract-templates.ts'
import type { Route } from './+types/preview'

/** The template as it was last saved, about one internship. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeContractTemplates')
  const asked = new URL(request.url).searchParams
  const internshipId = asked.get('stage') ?? ''
  if (!isId(internshipId)) return null
  const locale = asked.get('taal') === 'en' ? 'en' : 'nl'
  const version = Number(asked.get('versie')) || undefined
  return context
    .get(apiContext)
    .run(previewContractTemplate, params.id, { internshipId, locale, ...(version ? { version } : {}) })
}
