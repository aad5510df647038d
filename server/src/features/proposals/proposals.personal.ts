import { decidedBy, personal } from '#engine/personal.ts'

export const proposalsPersonal = personal({
  files: {
    proposals: {
      title: ['Plekken die iemand je voorstelde', 'Places somebody proposed to you'],
      text: `select p.id, v.title as vacancy, o.name as organization, p.note, p.status, p.created_at
      from vacancy_proposals p join vacancies v on v.id = p.vacancy_id join organizations o on o.id = v.organization_id
      where p.student_id = $1 order by p.created_at`,
      values: {
        status: {
          open: ['open', 'open'],
          applied: ['aangemeld', 'applied'],
          dismissed: ['niets mee gedaan', 'dismissed'],
        },
      },
    },
  },
  columns: {
    'vacancy_proposals.student_id': { told: 'proposals', onErase: 'delete' },
    'vacancy_proposals.proposed_by_id': decidedBy,
  },
})
