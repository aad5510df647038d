import { personal } from '#engine/personal.ts'

const onceMore = {
  told: { not: 'who looks after whom, once more, to find it by' },
  onErase: { stays: 'follows the mentorships and the classes by itself' },
}

export const mentorshipsPersonal = personal({
  files: {
    mentorships: {
      title: ['Begeleiding', 'Mentoring'],
      // Who looks after the person is theirs to know; whom they look after is not their own data.
      text: `select m.id, m.mentor_id = $1 as is_mentor, m.created_at, g.name as class, y.name as school_year,
        case when m.mentor_id <> $1 then concat_ws(' ', u.first_name, u.infix, u.last_name) end as mentor
      from mentorships m join users u on u.id = m.mentor_id left join groups g on g.id = m.group_id
      left join school_years y on y.id = g.school_year_id
      where m.mentor_id = $1 or m.student_id = $1 or m.group_id in (select x.group_id from group_memberships x
        where x.student_id = $1 and today_nl() between x.started_on and coalesce(x.ended_on, 'infinity'))
      order by m.created_at`,
      labels: {
        isMentor: ['Zelf mentor', 'Is the mentor'],
        mentor: ['Mentor', 'Mentor'],
        schoolYear: ['Schooljaar', 'School year'],
      },
    },
  },
  columns: {
    'mentorships.mentor_id': { told: 'mentorships', onErase: 'delete' },
    'mentorships.student_id': { told: 'mentorships', onErase: 'delete' },
    'mentees.mentor_id': onceMore,
    'mentees.student_id': onceMore,
  },
})
