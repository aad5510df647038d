import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The yardstick for the table of people: hand-written SQL for each question, as the owner of the tables and past
 * row-level security, sent as the JSON that PostgreSQL makes. The same rows, columns and total; no session, no policy.
 */
const tenantId = process.env.BENCH_TENANT_ID as string
const schoolId = process.env.BENCH_SCHOOL_ID as string
const groupId = process.env.BENCH_GROUP_ID as string
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })

const api = 'http://localhost/api/v1'
/** What an administrator of the only school may do to somebody, written out by hand. */
const can = `json_build_object('updateUser', u.erased_at is null, 'archiveUser', u.status <> 'archived',
  'restoreUser', u.status = 'archived', 'deactivateUser', u.status = 'active', 'reactivateUser', u.status = 'inactive',
  'addRole', u.status <> 'archived', 'removeRole', true, 'inviteUser', u.status = 'invited',
  'resendInvitation', u.status = 'invited', 'signInAsUser', u.status = 'active')`
const person = `json_build_object('type', 'users', 'id', u.id, 'attributes', json_build_object('email', u.email,
  'firstName', u.first_name, 'infix', u.infix, 'lastName', u.last_name, 'gender', u.gender, 'phoneNumber', u.phone_number,
  'locale', u.locale, 'status', u.status, 'invitedAt', u.invited_at,
  'statusReason', u.status_reason, 'lastSignInAt', u.last_sign_in_at, 'createdAt', u.created_at, 'updatedAt', u.updated_at),
  'relationships', json_build_object('roles', json_build_object('links',
      json_build_object('related', '${api}/users/' || u.id || '/roles'), 'data',
      (select json_agg(json_build_object('type', 'roles', 'id', r.id)) from roles r where r.tenant_id = $1 and r.user_id = u.id)),
    'organizations', json_build_object('links', json_build_object('related', '${api}/users/' || u.id || '/organizations'))),
  'links', json_build_object('self', '${api}/users/' || u.id), 'meta', json_build_object('can', ${can}))`
const role = `json_build_object('type', 'roles', 'id', r.id, 'attributes', json_build_object('name', r.name,
    'resourceId', r.organization_id, 'resourceType', o.type, 'createdAt', r.created_at), 'relationships', json_build_object(
    'user', json_build_object('links', json_build_object('related', '${api}/roles/' || r.id || '/user'),
      'data', json_build_object('type', 'users', 'id', r.user_id)),
    'organization', json_build_object('links', json_build_object('related', '${api}/roles/' || r.id || '/organization'),
      'data', json_build_object('type', o.type, 'id', o.id))), 'links', json_build_object('self', '${api}/roles/' || r.id))`

/** `of`: which people, besides those of the school. */
const list = (of: string, offset = 0) => `with page as materialized (
    select u.* from users u where u.tenant_id = $1 and ${of}
    order by u.last_name, u.id limit 25 offset ${offset})
  select json_build_object('data', (select json_agg(${person}) from page u),
    'included', (select json_agg(${role}) from roles r
      left join organizations o on o.tenant_id = r.tenant_id and o.id = r.organization_id
      where r.tenant_id = $1 and r.user_id in (select id from page)),
    'records', (select count(*) from users u where u.tenant_id = $1 and ${of}))::text as body`

const atSchool = (where = '') =>
  `exists (select from roles r where r.tenant_id = $1 and r.user_id = u.id and r.organization_id = $2${where})`
const word = (first: number) => `u.id in (select w.user_id from user_words w
  where w.tenant_id = $1 and w.word >= $${first} and w.word < $${first} || chr(1114111))`

const questions: Record<string, { text: string; values: string[] }> = {
  first: { text: list(atSchool()), values: [tenantId, schoolId] },
  later: { text: list(atSchool(), 499 * 25), values: [tenantId, schoolId] },
  role: { text: list(`${atSchool(` and r.name = 'mentor'`)} and u.status = 'active'`), values: [tenantId, schoolId] },
  group: {
    text: list(`${atSchool()} and u.id in (select m.student_id from group_memberships m where m.tenant_id = $1
      and m.group_id = $3 and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity'))`),
    values: [tenantId, schoolId, groupId],
  },
  search: { text: list(`${atSchool()} and ${word(3)} and ${word(4)}`), values: [tenantId, schoolId, 'zoe', '12'] },
}

const server = createServer((request, response) => {
  const name = (request.url as string).slice(1)
  const question = questions[name]
  const body = question
    ? pool.query({ name, ...question }).then(({ rows }) => rows[0].body)
    : Promise.reject(new Error(name))
  body.then(
    (text: string) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number }
  process.send?.({ port: address.port })
})
