import { hashToken } from '#auth/authenticate.ts'
import type { TableRow } from '#db/tables.ts'
import type { Site } from '#engine/call.ts'
import { camelRow, type Tx } from '#engine/writing/transaction.ts'
import { accept } from '#features/applications/accept-application.ts'
import { takePlace } from '#features/vacancies/take-place.ts'
import type { App } from '../src/app.ts'
import { motivations } from './data/texts.ts'
import type { Random } from './random.ts'

/** At these sites a mentor looks first. */
const approving = ['axia', 'nuborgh']
const DAY = 24 * 3600 * 1000

type Plan = { studentId: string; vacancyId: string; status: string; daysAgo: number; values?: Record<string, unknown> }

/**
 * Applications in every state: the demo student has a place and withdrew an earlier one, the demo provider has five to
 * answer, and where a mentor looks first the demo mentor has three. Whoever waits for an answer has no place yet.
 */
export async function addApplications(app: App, site: Site, random: Random, periodId: string): Promise<void> {
  await app.road.inTenant(site, async (tx) => {
    const account = async (name: string) =>
      (await tx.row('select id from users where email = $1', [`${name}@${site.key}.test`]))?.id as string
    const [student, mentor] = [await account('student'), await account('mentor')]
    const provider = await openVacancies(tx, `provider@${site.key}.test`)
    const nonProfit = await openVacancies(tx, `nonprofit@${site.key}.test`)
    const others = await openVacancies(tx, null)
    const [first, second = first] = provider as [string, string]
    await tx.run('update vacancies set places = greatest(places, places_taken + 3) where id = any($1)', [provider])
    const free = await studentsWithoutPlace(tx, periodId)
    let next = 0
    const somebody = () => free[next++ % free.length] as string
    const add = (plan: Plan) => addApplication(tx, random, periodId, plan)
    const talkAt = new Date(Date.now() + 4 * DAY)
    talkAt.setUTCHours(14, 30, 0, 0)
    const talk = { talk_at: talkAt, talk_place: 'Bij ons aan de balie', talk_note: 'Neem gerust iemand mee.' }

    await add({ studentId: student, vacancyId: first, status: 'withdrawn', daysAgo: 60 })
    await add({ studentId: somebody(), vacancyId: first, status: 'with_host', daysAgo: 3 })
    await add({ studentId: somebody(), vacancyId: nonProfit[0] as string, status: 'in_talk', daysAgo: 6, values: talk })
    await add({ studentId: somebody(), vacancyId: first, status: 'with_host', daysAgo: 8, values: { reminders: [7] } })
    await add({ studentId: somebody(), vacancyId: second, status: 'with_host', daysAgo: 1 })
    await add({ studentId: somebody(), vacancyId: second, status: 'read', daysAgo: 5 })
    await add({ studentId: somebody(), vacancyId: second, status: 'in_talk', daysAgo: 9, values: talk })
    const reason = 'Wij hebben deze periode al genoeg leerlingen.'
    await add({ studentId: somebody(), vacancyId: first, status: 'declined', daysAgo: 12, values: { reason } })
    await add({ studentId: somebody(), vacancyId: first, status: 'withdrawn', daysAgo: 10 })
    // A host that let it pass, and answered nobody else.
    await add({ studentId: somebody(), vacancyId: others[7] ?? second, status: 'expired', daysAgo: 16 })
    const welcome = await add({ studentId: somebody(), vacancyId: first, status: 'read', daysAgo: 4 })
    await accept(tx, welcome, { userId: await account('provider'), email: null })
    await addLine(tx, others[0] as string, () => somebody(), add)
    if (!approving.includes(site.key)) return
    await tx.run('update internship_periods set needs_mentor_approval = true where id = $1', [periodId])
    const own = await studentsWithoutPlace(tx, periodId, mentor)
    for (const [at, studentId] of own.slice(0, 3).entries()) {
      await add({ studentId, vacancyId: others[at + 1] as string, status: 'submitted', daysAgo: at + 1 })
    }
    const why = { reason: 'Deze plek is te ver fietsen. Zoek samen met mij iets dichterbij.' }
    await add({ studentId: somebody(), vacancyId: others[5] as string, status: 'refused', daysAgo: 7, values: why })
  })
}

