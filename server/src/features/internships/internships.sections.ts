import { allOf, compile, Params, sqlCondition } from '#engine/judging/condition.ts'
import { type CountWords, countLine, periodicSection, rowsWhere } from '#engine/periodic-section.ts'
import { isToldElsewhere } from '#engine/phase-kind.ts'
import { isVolunteer } from '#features/applications/applications.policy.ts'
import { placedStatuses } from '#protocol/features/internships.ts'
import { type StudentStage, studentStages } from '#protocol/features/progress.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'
import { hostAgreed, own, worksAtHost } from './internships.policy.ts'
import { findProgress } from './student-progress.ts'

const WEEK = 7

const atStage: Record<StudentStage, CountWords> = {
  without: {
    nl: ['1 leerling zonder plek', '{n} leerlingen zonder plek'],
    en: ['1 student without a place', '{n} students without a place'],
  },
  asking: {
    nl: ['1 leerling vraagt om akkoord', '{n} leerlingen vragen om akkoord'],
    en: ['1 student asks for a yes', '{n} students ask for a yes'],
  },
  agreed: {
    nl: ['1 leerling heeft een afgesproken plek', '{n} leerlingen hebben een afgesproken plek'],
    en: ['1 student has an agreed place', '{n} students have an agreed place'],
  },
  running: {
    nl: ['1 leerling loopt stage', '{n} leerlingen lopen stage'],
    en: ['1 student is at work', '{n} students are at work'],
  },
  reviewing: {
    nl: ['1 leerling rondt af', '{n} leerlingen ronden af'],
    en: ['1 student is finishing', '{n} students are finishing'],
  },
  completed: {
    nl: ['1 leerling is klaar', '{n} leerlingen zijn klaar'],
    en: ['1 student is done', '{n} students are done'],
  },
}

type Step = { internshipId: string; name: string; nameEn: string; dueOn: string | null }
type Starting = { id: string; student: string; startDate: string }
type Shift = { id: string; host: string; day: string }
const words = {
  nl: { due: '{step}, uiterlijk {day}', starts: '{student} begint op {day}' },
  en: { due: '{step}, due by {day}', starts: '{student} begins on {day}' },
}

export const internshipSections = [
  periodicSection('steps', {
    kind: 'turn',
    title: { nl: 'Stappen van je stage', en: 'Steps of your internship' },
    isFor: (me) => me.isStudent,
    lines: async ({ me, read, locale }) => {
      const params = new Params()
      const mine = compile(allOf(own(me), { status: ['proposed', ...placedStatuses] }), 'i', params)
      if (mine === false) return []
      const steps = await read<Step>({
        text: `select p.internship_id as "internshipId", p.name, p.name_en as "nameEn", p.due_on::text as "dueOn"
          from internships i join internship_phases p on p.internship_id = i.id
          where ${mine} and p.actor = 'student' and p.removed_at is null and not ${isToldElsewhere('p')}
            and (p.status in ('open', 'returned') or p.status = 'upcoming' and p.due_on <= today_nl() + ${WEEK})
          order by p.due_on nulls last, p.position limit 5`,
        values: params.values,
      })
      return steps.map(({ internshipId, name, nameEn, dueOn }) => {
        const step = locale === 'en' && nameEn ? nameEn : name
        const text = dueOn
          ? words[locale].due.replace('{step}', step).replace('{day}', weekdayText(dueOn, locale))
          : step
        return { text, path: `/internships/${internshipId}` }
      })
    },
  }),
  periodicSection('withoutPlace', {
    kind: 'state',
    title: { nl: 'Leerlingen zonder plek', en: 'Students without a place' },
    isFor: (me) => me.mentorOf().length > 0 && !me.isSchoolAdmin,
    lines: async (reader) => {
      const { stages } = await findProgress(reader)
      return countLine(stages.without, reader, atStage.without, '/users?stage=without')
    },
  }),
  periodicSection('funnel', {
    kind: 'state',
    title: { nl: 'Waar leerlingen staan', en: 'Where students stand' },
    isFor: (me) => me.isSchoolAdmin,
    lines: async (reader) => {
      const { stages } = await findProgress(reader)
      return studentStages.flatMap((stage) => {
        const [line] = countLine(stages[stage], reader, atStage[stage], `/users?stage=${stage}`)
        // Of a whole school one wants to know exactly how many.
        return line ? [{ ...line, text: line.text.replace('99+', String(stages[stage])) }] : []
      })
    },
  }),
  periodicSection('starting', {
    kind: 'state',
    title: { nl: 'Wie er deze week begint', en: 'Who begins this week' },
    isFor: worksAtHost,
    lines: async (reader) => {
      const soon = sqlCondition((t) => `${t}.start_date between today_nl() and today_nl() + ${WEEK}`)
      const rows = await rowsWhere<Starting, 'internships'>(
        reader,
        'internships',
        allOf(hostAgreed(reader.me), { status: [...placedStatuses] }, soon),
        {
          columns: `t.id, t.start_date::text as "startDate", (select concat_ws(' ', u.first_name, u.infix, u.last_name)
            from users u where u.id = t.student_id) as student`,
          order: 't.start_date, t.id',
          most: 10,
        },
      )
      return rows.map(({ id, student, startDate }) => ({
        text: words[reader.locale].starts
          .replace('{student}', student)
          .replace('{day}', weekdayText(startDate, reader.locale)),
        path: `/internships/${id}`,
      }))
    },
  }),
  /** The days of the coming week on which somebody comes, without those on which they are away. */
  periodicSection('shifts', {
    kind: 'state',
    title: { nl: 'Deze week', en: 'This week' },
    isFor: isVolunteer,
    isOwn: true,
    lines: async ({ me, read, locale }) => {
      const params = new Params()
      const mine = compile(allOf(own(me), { status: [...placedStatuses] }), 'i', params)
      if (mine === false) return []
      const shifts = await read<Shift>({
        text: `select i.id, coalesce(o.name, i.organization_name, i.title) as host, d::date::text as day
          from internships i left join organizations o on o.id = i.organization_id
          cross join generate_series(today_nl(), today_nl() + ${WEEK - 1}, interval '1 day') d
          where ${mine} and i.school_id is null and extract(isodow from d) = any(i.weekdays)
            and d::date between i.start_date and coalesce(i.end_date, 'infinity')
            and not exists (select from absences a where a.internship_id = i.id and a.status <> 'cancelled'
              and d::date between a.first_day and coalesce(a.last_day, d::date))
          order by d, i.id limit 10`,
        values: params.values,
      })
      return shifts.map(({ id, host, day }) => ({
        text: `${weekdayText(day, locale)}: ${host}`,
        path: `/internships/${id}`,
      }))
    },
  }),
]
