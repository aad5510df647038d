import type { Sql } from '#db/database.ts'
import { changesBetween } from '#protocol/features/forms/changes.ts'
import type { FormContent, FormField } from '#protocol/features/forms/content.ts'
import { startersOf } from './data/form-contents.ts'

type Role = 'student' | 'host' | 'mentor'
type Placed = {
  id: string
  studentId: string
  schoolId: string
  organizationId: string | null
  mentorId: string | null
  supervisorId: string | null
  contactName: string | null
  contactEmail: string | null
}
/** How far the three of one internship are; every state is somewhere. */
const states = [
  ['in_progress', 'accepted', 'submitted'],
  ['accepted', 'accepted', 'submitted'],
  ['submitted', 'requested', 'requested'],
  ['accepted', 'submitted', 'in_progress'],
  ['returned', 'accepted', 'requested'],
  ['requested', 'requested', 'requested'],
  ['accepted', 'accepted', 'submitted'],
  ['expired', 'submitted', 'cancelled'],
] as const
const levels = ['l1', 'l2', 'l3', 'l4']
const said = [
  'Dat ik best goed met klanten kan praten.',
  'Ik werk netter dan ik dacht, maar ik moet nog leren om hulp te vragen.',
  'Goede inzet, altijd vrolijk. Een fijne collega.',
  'Plannen kan nog beter. Verder niets dan lof.',
]

/** An answer to each question, the same each time: `n` decides. */
function answersTo({ fields }: FormContent, n: number, name: string): Record<string, unknown> {
  const pick = <T>(list: readonly T[], more = 0): T | undefined => list[(n + more) % list.length]
  const answerOf = (field: FormField, at: number): unknown => {
    if (field.kind === 'scale') return pick(field.points.slice(-3), at)?.key
    if (field.kind === 'choice' || field.kind === 'dropdown') return field.options[n % 7 === 5 ? 1 : 0]?.key
    if (field.kind === 'choices') return field.options.slice(0, 1 + (n % 2)).map(({ key }) => key)
    if (field.kind === 'matrix')
      return Object.fromEntries(field.rows.map(({ key }, row) => [key, pick(field.points.slice(-2), row)?.key]))
    if (field.kind === 'rubric')
      return Object.fromEntries(field.criteria.map(({ key }, row) => [key, levels[1 + ((n + row * at) % 3)]]))
    if (field.kind === 'number') return 6 + (n % 4)
    if (field.kind === 'signature') return name
    return pick(said, at)
  }
  const asked = fields.filter(
    ({ kind, showIf }) => !showIf && !['heading', 'text', 'page_break', 'file'].includes(kind),
  )
  return Object.fromEntries(asked.map((field, at) => [field.key, answerOf(field, at)]))
}

async function addForm(
  sql: Sql,
  schoolId: string,
  made: { name: string; purpose: string; versions: FormContent[]; isDraft?: boolean },
) {
  const { name, purpose, versions } = made
  const row = await sql.one<{ id: string }>(
    `insert into forms (organization_id, name, purpose, content, status, published_version, published_at, created_by_id, created_at)
     select $1, $2, $3, $4, case when $5::int > 0 then 'published' else 'draft' end, nullif($5::int, 0),
       case when $5::int > 0 then now() - interval '5 weeks' end, (select u.id from users u where u.email like 'schooladmin@%'),
       now() - interval '6 weeks' returning id`,
    [schoolId, name, purpose, JSON.stringify(versions.at(-1)), made.isDraft ? 0 : versions.length],
  )
  if (made.isDraft) return { id: row.id, versions: [] }
  const ids: string[] = []
  for (const [at, content] of versions.entries()) {
    const before = versions[at - 1]
    const version = await sql.one<{ id: string }>(
      `insert into form_versions (form_id, number, content, changes, published_at, published_by_id)
       values ($1, $2, $3, $4, now() - interval '6 weeks' + make_interval(days => $5), (select u.id from users u where u.email like 'schooladmin@%'))
       returning id`,
      [
        row.id,
        at + 1,
        JSON.stringify(content),
        before ? JSON.stringify(changesBetween(before, content)) : null,
        at * 7,
      ],
    )
    ids.push(version.id)
  }
  return { id: row.id, versions: ids }
}

