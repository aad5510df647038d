import { fail } from '#engine/fail.ts'
import { answer, type QueryContext } from '#engine/feature.ts'
import { isVolunteer } from '#features/applications/applications.policy.ts'
import {
  type Fitting,
  type FittingVacancy,
  levelNamed,
  type Missing,
  fittingVacancies as protocol,
} from '#protocol/features/stagebank/fitting.ts'
import { volunteerAge } from '#protocol/features/stagebank/stagebank-search.ts'
import { placeOf } from '#server/places/towns.ts'
import { onlyForSql } from '../only-for-schools.ts'
import { bestOf, type Candidate, fit } from './fitting.rules.ts'

const MOST = 6
/** Looked at: so many that are about what the student likes, so many of the newest, and all for their school only. */
const CANDIDATES = 1500
/** Of what a volunteer chose before. */
const LIKES = 10

type Profile = {
  postal_code: string | null
  level: string | null
  age: number | null
  school_id: string | null
  weekdays: number[]
  interests: string[]
}

const profileOf = (userId: string) => ({
  text: `select p.postal_code, l.name as level, p.school_id, p.weekdays,
      date_part('year', age(today_nl(), p.birth_date))::int as age,
      (select coalesce(array_agg(i.tag_id), '{}') from student_interests i where i.student_id = p.id) as interests
    from student_profiles p left join levels l on l.id = p.level_id where p.id = $1`,
  values: [userId],
})

/** A volunteer has no profile: what they like shows in what they kept and asked for. */
const volunteerOf = (userId: string) => ({
  text: `select null as postal_code, null as level, ${volunteerAge} as age, null as school_id, '{}'::int[] as weekdays,
      array(select x.tag_id from vacancy_tags x where x.vacancy_id in (
          select f.vacancy_id from favourites f where f.user_id = $1
          union select a.vacancy_id from applications a where a.student_id = $1)
        group by x.tag_id order by count(*) desc, x.tag_id limit ${LIKES}) as interests`,
  values: [userId],
})

/** Only what the student could apply for: open, with a place left, for their school and their age, not asked for yet. */
const candidatesFor = (userId: string, { school_id, age, interests }: Profile, since: Date | null) => ({
  text: `with own as (${onlyForSql('array[$4::uuid]')}),
    likes as (
      select p.id from unnest($3::uuid[]) u(tag) cross join lateral (
        select s.vacancy_id as id from vacancy_terms t join vacancy_search s on s.nr = t.nr
        where t.term = '#' || u.tag and t.cell > -2 and s.is_findable and s.places_left > 0
        order by t.weight desc, t.nr desc limit ${CANDIDATES} / greatest(cardinality($3::uuid[]), 1)) p
      union select s.vacancy_id from vacancy_search s where s.nr in (select nr from own)),
    newest as (select v.id from vacancies v where v.status = 'published' and v.visible_to = 'all'
      order by v.published_at desc nulls last limit ${CANDIDATES})
    select v.id, v.title, v.sector, v.hours, v.places - v.places_taken as "placesLeft", v.weekdays, v.levels,
      coalesce(v.city, o.city) as city, o.name as host, coalesce(v.latitude, o.latitude) as latitude,
      coalesce(v.longitude, o.longitude) as longitude, v.published_at as "publishedAt",
      (select coalesce(array_agg(t.name), '{}') from tags t join vacancy_tags x on x.tag_id = t.id
        where t.id = any($3::uuid[]) and x.vacancy_id = v.id) as shared
    from (select id from likes union select id from newest) c join vacancies v on v.id = c.id
      join organizations o on o.id = v.organization_id
    where v.status = 'published' and o.status = 'approved' and v.places_taken < v.places
      and (v.end_date is null or v.end_date >= today_nl())
      and ($2::int is null or (coalesce(v.minimum_age, 0) <= $2 and coalesce(v.maximum_age, 999) >= $2))
      and ($5::timestamptz is null or v.published_at > $5)
      and not exists (select from applications a where a.vacancy_id = v.id and a.student_id = $1)`,
  values: [userId, age, interests, school_id, since],
})

type Asking = Pick<QueryContext, 'me' | 'read'>

async function findProfile({ me, read }: Asking): Promise<Profile | undefined> {
  const asked = me.isStudent ? profileOf : isVolunteer(me) ? volunteerOf : null
  const [profile] = asked ? await read<Profile>(asked(me.requireId())) : []
  return profile
}

async function findBest({ me, read }: Asking, profile: Profile, since: Date | null): Promise<FittingVacancy[]> {
  const home = placeOf(null, profile.postal_code)
  const student = { home, level: profile.level ? levelNamed(profile.level) : null, weekdays: profile.weekdays }
  const candidates = await read<Candidate>(candidatesFor(me.requireId(), profile, since))
  const now = Date.now()
  return bestOf(
    candidates.map((candidate) => fit(candidate, student, now)),
    MOST,
  )
}

/** The same, of what was published since then; for who has no profile nothing. */
export async function newFitting(asking: Asking, since: Date): Promise<FittingVacancy[]> {
  const profile = await findProfile(asking)
  return profile ? findBest(asking, profile, since) : []
}

/** Nothing is kept of it: what fits follows from the profile and the stagebank as they are now. */
export const fittingVacancies = answer(protocol, async ({ me, read }) => {
  const profile = await findProfile({ me, read })
  if (!profile) throw fail('access.forbidden')
  const vacancies = await findBest({ me, read }, profile, null)
  const missing: Missing[] = []
  if (me.isStudent && profile.interests.length === 0) missing.push('interests')
  if (me.isStudent && !profile.postal_code) missing.push('postalCode')
  // Only a finer choice among what was found, so it is asked last.
  if (me.isStudent && missing.length === 0 && vacancies.length > 0 && profile.weekdays.length === 0)
    missing.push('weekdays')
  const meta: Fitting = {
    vacancies,
    missing,
    age: profile.age,
    weekdays: profile.weekdays,
    home: placeOf(null, profile.postal_code) ?? null,
  }
  return { meta }
})
