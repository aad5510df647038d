import type { Sql } from '#db/database.ts'
import { vacancyTextOf } from '#protocol/features/vacancies/vacancy-text.ts'

const instructions = {
  goals: `Schrijf drie leerdoelen op voor je stage.
Wat wil je leren? Hoe ga je dat doen? En hoe merk je dat het gelukt is?
Bespreek ze met je praktijkbegeleider en lever ze daarna in.`,
  report: `Schrijf een kort verslag van je stage, van ongeveer één pagina.
Vertel waar je werkt, wat je doet op een gewone dag en wat je het meest verraste.
Voeg een foto van je werkplek toe als dat mag van je stageplek.`,
  talk: `Maak een presentatie van vijf minuten voor de klas.
Neem iets mee van je stageplek of laat foto's zien.`,
}
const works = [
  'Ik wil leren om klanten aan te spreken. Dat oefen ik elke dag één keer. Het is gelukt als ik het doe zonder dat iemand het vraagt.',
  'Mijn eerste doel is op tijd komen, mijn tweede doel is zelf vragen wat ik kan doen, mijn derde doel is een hele taak alleen afmaken.',
  'Ik wil leren plannen. Ik schrijf elke ochtend op wat ik ga doen en kijk aan het eind van de dag wat er gelukt is.',
]

/**
 * One assignment is almost done, one is being handed in, one is still a draft. Students of the same mentor stand at
 * different points; the demo account of a student has one to improve and one to do. Nothing is drawn for it.
 */
export async function addAssignments(sql: Sql, schoolId: string): Promise<void> {
  const doc = (text: string) => JSON.stringify(vacancyTextOf(text))
  const make = async (
    title: string,
    values: [text: string, due: number, marking: string, part: string, state: string],
  ) => {
    const [text, due, marking, supervisor, status] = values
    const row = await sql.one<{ id: string }>(
      `insert into assignments (school_id, title, instructions, due_on, marking, supervisor, status, published_at, internship_period_id,
         created_by_id, created_at)
       select $1, $2, $3::jsonb, today_nl() + $4::int, $5, $6, $7, case when $7 <> 'draft' then now() - interval '3 weeks' end,
         (select i.internship_period_id from internships i where i.school_id = $1 and i.status = 'running' group by 1 order by count(*) desc limit 1),
         (select u.id from users u where u.email like 'schooladmin@%'), now() - interval '3 weeks' returning id`,
      [schoolId, title, doc(text), due, marking, supervisor, status],
    )
    return row.id
  }
  const goals = await make('Leerdoelen', [instructions.goals, -4, 'level', 'looks', 'published'])
  const report = await make('Stageverslag', [instructions.report, 9, 'mark', 'none', 'published'])
  await make('Presentatie voor de klas', [instructions.talk, 30, 'level', 'none', 'draft'])
  // In the order of each mentor's students, the demo account first.
  await sql.run(
    `insert into assignment_works (assignment_id, student_id, school_id, internship_id, due_on, status, note, level, version_count,
       first_handed_in_at, handed_in_at, decided_at, decided_by_id, created_at)
     select a.id, s.student_id, $1, s.id, a.due_on, s.status, case when s.status = 'returned' then $4 end,
       case when s.status = 'accepted' then case when s.n % 4 = 0 then 'good' else 'sufficient' end end,
       (s.status <> 'todo')::int, s.at, s.at, case when s.status in ('returned', 'accepted') then s.at + interval '1 day' end,
       case when s.status in ('returned', 'accepted') then s.mentor_id end, now() - interval '3 weeks'
     from assignments a cross join lateral (select i.*,
         case when a.id = $2 then case when i.n = 1 then 'returned' when i.n % 9 = 5 then 'todo' when i.n % 5 = 3 then 'handed_in' else 'accepted' end
           else case when i.n % 6 = 4 then 'handed_in' else 'todo' end end as status,
         now() - interval '9 days' + make_interval(hours => (i.n % 8)::int * 20) as at
       from (select distinct on (i.student_id) i.id, i.student_id, m.mentor_id,
           row_number() over (partition by m.mentor_id order by u.email like 'student@%' desc, i.id) as n
         from internships i join users u on u.id = i.student_id join mentored_students m on m.student_id = i.student_id
         where i.school_id = $1 and i.status in ('running', 'evaluating') order by i.student_id, i.id) i) s
     where a.id in ($2, $3)`,
    [schoolId, goals, report, 'Je derde leerdoel is nog vaag. Hoe merk je dat het gelukt is?'],
  )
  await sql.run(
    `update assignment_works set first_handed_in_at = null, handed_in_at = null where status = 'todo' and assignment_id in ($1, $2)`,
    [goals, report],
  )
  await sql.run(
    `insert into work_versions (work_id, number, text, created_at)
     select w.id, 1, ($1::text[])[1 + abs(hashtext(w.id::text)) % 3], w.handed_in_at from assignment_works w where w.version_count = 1`,
    [works],
  )
  await sql.run(
    `insert into work_reviews (work_id, version_id, side, kind, text, level, by_id, created_at)
     select w.id, v.id, 'school', w.status, coalesce(w.note, 'Goed beschreven. Kijk er halverwege nog eens naar.'), w.level,
       w.decided_by_id, w.decided_at
     from assignment_works w join work_versions v on v.work_id = w.id where w.status in ('returned', 'accepted')`,
  )
}
