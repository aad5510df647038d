import { fail } from '#engine/fail.ts'
import { feature, handle } from '#engine/feature.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/favourites.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { favouritesPersonal } from './favourites.personal.ts'

/** Nobody sees what somebody else likes, whatever their role. */
const favouritePolicy = {
  read: (me) => ({ userId: me.self }),
} satisfies Policy<typeof protocol.favourites>

const keepVacancy = handle(protocol.keepVacancy, async ({ subject, me, tx }) => {
  if (!isId(subject.id)) throw fail('record.missing')
  const vacancy = await tx.find(vacancies, subject.id)
  await tx.run('insert into favourites (user_id, vacancy_id) values ($1, $2) on conflict do nothing', [
    me.id,
    vacancy.id,
  ])
  return null
})

const letGoOfVacancy = handle(protocol.letGoOfVacancy, async ({ subject, me, tx }) => {
  if (isId(subject.id))
    await tx.run('delete from favourites where user_id = $1 and vacancy_id = $2', [me.id, subject.id])
  return null
})

/**
 * Of the vacancy as this person may find it, or could when it was still open. What is hidden may have been changed since,
 * or is for others now.
 */
const ofVacancy = (value: string, statuses: readonly string[]) => (t: string) =>
  `(select ${value} from vacancies v join organizations o on o.id = v.organization_id
    where v.id = ${t}.vacancy_id and v.status in (${statuses.map((status) => `'${status}'`)})
      and (o.status = 'approved' or v.status in ('closed', 'expired'))
      and (v.visible_to = 'all' or exists (select from vacancy_schools s join roles r on r.organization_id = s.school_id
        where s.vacancy_id = v.id and r.user_id = ${t}.user_id)))`
const named = ['published', 'full', 'closed', 'expired'] as const

export const favouritesFeature = feature({
  resources: [
    serve(protocol.favourites, {
      table: 'favourites',
      policy: favouritePolicy,
      expressions: {
        title: ofVacancy('v.title', named),
        sector: ofVacancy('v.sector', named),
        host: ofVacancy('o.name', named),
        status: ofVacancy('v.status', [...named, 'paused']),
      },
    }),
  ],
  commands: [keepVacancy, letGoOfVacancy],
  personal: favouritesPersonal,
})
