import { personal } from '#engine/personal.ts'

const values = {
  kind: {
    onSite: ['op de stageplek', 'at the host'],
    phone: ['telefonisch', 'by telephone'],
    video: ['beeldbellen', 'by video'],
  },
  status: {
    planned: ['gepland', 'planned'],
    done: ['geweest', 'done'],
    cancelled: ['ging niet door', 'called off'],
  },
} as const
const labels = {
  day: ['Dag', 'Day'],
  time: ['Tijd', 'Time'],
  minutes: ['Minuten', 'Minutes'],
  place: ['Plaats', 'Place'],
  internship: ['Stage', 'Internship'],
} as const

export const visitsPersonal = personal({
  files: {
    visits: {
      title: ['Bezoeken van school aan je stage', 'Visits of the school to your internship'],
      text: `select v.id, i.title as internship, v.day, v.time, v.minutes, v.kind, v.place, v.status, v.cancel_reason, v.note,
        v.note_kept_until, v.created_at from visits v join internships i on i.id = v.internship_id where v.student_id = $1 order by v.day, v.time`,
      labels: {
        ...labels,
        cancelReason: ['Waarom het niet doorging', 'Why it was called off'],
        note: ['Wat school opschreef', 'What the school wrote down'],
        noteKeptUntil: ['Bewaard tot en met', 'Kept until'],
      },
      values,
    },
    // Of the student only that there is one: their details are not the data of who visited them.
    'visits-made': {
      title: ['Bezoeken die je aflegde', 'Visits that you made'],
      text: 'select id, day, time, minutes, kind, status, created_at from visits where visitor_id = $1 order by day, time',
      labels,
      values,
    },
  },
  columns: {
    'visits.student_id': {
      told: 'visits',
      onErase: 'delete',
      kept: 'what was written down until a year after',
    },
    'visits.visitor_id': {
      told: 'visits-made',
      onErase: { stays: 'that the student was visited belongs to the student; the account has no name any more' },
    },
  },
})
