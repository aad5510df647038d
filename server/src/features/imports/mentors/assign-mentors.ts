import type { Tx } from '#engine/writing/transaction.ts'
import type { ImportMentor } from '#protocol/features/imports.ts'
import type { ImportRecord, LearnedCode } from '../find-import.ts'
import { keepMade } from '../make-classes.ts'
import { linkedBy, mentorLinks } from './mentor-links.ts'

/** Mentors are only added: whoever was given by hand stays. What was done is counted, so that the report tells it. */
export async function assignMentors(tx: Tx, record: ImportRecord): Promise<void> {
  if (record.kind !== 'students' && record.kind !== 'groups') return
  const { mentors, made } = await makeMentors(tx, record)
  await tx.run('update imports set mentors = $2::jsonb where id = $1', [record.id, JSON.stringify(mentors)])
  const refused = mentors.filter(({ isRefused }) => isRefused).length
  await tx.run(
    `update imports i set counts = (i.counts - array['mentors', 'mentorsFailed'])
       || jsonb_strip_nulls(jsonb_build_object('linked', ${linkedBy('i')}, 'mentors', nullif($2::int, 0),
         'mentorsFailed', nullif($3::int, 0))) where i.id = $1`,
    [record.id, made.length, refused],
  )
  const codes = await learnCodes(tx, record, mentors)
  await keepMade(tx, record.id, { mentors: made, codes, mentorships: await link(tx, record) })
}

async function link(tx: Tx, { id, kind, organizationId }: ImportRecord): Promise<string[]> {
  const values = [id, organizationId]
  const classes = await tx.rows<{ id: string }>(
    `insert into mentorships (school_id, mentor_id, group_id)
     select distinct $2::uuid, l.mentor_id, l.group_id from ${mentorLinks('$1')} l
     where l.is_whole and l.group_id is not null and l.mentor_id is not null on conflict do nothing returning id`,
    values,
  )
  const single =
    kind === 'groups'
      ? []
      : await tx.rows<{ id: string }>(
          `insert into mentorships (school_id, mentor_id, student_id)
           select distinct $2::uuid, l.mentor_id, l.student_id from ${mentorLinks('$1')} l
           join users u on u.id = l.student_id
           where not l.is_whole and l.mentor_id is not null on conflict do nothing returning id`,
          values,
        )
  return [...classes, ...single].map((row) => row.id)
}

/** Somebody who was asked for by name: an account that waits for its invitation. Two codes may mean one person. */
async function makeMentors(tx: Tx, record: ImportRecord): Promise<{ mentors: ImportMentor[]; made: string[] }> {
  const mentors: ImportMentor[] = []
  const made = new Map<string, string>()
  for (const mentor of record.mentors) {
    const { person, email } = mentor
    if (mentor.decision !== 'create' || mentor.userId || !person || !email) {
      mentors.push(mentor)
      continue
    }
    const key = email.toLowerCase()
    const userId = made.get(key) ?? (await makeMentor(tx, record, person, email))
    if (userId) made.set(key, userId)
    mentors.push({ ...mentor, userId: userId ?? null, isRefused: !userId })
  }
  return { mentors, made: [...made.values()] }
}

type Person = NonNullable<ImportMentor['person']>

/** Nobody, when the address went to somebody else meanwhile. */
async function makeMentor(tx: Tx, record: ImportRecord, person: Person, email: string): Promise<string | undefined> {
  const user = await tx.row<{ id: string }>(
    `insert into users (email, is_stand_in, first_name, infix, last_name, status)
     values ($1, is_known_elsewhere($1, $5), $2, $3, $4, 'invited') on conflict do nothing returning id`,
    [email, person.firstName, person.infix, person.lastName, record.organizationId],
  )
  if (user)
    await tx.run(`insert into roles (user_id, name, organization_id) values ($1, 'mentor', $2)`, [
      user.id,
      record.organizationId,
    ])
  return user?.id
}

/**
 * A short text without spaces is a code: the next file need not ask who it is. The last choice counts, and what the
 * code meant before is kept for undoing.
 */
async function learnCodes(tx: Tx, record: ImportRecord, mentors: ImportMentor[]): Promise<LearnedCode[]> {
  const chosen = mentors.filter(
    ({ text, userId, decision, isFound }) =>
      userId && decision !== 'leave' && !isFound && /^[\p{L}\p{N}]{2,8}$/u.test(text),
  )
  if (chosen.length === 0) return []
  return tx.rows<LearnedCode>(
    `with chosen as (select distinct on (lower(c.text)) lower(c.text) as code, c."userId" as user_id
         from jsonb_to_recordset($2::jsonb) as c(text text, "userId" uuid) order by lower(c.text)),
       known as (select code_key, user_id from staff_codes where school_id = $1),
       learned as (insert into staff_codes (school_id, code_key, user_id) select $1::uuid, code, user_id from chosen
         on conflict (tenant_id, school_id, code_key) do update set user_id = excluded.user_id
         where staff_codes.user_id <> excluded.user_id returning code_key, user_id)
     select l.code_key as code, l.user_id as "userId", k.user_id as before
     from learned l left join known k on k.code_key = l.code_key`,
    [record.organizationId, JSON.stringify(chosen)],
  )
}
