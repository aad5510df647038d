import type { Tx } from '#engine/transaction.ts'
import type { ImportMentor } from '#protocol/imports.ts'
import type { ImportRecord } from './find-import.ts'
import { keepMade } from './make-classes.ts'

/**
 * A mentor who stands on every row of a class looks after the class, one who stands on some of them after those
 * students. Mentors are only added: whoever was given by hand stays.
 */
export async function assignMentors(tx: Tx, record: ImportRecord): Promise<void> {
  if (record.kind !== 'students' && record.kind !== 'groups') return
  const people = await makeMentors(tx, record)
  const known = people.filter(({ userId, decision }) => userId && decision !== 'leave')
  if (known.length === 0) return
  await rememberCodes(tx, record, known)
  const values = [record.id, record.organizationId, JSON.stringify(known)]
  const classes = await tx.rows<{ id: string }>(
    `${pairs} insert into mentorships (school_id, mentor_id, group_id)
     select distinct $2::uuid, p.mentor_id, p.group_id from pairs p where p.group_id is not null and p.is_whole
     on conflict do nothing returning id`,
    values,
  )
  const single =
    record.kind === 'groups'
      ? []
      : await tx.rows<{ id: string }>(
          `${pairs} insert into mentorships (school_id, mentor_id, student_id)
           select distinct $2::uuid, p.mentor_id, p.student_id from pairs p join users u on u.id = p.student_id
           where not p.is_whole and p.student_id <> p.mentor_id on conflict do nothing returning id`,
          values,
        )
  await keepMade(tx, record.id, { mentorships: [...classes, ...single].map(({ id }) => id) })
}

const pairs = `with counted as (
    select r.id, r.subject_id as student_id, r.data, g.id as group_id, count(*) over (partition by g.id) as size
    from import_rows r left join groups g on g.school_id = $2
      and g.school_year_id = (r.data->>'schoolYearId')::uuid and g.name_key = lower(r.data->>'className')
    where r.import_id = $1 and r.number is not null and r.outcome not in ('error', 'departed')
      and r.decision is distinct from 'skip' and r.state <> 'failed'
      and not r.problems @> '[{"code":"alreadyLeft"}]'),
  named as (
    select c.student_id, c.group_id, c.size, m."userId" as mentor_id,
      count(*) over (partition by c.group_id, m."userId") as n
    from counted c, jsonb_array_elements_text(c.data->'mentors') t
    join jsonb_to_recordset($3::jsonb) as m(text text, "userId" uuid) on true
    where m.text = t.value),
  pairs as (
    select student_id, group_id, mentor_id,
      group_id is not null and (n >= size or exists (select 1 from imports i where i.id = $1 and i.kind = 'groups')) as is_whole
    from named)`

/** Somebody who was asked for by name: an account that waits for its invitation. */
async function makeMentors(tx: Tx, record: ImportRecord): Promise<ImportMentor[]> {
  const mentors: ImportMentor[] = []
  const made: string[] = []
  for (const mentor of record.mentors) {
    const { person, email } = mentor
    if (mentor.decision !== 'create' || mentor.userId || !person || !email) {
      mentors.push(mentor)
      continue
    }
    const user = await tx.row<{ id: string }>(
      `insert into users (email, first_name, infix, last_name, status) values ($1, $2, $3, $4, 'invited')
       on conflict do nothing returning id`,
      [email, person.firstName, person.infix, person.lastName],
    )
    if (user) {
      made.push(user.id)
      await tx.run(`insert into roles (user_id, name, organization_id) values ($1, 'mentor', $2)`, [
        user.id,
        record.organizationId,
      ])
    }
    mentors.push({ ...mentor, userId: user?.id ?? null })
  }
  if (made.length > 0) {
    await tx.run('update imports set mentors = $2::jsonb where id = $1', [record.id, JSON.stringify(mentors)])
    await keepMade(tx, record.id, { mentors: made })
  }
  return mentors
}

/** A short text without spaces is a code: the next file need not ask who it is. */
async function rememberCodes(tx: Tx, record: ImportRecord, mentors: ImportMentor[]): Promise<void> {
  const codes = mentors.filter(({ text }) => /^[\p{L}\p{N}]{2,8}$/u.test(text))
  await tx.run(
    `insert into staff_codes (school_id, code_key, user_id)
     select distinct on (lower(c.text)) $1::uuid, lower(c.text), c."userId" from jsonb_to_recordset($2::jsonb) as c(text text, "userId" uuid)
     on conflict (tenant_id, school_id, code_key) do nothing`,
    [record.organizationId, JSON.stringify(codes)],
  )
}
