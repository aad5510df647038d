import type { Tx } from '#engine/writing/transaction.ts'
import { settleWorks } from '#features/assignments/settle-works.ts'
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
 * One assignment is almost done, one is a step of the route, one is still a draft. Students of the same mentor stand at
 * different points; the demo account of a student has one to improve and one to do. Nothing is drawn for it.
 */
export async function addAssignments(tx: Tx, schoolId: string): Promise<void> {
  const given = [
    { title: 'Leerdoelen', text: instructions.goals, due: -4, marking: 'level', supervisor: 'looks' },
    { title: 'Stageverslag', text: instructions.report, due: 14, marking: 'mark', isStep: true },
    { title: 'Presentatie voor de klas', text: instructions.talk, due: 30, marking: 'level', status: 'draft' },
  ].map(({ text, ...each }, position) => ({
    supervisor: 'none',
    status: 'published',
    ...each,
    position,
    instructions: vacancyTextOf(text),
  }))
  const made = await tx.rows<{ id: string }>(
    `with given as (
       select gen_random_uuid() as id, g.* from jsonb_to_recordset($2::jsonb) as g(position integer, title text, instructions jsonb, due integer,
         marking text, supervisor text, status text, "isStep" boolean)),
     made as (
       insert into assignments (id, school_id, title, instructions, due_on, marking, supervisor, status, published_at, internship_period_id,
         workflow_phase_id, created_by_id, created_at)
       select g.id, $1, g.title, g.instructions, today_nl() + g.due, g.marking, g.supervisor, g.status,
         case when g.status <> 'draft' then now() - interval '12 weeks' end,
         (select i.internship_period_id from internships i where i.school_id = $1 and i.status = 'running' group by 1 order by count(*) desc limit 1),
         (select f.id from workflow_phases f join workflows w on w.id = f.workflow_id
          where g."isStep" and w.school_id = $1 and f.kind = 'assignment'),
         (select u.id from users u where u.email like 'schooladmin@%'), now() - interval '12 weeks' from given g)
     select id from given order by position`,
    [schoolId, JSON.stringify(given)],
  )
  const [goals = '', report = ''] = made.map(({ id }) => id)
  // In the order of each mentor's students, the demo account first. Who passed the step of the report has done it.
  await tx.run(
    `insert into assignment_works (assignment_id, student_id, school_id, internship_id, due_on, status, note, level, mark, version_count,
       first_handed_in_at, handed_in_at, decided_at, decided_by_id, created_at)
     select a.id, s.student_id, $1, s.id, a.due_on, s.status,
       case when s.status = 'returned' then case when a.id = $2 then $4 else $5 end end,
       case when s.status = 'accepted' and a.id = $2 then case when s.n % 4 = 0 then 'good' else 'sufficient' end end,
       case when s.status = 'accepted' and a.id = $3 then 6.5 + s.n % 5 * 0.5 end, (s.status <> 'todo')::int, h.at, h.at,
       case when s.status in ('returned', 'accepted') then h.at + interval '1 day' end,
       case when s.status in ('returned', 'accepted') then s.mentor_id end, now() - interval '12 weeks'
     from assignments a cross join lateral (select i.*,
         case when a.id = $2 then case when i.n = 1 then 'returned' when i.n % 9 = 5 then 'todo' when i.n % 5 = 3 then 'handed_in' else 'accepted' end
           else case when p.status = 'approved' then 'accepted' when i.n = 1 then 'todo' when p.status = 'submitted' then 'handed_in'
             when p.status = 'returned' then 'returned' when i.n % 6 = 4 then 'handed_in' else 'todo' end end as status,
         -- Of a step that was due before that, in the days until then.
         least(now() - interval '9 days' + make_interval(hours => (i.n % 8)::int * 20),
           p.due_on::timestamp at time zone 'Europe/Amsterdam' + make_interval(hours => 20 - (i.n % 4)::int * 30)) as day
       from (select distinct on (i.student_id) i.id, i.student_id, m.mentor_id,
           row_number() over (partition by m.mentor_id order by u.email like 'student@%' desc, i.id) as n
         from internships i join users u on u.id = i.student_id join mentored_students m on m.student_id = i.student_id
         where i.school_id = $1 and i.status in ('running', 'evaluating') order by i.student_id, i.id) i
         left join internship_phases p on p.internship_id = i.id and p.workflow_phase_id = a.workflow_phase_id) s
       cross join lateral (select case when s.status <> 'todo' then s.day end as at) h
     where a.id in ($2, $3)`,
    [
      schoolId,
      ...[goals, report],
      'Je derde leerdoel is nog vaag. Hoe merk je dat het gelukt is?',
      'Je vertelt wat je doet, maar nog niet wat je het meest verraste.',
    ],
  )
  await tx.run(
    `insert into work_versions (work_id, number, text, created_at)
     select w.id, 1, ($1::text[])[1 + abs(hashtext(w.id::text)) % 3], w.handed_in_at from assignment_works w where w.version_count = 1`,
    [works],
  )
  await tx.run(
    `insert into work_reviews (work_id, version_id, side, kind, text, level, mark, by_id, created_at)
     select w.id, v.id, 'school', w.status, coalesce(w.note, 'Goed beschreven. Kijk er halverwege nog eens naar.'), w.level, w.mark,
       w.decided_by_id, w.decided_at
     from assignment_works w join work_versions v on v.work_id = w.id where w.status in ('returned', 'accepted')`,
  )
  await settleSteps(tx, report)
}

/** A step that is done by work stays open until the work is accepted. With it everybody's steps are settled, also those with a form. */
async function settleSteps(tx: Tx, assignmentId: string): Promise<void> {
  await tx.run(
    `update internship_phases p set status = 'open', note = null, moved_by_id = null from assignments a
     where a.id = $1 and p.workflow_phase_id = a.workflow_phase_id and p.status in ('submitted', 'returned')`,
    [assignmentId],
  )
  const works = await tx.rows<{ id: string }>(
    'select internship_id as id from assignment_works where assignment_id = $1',
    [assignmentId],
  )
  await settleWorks(
    tx,
    works.map(({ id }) => id),
  )
}
