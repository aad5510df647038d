import type { Statement } from '#db/batch.ts'
import { isPlaced } from '#features/internships/start-internship.ts'
import { participantsOf } from '#features/periods/periods-in-scope.ts'
import { levelNamed } from '#protocol/features/stagebank/fitting.ts'
import { placeOf } from '#server/places/towns.ts'
import type { Offer, Seeker } from './score.rules.ts'

/** More than these are no board, and no matching, at once. */
export const MOST_STUDENTS = 2000
export const MOST_PLACES = 3000

/** Takes part in the period and has no place in it, nor one that waits for a yes of the school. `$1` is the period; of these people when some are named, of one mentor when one is. */
const isFree = `u.status in ('active', 'invited') and u.id in (${participantsOf('array[$1]')})
  and exists (select from roles r where r.user_id = u.id and r.name = 'student')
  and not exists (select from student_profiles gone where gone.id = u.id and gone.departed_on <= today_nl())
  and not exists (select from internships i where i.student_id = u.id and i.internship_period_id = $1 and (${isPlaced('i')} or i.status in ('proposed', 'completed')))
  and ($2::uuid[] is null or u.id = any($2)) and ($3::uuid is null or u.id in (select m.student_id from mentored_students m where m.mentor_id = $3))`

/** Open for this school, with a place left, while the period lasts. `$1` is the period. */
const isOpen = `v.status = 'published' and o.status = 'approved' and v.places_taken < v.places
  and (v.end_date is null or v.end_date >= greatest(today_nl(), p.start_date))
  and (v.visible_to = 'all' or exists (select from vacancy_schools x where x.vacancy_id = v.id and x.school_id = p.school_id))`

export const freeStudents = (periodId: string, ids: readonly string[] | null, mentorId: string | null): Statement => ({
  text: `select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name, s.postal_code as "postalCode", l.name as level,
      coalesce(s.weekdays, '{}') as weekdays,
      date_part('year', age((select start_date from internship_periods where id = $1), s.birth_date))::int as age,
      (select min(g.name) from group_memberships m join groups g on g.id = m.group_id join school_years y on y.id = g.school_year_id
        where m.student_id = u.id and today_nl() between y.start_date and y.end_date
          and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')) as "group",
      array(select i.tag_id from student_interests i where i.student_id = u.id) as interests,
      array(select t.name from student_interests i join tags t on t.id = i.tag_id where i.student_id = u.id order by t.name) as likes,
      array(select f.vacancy_id from favourites f where f.user_id = u.id
        union select a.vacancy_id from applications a where a.student_id = u.id and a.internship_period_id = $1
          and a.status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered')) as wishes
    from users u left join student_profiles s on s.id = u.id left join levels l on l.id = s.level_id
    where ${isFree} order by u.last_name, u.first_name, u.id limit ${MOST_STUDENTS + 1}`,
  values: [periodId, ids, mentorId],
})

export const openPlaces = (periodId: string): Statement => ({
  text: `select v.id, v.title, v.organization_id as "organizationId", o.name as host, coalesce(v.city, o.city) as city,
      v.places - v.places_taken as "left", v.minimum_age as "minimumAge", v.maximum_age as "maximumAge", v.levels, v.weekdays,
      coalesce(v.latitude, o.latitude) as latitude, coalesce(v.longitude, o.longitude) as longitude,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name)), '[]') from vacancy_tags x join tags t on t.id = x.tag_id
        where x.vacancy_id = v.id) as tags
    from internship_periods p cross join vacancies v join organizations o on o.id = v.organization_id
    where p.id = $1 and ${isOpen} order by o.name, v.title, v.id limit ${MOST_PLACES + 1}`,
  values: [periodId],
})

export type StudentRow = Omit<Seeker, 'home' | 'level'> & {
  name: string
  group: string | null
  level: string | null
  likes: string[]
  postalCode: string | null
}
export type PlaceRow = Omit<Offer, 'spot'> & {
  title: string
  organizationId: string
  host: string
  city: string | null
  latitude: number | null
  longitude: number | null
}

export const seekerOf = ({ postalCode, level, ...who }: StudentRow): Seeker => ({
  ...who,
  level: (level && levelNamed(level)) || null,
  home: placeOf(null, postalCode) ?? null,
})
export const offerOf = ({ latitude, longitude, ...place }: PlaceRow): Offer => ({
  ...place,
  spot: latitude === null || longitude === null ? null : { latitude, longitude },
})
