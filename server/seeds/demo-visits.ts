import type { Sql } from '#db/database.ts'

const notes = [
  'Zit goed op de plek. Begeleider is tevreden, mag meer zelf vragen.',
  'Werkt rustig en netjes. Over twee weken nog eens bellen over de uren.',
  'Vindt de ochtenden lang. Afgesproken: pauze om half elf.',
]

/** A first day that they are at work, at or before or after so many days from today. */
const day = (which: 'min' | 'max', from: string, until: string) => `(select ${which}(d)::date
  from generate_series(today_nl() + (${from}), today_nl() + (${until}), interval '1 day') d
  where extract(isodow from d)::int = any(i.weekdays) and d between i.start_date and i.end_date)`

/**
 * Of every mentor some students were visited in the last weeks and some are soon; the demo account of a student is the first.
 * Nothing is drawn for it, so that nothing else of the demo changes.
 */
export async function addVisits(sql: Sql): Promise<void> {
  await sql.run(
    `insert into visits (internship_id, student_id, visitor_id, kind, status, day, time, note, note_kept_until, told_as)
     select id, student_id, mentor_id, kind, status, day, time, note, case when note is not null then (day + interval '1 year')::date end,
       day || ' ' || time || ' ' || kind || '  ' || mentor_id
     from (select m.*, case when m.n % 3 = 1 then 'planned' else 'done' end as status,
         -- One is over, and nobody said yet that it took place.
         case when m.n % 3 = 1 and m.n <> 4 then m.soon else m.before end as day,
         to_char(time '09:00' + (m.n % 12) * interval '40 minutes', 'HH24:MI') as time,
         case when m.n % 5 = 0 then 'phone' else 'onSite' end as kind,
         case when m.n % 3 = 2 then ($1::text[])[1 + (m.n / 3) % 3] end as note
       from (select i.id, i.student_id, i.mentor_id, i.n, ${day('min', '1', '20')} as soon,
           ${day('max', '-28', '- 3 - (i.n % 4)::int * 5')} as before
         from (select o.*, row_number() over (partition by o.mentor_id order by o.email like 'student@%' desc, o.id) as n
           from (select distinct on (i.id) i.*, u.email, m.mentor_id from internships i join users u on u.id = i.student_id
             join mentored_students m on m.student_id = i.student_id
             where i.status in ('running', 'evaluating') order by i.id, m.mentor_id) o) i
         where i.n <= 14) m
       where m.n % 3 > 0) v
     where day is not null`,
    [notes],
  )
}
