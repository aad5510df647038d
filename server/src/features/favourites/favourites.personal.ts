import { personal } from '#engine/personal.ts'

export const favouritesPersonal = personal({
  files: {
    favourites: {
      title: ['Bewaarde stages', 'Internships kept'],
      text: `select v.title, o.name as organization, f.created_at from favourites f
      join vacancies v on v.id = f.vacancy_id join organizations o on o.id = v.organization_id
      where f.user_id = $1 order by f.created_at`,
    },
  },
  columns: {
    'favourites.user_id': { told: 'favourites', onErase: 'delete' },
  },
})
