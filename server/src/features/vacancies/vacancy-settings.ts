import { answer, handle } from '#engine/feature.ts'
import { anyOf } from '#engine/judging/condition.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'

export const vacancySettings = answer(protocol.vacancySettings, async ({ read }) => {
  const [row] = await read<{ asks: boolean }>({
    text: 'select vacancies_need_review as asks from site_settings',
    values: [],
  })
  return { meta: { needsReview: row?.asks ?? false } }
})

export const updateVacancySettings = handle(
  protocol.updateVacancySettings,
  async ({ input: { needsReview }, me, tx }) => {
    const { id } = await tx.one<{ id: string }>(
      `insert into site_settings (vacancies_need_review, updated_by) values ($1, $2)
       on conflict (tenant_id) do update set vacancies_need_review = $1, updated_by = $2 returning id`,
      [needsReview, me.id],
    )
    tx.emit(protocol.vacancySettingsUpdated, { needsReview }, { type: 'siteSettings', id })
    return { status: 200, body: metaDocument({ needsReview }) }
  },
  (me) => anyOf(me.isOperator, me.isSchoolOrCenterAdmin),
)
