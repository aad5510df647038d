import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

/**
 * The yardstick for hours, as the owner of the tables and past row-level security; no session, no policy, no event. A day is
 * one insert, with the sums that the table keeps itself; what waits for a host is one statement sent as the JSON that PostgreSQL makes.
 */
const tenant = process.env.BENCH_TENANT_ID
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })

const insert = `insert into hour_entries (tenant_id, internship_id, student_id, day, starts_at, ends_at, minutes, work)
  values ($1, $2, (select student_id from internships where tenant_id = $1 and id = $2), $3, $4, $5, 60, $6)
  returning json_build_object('id', id, 'day', day, 'minutes', minutes, 'status', status)::text as body`

const waiting = `select json_build_object('data', json_agg(json_build_object('type', 'hourEntries', 'id', h.id, 'attributes',
    json_build_object('day', h.day, 'startsAt', to_char(h.starts_at, 'HH24:MI'), 'endsAt', to_char(h.ends_at, 'HH24:MI'),
      'minutes', h.minutes, 'work', h.work, 'needsSchool', h.breaches <> '[]'),
    'student', concat_ws(' ', u.first_name, u.infix, u.last_name), 'internship', i.id) order by h.day, h.id))::text as body
  from (select * from hour_entries where tenant_id = $1 and status = 'submitted' order by day, id limit 200) h
    join internships i on i.tenant_id = $1 and i.id = h.internship_id
    join users u on u.tenant_id = $1 and u.id = h.student_id`

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === 'GET')
    return (await pool.query({ name: 'waiting', text: waiting, values: [tenant] })).rows[0].body
  const { internshipId, day, startsAt, endsAt, work } = await bodyOf(request)
  const values = [tenant, internshipId, day, startsAt, endsAt, work]
  return (await pool.query({ name: 'insert', text: insert, values })).rows[0].body
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number }
  process.send?.({ port: address.port })
})
