import type { Tx } from '#engine/writing/transaction.ts'
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
  /** Where they look back, of those who came that far. */
  steps: Partial<Record<Role, { id: string; status: keyof typeof statusAt }>>
}
/** How far what is filled in at a step is. */
const statusAt = { open: 'in_progress', submitted: 'submitted', returned: 'returned', approved: 'accepted' } as const
/** How far the three of one internship are that were asked by hand; every state is somewhere. */
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

type Made = { name: string; purpose: string; versions: FormContent[]; isDraft?: boolean }

/** In the order that they were given in. */
async function addAll(tx: Tx, schoolId: string, forms: Made[]) {
  const made = forms.map(({ name, purpose, versions, isDraft }, position) => ({
    position,
    name,
    purpose,
    content: versions.at(-1),
    published: isDraft ? 0 : versions.length,
    versions: (isDraft ? [] : versions).map((content, at) => {
      const before = versions[at - 1]
      return { number: at + 1, content, changes: before ? changesBetween(before, content) : null }
    }),
  }))
  return tx.rows<{ id: string; versions: string[] }>(
    `with given as (
       select gen_random_uuid() as id, g.* from jsonb_to_recordset($2::jsonb) as g(position integer, name text, purpose text,
         content jsonb, published integer, versions jsonb)),
     form as (
       insert into forms (id, organization_id, name, purpose, content, status, published_version, published_at, created_by_id, created_at)
       select id, $1, name, purpose, content, case when published > 0 then 'published' else 'draft' end, nullif(published, 0),
         case when published > 0 then now() - interval '5 weeks' end, (select u.id from users u where u.email like 'schooladmin@%'),
         now() - interval '6 weeks' from given returning id, created_by_id),
     made as (
       insert into form_versions (form_id, number, content, changes, published_at, published_by_id)
       select form.id, v.number, v.content, v.changes, now() - interval '6 weeks' + make_interval(weeks => v.number - 1), form.created_by_id
       from form join given on given.id = form.id
         cross join lateral jsonb_to_recordset(given.versions) as v(number integer, content jsonb, changes jsonb)
       returning id, form_id, number)
     select given.id, array(select made.id from made where made.form_id = given.id order by made.number) as versions
     from given order by given.position`,
    [schoolId, JSON.stringify(made)],
  )
}

/**
 * Evaluations by student, host and mentor with the same rubric, in every state, of which two are steps of the route; a
 * public form, and one that is being built.
 */
export async function addForms(tx: Tx, schoolId: string): Promise<void> {
  const starters = startersOf()
  const [student, host, mentor, open] = await addAll(tx, schoolId, [
    { name: 'Evaluatie leerling', purpose: 'evaluation_student', versions: starters.student },
    { name: 'Evaluatie stagebieder', purpose: 'evaluation_host', versions: starters.host },
    { name: 'Evaluatie mentor', purpose: 'evaluation_mentor', versions: starters.mentor },
    { name: 'Tevredenheid', purpose: 'satisfaction', versions: starters.satisfaction },
    { name: 'Intake stage', purpose: 'intake', versions: starters.intake, isDraft: true },
  ])
  if (!student || !host || !mentor || !open) return
  const forms = { student, host, mentor }
  // Anybody can fill it in, and it stands on the page about the site.
  await tx.run(
    `with shared as (update forms set is_public = true, public_token = substr(md5(id::text), 1, 22),
         public_code = upper(translate(substr(md5(id::text || 'code'), 1, 8), '01abcdef', 'KMABCDEF')) where id = $1
         returning jsonb_build_array(jsonb_build_object('type', 'form', 'formId', id)) as block)
     update content_pages p set blocks_nl = p.blocks_nl || s.block, blocks_en = p.blocks_en || s.block
     from shared s where p.kind = 'page' and p.slug = 'over-ons'`,
    [open.id],
  )
  await tx.run(
    `update workflow_phases f set form_id = case f.actor when 'student' then $2::uuid else $3::uuid end from workflows w
     where w.id = f.workflow_id and w.school_id = $1 and f.kind = 'evaluation' and f.actor in ('student', 'host')`,
    [schoolId, forms.student.id, forms.host.id],
  )
  const placed = await tx.rows<Placed>(
    `select i.id, i.student_id as "studentId", i.school_id as "schoolId", i.organization_id as "organizationId",
       (select min(m.mentor_id::text) from mentored_students m where m.student_id = i.student_id) as "mentorId",
       coalesce(i.supervisor_id, i.contact_person_id) as "supervisorId", i.contact_name as "contactName", i.contact_email as "contactEmail",
       (select coalesce(jsonb_object_agg(p.actor, jsonb_build_object('id', p.id, 'status', p.status)), '{}') from internship_phases p
        where p.internship_id = i.id and p.kind = 'evaluation' and p.status in ('open', 'submitted', 'returned', 'approved')) as steps
     from internships i join users u on u.id = i.student_id
     where i.school_id = $1 and i.status in ('running', 'evaluating', 'completed')
     order by u.email like 'student@%' desc, i.status <> 'running' desc, i.id limit 130`,
    [schoolId],
  )
  const rows = placed.flatMap((of, n) =>
    (['student', 'host', 'mentor'] as const).flatMap((role, at) => {
      const step = of.steps[role]
      const byHand = states[n % states.length]?.[at] ?? 'requested'
      const status = !step ? byHand : step.status === 'open' && n % 2 === 0 ? 'requested' : statusAt[step.status]
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
          phaseId: step?.id ?? null,
          formId: forms[role].id,
          versionId: isBegun ? forms[role].versions[version] : null,
          status,
          answers,
          n,
        },
      ]
    }),
  )
  await tx.run(
    `insert into form_submissions (form_id, form_version_id, internship_id, phase_id, student_id, school_id, organization_id, role, respondent_id,
       respondent_name, respondent_email, status, due_on, answers, saved_at, submitted_at, reason, decided_at, decided_by_id, created_at)
     select s."formId", s."versionId", s."internshipId", s."phaseId", s."studentId", s."schoolId", s."organizationId", s.role, s."respondentId",
       s."respondentName", s."respondentEmail", s.status, today_nl() + 5 - (s.n % 9), s.answers, case when s."versionId" is not null then m.at end,
       case when s.status in ('submitted', 'accepted', 'returned') then m.at end,
       case when s.status = 'returned' then 'Vertel er nog een voorbeeld bij.' end,
       case when s.status in ('accepted', 'returned') then m.at + interval '1 day' end,
       case when s.status in ('accepted', 'returned') then s."mentorId" end, now() - interval '3 weeks'
     from jsonb_to_recordset($1::jsonb) as s("formId" uuid, "versionId" uuid, "internshipId" uuid, "phaseId" uuid, "studentId" uuid, "schoolId" uuid,
       "organizationId" uuid, role text, "respondentId" uuid, "respondentName" text, "respondentEmail" text, "mentorId" uuid, status text,
       answers jsonb, n integer)
     cross join lateral (select now() - interval '12 days' + make_interval(hours => s.n * 5 % 250) as at) m`,
    [JSON.stringify(rows)],
  )
  await tx.run(
    `update internship_phases p set stand = 'asked', note = s.reason from form_submissions s where s.phase_id = p.id`,
  )
  await tx.run(
    `insert into form_submission_turns (submission_id, answers, reason, submitted_at, returned_at)
     select id, answers, reason, submitted_at, decided_at from form_submissions where status = 'returned' and form_id = $1`,
    [forms.student.id],
  )
  await tx.run(
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
