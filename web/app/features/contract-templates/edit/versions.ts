import { data } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { contractTemplateVersions } from '#protocol/features/contract-templates.ts'
import type { Route } from './+types/versions'

/** A school publishes a few a year. */
const MOST = 50

/** What was published, the newest first; with a number, that one with its text. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeContractTemplates')
  const api = context.get(apiContext)
  const number = Number(new URL(request.url).searchParams.get('nummer'))
  const found = await api.list(contractTemplateVersions, {
    filter: { templateIdEq: params.id, ...(number > 0 ? { numberEq: number } : {}) },
    page: { size: MOST },
  })
  const versions = found.map(({ id, number: each, createdAt, publishedBy, contracts }) => ({
    ...{ id, number: each, createdAt, contracts },
    publishedBy: publishedBy ?? null,
  }))
  if (!(number > 0)) return { versions, text: null }
  const [chosen] = found
  if (!chosen) throw data(null, { status: 404 })
  const { textNl, textEn, blanks, steps } = await api.find(contractTemplateVersions, chosen.id)
  return { versions, text: { textNl, textEn: textEn ?? null, blanks, steps } }
}
export type VersionsAnswer = Awaited<ReturnType<typeof loader>>