/** Evaluations by student, host and mentor with the same rubric, in every state; a public form, and one that is being built. */
export async function addForms(sql: Sql, schoolId: string): Promise<void> {
  const starters = startersOf()
  const forms = {
    student: await addForm(sql, schoolId, {
      name: 'Evaluatie leerling',
      purpose: 'evaluation_student',
      versions: starters.student,
    }),
    host: await addForm(sql, schoolId, {
      name: 'Evaluatie stagebieder',
      purpose: 'evaluation_host',
      versions: starters.host,
    }),
    mentor: await addForm(sql, schoolId, {
      name: 'Evaluatie mentor',
      purpose: 'evaluation_mentor',
      versions: starters.mentor,
    }),
  }
  const open = await addForm(sql, schoolId, {
    name: 'Tevredenheid',
    purpose: 'satisfaction',
    versions: starters.satisfaction,
  })
  await addForm(sql, schoolId, { name: 'Intake stage', purpose: 'intake', versions: starters.intake, isDraft: true })
  // Anybody can fill it in, and it stands on the page about the site.
  await sql.run(
    `with shared as (update forms set is_public = true, public_token = substr(md5(id::text), 1, 22),
         public_code = upper(translate(substr(md5(id::text || 'code'), 1, 8), '01abcdef', 'KMABCDEF')) where id = $1
         returning jsonb_build_array(jsonb_build_object('type', 'form', 'formId', id)) as block)
     update content_pages p set blocks_nl = p.blocks_nl || s.block, blocks_en = p.blocks_en || s.block
     from shared s where p.kind = 'page' and p.slug = 'over-ons'`,
    [open.id],
  )
  const placed = await sql.rows<Placed>(
    `select i.id, i.student_id as "studentId", i.school_id as "schoolId", i.organization_id as "organizationId",
       (select min(m.mentor_id::text) from mentored_students m where m.student_id = i.student_id) as "mentorId",
       coalesce(i.supervisor_id, i.contact_person_id) as "supervisorId", i.contact_name as "contactName", i.contact_email as "contactEmail"
     from internships i join users u on u.id = i.student_id
     where i.school_id = $1 and i.status in ('running', 'evaluating', 'completed')
     order by u.email like 'student@%' desc, i.status = 'running' desc, i.id limit 48`,
    [schoolId],
  )
  const rows = placed.flatMap((of, n) =>
    (['student', 'host', 'mentor'] as const).flatMap((role, at) => {
      const status = states[n % states.length]?.[at] ?? 'requested'
      if (role === 'mentor' && !of.mentorId) return []
      const content = starters[role]
      const version = n % 5 === 4 ? 0 : content.length - 1
      const isBegun = status !== 'requested' && status !== 'cancelled' && status !== 'expired'
      const name = of.contactName ?? 'Stagebegeleider'
      const all = answersTo(content[version] ?? content[0] ?? { title: { nl: '' }, fields: [] }, n + at, name)
      const answers =
        status === 'in_progress' ? Object.fromEntries(Object.entries(all).slice(0, 2)) : isBegun ? all : {}
      return [
        {
          ...rowOf(of, role),
          formId: forms[role].id,
          versionId: isBegun ? forms[role].versions[version] : null,
          status,
          answers,
          n,
        },
      ]
    }),
  )
  await sql.run(
    `insert into form_submissions (form_id, form_version_id, internship_id, student_id, school_id, organization_id, role, respondent_id,
       respondent_name, respondent_email, status, due_on, answers, saved_at, submitted_at, reason, decided_at, decided_by_id, created_at)
     select s."formId", s."versionId", s."internshipId", s."studentId", s."schoolId", s."organizationId", s.role, s."respondentId",
       s."respondentName", s."respondentEmail", s.status, today_nl() + 5 - (s.n % 9), s.answers, case when s."versionId" is not null then m.at end,
       case when s.status in ('submitted', 'accepted', 'returned') then m.at end,
       case when s.status = 'returned' then 'Vertel er nog een voorbeeld bij.' end,
       case when s.status in ('accepted', 'returned') then m.at + interval '1 day' end,
       case when s.status in ('accepted', 'returned') then s."mentorId" end, now() - interval '3 weeks'
     from jsonb_to_recordset($1::jsonb) as s("formId" uuid, "versionId" uuid, "internshipId" uuid, "studentId" uuid, "schoolId" uuid,
       "organizationId" uuid, role text, "respondentId" uuid, "respondentName" text, "respondentEmail" text, "mentorId" uuid, status text,
       answers jsonb, n integer)
     cross join lateral (select now() - interval '12 days' + make_interval(hours => s.n * 5) as at) m`,
    [JSON.stringify(rows)],
  )
  await sql.run(
    `insert into form_submission_turns (submission_id, answers, reason, submitted_at, returned_at)
     select id, answers, reason, submitted_at, decided_at from form_submissions where status = 'returned' and form_id = $1`,
    [forms.student.id],
  )
  await sql.run(
    `insert into form_submissions (form_id, form_version_id, role, status, answers, saved_at, submitted_at, created_at)
     select $1, $2, 'other', 'submitted', s.answers, m.at, m.at, m.at from jsonb_to_recordset($3::jsonb) as s(n integer, answers jsonb)
     cross join lateral (select now() - make_interval(days => s.n) as at) m`,
    [
      open.id,
      open.versions.at(-1),
      JSON.stringify(
        Array.from({ length: 14 }, (_, n) => ({
          n,
          answers: answersTo(starters.satisfaction[0] ?? { title: { nl: '' }, fields: [] }, n, 'Iemand'),
        })),
      ),
    ],
  )
}

function rowOf(of: Placed, role: Role) {
  const byAccount = { student: of.studentId, host: of.supervisorId, mentor: of.mentorId }[role]
  const isNamed = role === 'host' && !byAccount
  return {
    internshipId: of.id,
    studentId: of.studentId,
    schoolId: of.schoolId,
    organizationId: of.organizationId,
    mentorId: of.mentorId,
    role,
    respondentId: byAccount,
    respondentName: isNamed ? (of.contactName ?? 'Stagebegeleider') : null,
    respondentEmail: isNamed ? of.contactEmail : null,
  }
}