/** All places are taken: one came free and is offered, two wait. */
async function addLine(
  tx: Tx,
  vacancyId: string,
  somebody: () => string,
  add: (plan: Plan) => Promise<{ id: string }>,
) {
  await tx.run('update vacancies set places = places_taken + 1 where id = $1', [vacancyId])
  await takePlace(tx, vacancyId)
  const expires = { expires_at: new Date(Date.now() + 2 * DAY) }
  await add({ studentId: somebody(), vacancyId, status: 'offered', daysAgo: 45, values: expires })
  const { id } = await add({ studentId: somebody(), vacancyId, status: 'waiting', daysAgo: 40 })
  await addOldLink(tx, id)
  await add({ studentId: somebody(), vacancyId, status: 'waiting', daysAgo: 2 })
}

/** What a host still has in an old mail: /aanmeldingen/antwoord?token=verlopen, which only offers a new link. */
const addOldLink = (tx: Tx, applicationId: string) =>
  tx.run(
    `insert into application_links (application_id, email, token_hash, created_at, expires_at)
     values ($1, 'info@host.example', $2, now() - interval '40 days', now() - interval '10 days')`,
    [applicationId, hashToken('verlopen')],
  )

/** Of the host that this account runs; without one, of all hosts that no demo account runs. */
export async function openVacancies(tx: Tx, email: string | null): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select v.id from vacancies v join roles r on r.organization_id = v.organization_id and r.name = 'admin'
       join users u on u.id = r.user_id
     where v.status = 'published' and coalesce(v.minimum_age, 0) <= 15
       and case when $1::text is null then u.email !~ '^(provider|nonprofit)@' else u.email = $1 end
     order by v.title, v.id limit 8`,
    [email],
  )
  return rows.map(({ id }) => id)
}

/** Those whom nobody has a place for yet, and of one mentor only their own. */
async function studentsWithoutPlace(tx: Tx, periodId: string, mentorId: string | null = null): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select u.id from users u join student_profiles p on p.id = u.id and p.departed_on is null
     join roles r on r.user_id = u.id and r.name = 'student'
     where u.status = 'active' and not exists (select from internships i
         where i.student_id = u.id and i.internship_period_id = $1)
       and not exists (select from applications a where a.student_id = u.id)
       and ($2::uuid is null or u.id in (select m.student_id from mentored_students m where m.mentor_id = $2))
     order by u.email limit 40`,
    [periodId, mentorId],
  )
  return rows.map(({ id }) => id)
}

const isAtHost = (status: string) => ['with_host', 'read', 'in_talk'].includes(status)
const isDecided = (status: string) => ['declined', 'refused', 'withdrawn', 'expired'].includes(status)

async function addApplication(tx: Tx, random: Random, periodId: string, plan: Plan): Promise<TableRow<'applications'>> {
  const { studentId, vacancyId, status, daysAgo } = plan
  const made = new Date(Date.now() - daysAgo * DAY)
  const values: Record<string, unknown> = {
    id: random.uuid(),
    vacancy_id: vacancyId,
    student_id: studentId,
    internship_period_id: periodId,
    status,
    motivation: tx.site.flags.motivationField ? random.pick(motivations.any) : null,
    created_by_id: studentId,
    created_at: made,
    sent_at: ['submitted', 'refused'].includes(status) ? null : made,
    read_at: ['read', 'in_talk'].includes(status) ? new Date(made.getTime() + DAY) : null,
    expires_at: isAtHost(status) ? new Date(made.getTime() + 15 * DAY) : null,
    decided_at: isDecided(status) ? new Date(made.getTime() + DAY) : null,
    ...plan.values,
  }
  const names = Object.keys(values)
  const row = await tx.one<Record<string, unknown>>(
    `insert into applications (${names.join(', ')}, organization_id, school_id, weekdays)
     select ${names.map((_, at) => `$${at + 1}`).join(', ')}, v.organization_id, p.school_id, v.weekdays[1:2]
     from vacancies v, internship_periods p where v.id = $2 and p.id = $4 returning *`,
    Object.values(values),
  )
  return camelRow(row)
}
