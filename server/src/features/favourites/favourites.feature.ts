import { fail } from '#engine/fail.ts'
import { feature, handle } from '#engine/feature.ts'
import { type Policy, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/favourites.ts'
import { isId } from '#protocol/fields.ts'
import { vacancies } from '#protocol/vacancies.ts'

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

const ofVacancy = (column: string) => (t: string) =>
  `(select v.${column} from vacancies v where v.id = ${t}.vacancy_id)`

export const favouritesFeature = feature({
  resources: [
    serve(protocol.favourites, {
      table: 'favourites',
      policy: favouritePolicy,
      expressions: {
        title: ofVacancy('title'),
        sector: ofVacancy('sector'),
        status: ofVacancy('status'),
        host: (t) =>
          `(select o.name from vacancies v join organizations o on o.id = v.organization_id where v.id = ${t}.vacancy_id)`,
      },
    }),
  ],
  commands: [keepVacancy, letGoOfVacancy],
})
