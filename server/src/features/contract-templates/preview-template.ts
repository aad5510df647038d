import { fail, failField } from '#engine/fail.ts'
import { type HandledRoute, handle, route } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { makesContracts } from '#features/contracts/contracts.policy.ts'
import { contractDocument } from '#features/contracts/paper/contract-document.ts'
import { internshipFacts } from '#features/contracts/paper/contract-facts.ts'
import { paperAbout } from '#features/contracts/paper/contract-paper.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import * as protocol from '#protocol/features/contract-templates.ts'
import { isTemplateText } from '#protocol/features/contract-text.ts'
import { internships } from '#protocol/features/internships.ts'
import { sendDocument } from '#server/documents/send-document.ts'
import { askedOf, paramOf } from '#server/http/request-values.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { contractTemplatePolicy } from './contract-templates.policy.ts'

type Template = { name: string; textNl: unknown; textEn: unknown }
type About = { template: Template; internshipId: string; locale: Locale }

/** A template as it is being written, about one internship. */
async function preview(tx: Tx, me: Me, { template, internshipId, locale }: About): Promise<protocol.TemplatePreview> {
  const may = isId(internshipId) && (await tx.holdsFor(internships, internshipId, makesContracts(me)))
  const facts = may ? await internshipFacts(tx, internshipId) : undefined
  if (!facts) throw failField('relation.missing', 'internshipId', { name: 'internship' })
  const { name, textNl, textEn } = template
  if (!isTemplateText(textNl)) throw fail('contract.noTemplate')
  return paperAbout({
    template: { name, textNl, textEn: isTemplateText(textEn) ? textEn : null },
    facts,
    blanks: {},
    contract: { number: '…', version: 1, locale, extra: null },
    // Who signs is chosen when the contract is made, which gets its number then.
    signers: [],
  })
}

/** As it is being written, or as it was published once. */
async function textsOf(tx: Tx, template: Template & { id: string }, version: number | null): Promise<Template> {
  if (version === null) return template
  const found = await tx.row<Omit<Template, 'name'>>(
    'select text_nl as "textNl", text_en as "textEn" from contract_template_versions where template_id = $1 and number = $2',
    [template.id, version],
  )
  if (!found) throw fail('record.missing')
  return { name: template.name, ...found }
}

export const previewContractTemplate = handle(protocol.previewContractTemplate, async ({ subject, input, me, tx }) => {
  const told = await preview(tx, me, {
    template: await textsOf(tx, subject, input.version ?? null),
    internshipId: input.internshipId,
    locale: input.locale ?? 'nl',
  })
  return { status: 200, body: metaDocument(told) }
})

const paper = new URL('../contracts/paper/contract.typ', import.meta.url)

/** The same as the PDF that people would get, before anybody signs; or a picture of it, which a page can show beside the text. */
export const previewRoutes = (road: Road): HandledRoute[] => [
  previewRoute(road, 'GET /api/v1/contract_templates/:id/preview.pdf', 'pdf'),
  previewRoute(road, 'GET /api/v1/contract_templates/:id/preview.svg', 'svg'),
]

const previewRoute = (road: Road, address: `GET /${string}`, as: 'pdf' | 'svg'): HandledRoute =>
  route(address, 'session', async (asked) => {
    const { call, request } = asked
    await road.authenticate(call, 'session')
    requireFlag(call.site, 'digitalContracts')
    const id = paramOf(request, 'id')
    const told = await road.inTenant(call.site, async (tx) => {
      const may = isId(id) && (await tx.holdsFor(protocol.contractTemplates, id, contractTemplatePolicy.read(call.me)))
      const template = may ? await tx.rowFrom(protocol.contractTemplates, 'where id = $1', [id]) : undefined
      if (!template) throw fail('record.missing')
      const { locale, internship, version } = askedOf(request)
      const number = typeof version === 'string' && /^\d{1,6}$/.test(version) ? Number(version) : null
      return preview(tx, call.me, {
        template: await textsOf(tx, template, number),
        internshipId: typeof internship === 'string' ? internship : '',
        locale: locale === 'en' ? 'en' : 'nl',
      })
    })
    return sendDocument(road, asked, {
      name: told.paper.title,
      template: paper,
      as,
      data: { ...contractDocument(told.paper, []), proof: null },
    })
  })
