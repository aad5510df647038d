import type { Input } from '#protocol/declaring/define.ts'
import { createVacancy, publishVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { vacancyTextOf } from '#protocol/features/vacancies/vacancy-text.ts'
import type { Person } from '#test/world.ts'

type Filled = Partial<Input<typeof createVacancy.input>>

/** Everything that a vacancy needs before it can be published. */
export const completeVacancy = {
  title: 'Hokken schoonmaken',
  body: vacancyTextOf('Je helpt de geiten en maakt samen met een collega de hokken schoon.'),
  sector: 'dieren' as const,
  hours: 40,
  city: 'Ede',
}

export const draftVacancy = (who: Person, organizationId: string, filled: Filled = {}) =>
  who.run(createVacancy, '', { ...completeVacancy, organizationId, ...filled })

export async function publishedVacancy(who: Person, organizationId: string, filled: Filled = {}) {
  const { id } = await draftVacancy(who, organizationId, filled)
  return who.run(publishVacancy, id)
}
