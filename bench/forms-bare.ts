import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { keysOf } from './forms-fill.ts'

/**
 * The yardstick for forms, as the owner of the tables and past row-level security; no session, no policy, no check. Results are
 * one statement by hand for exactly these questions, sent as the JSON that PostgreSQL makes; a page of answers is one upsert.
 */
const { BENCH_TENANT_ID: tenant, BENCH_FORM_ID: form } = process.env
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })

const closed = [...keysOf('scale'), ...keysOf('choice')]
const each = (keys: string[], value: (key: string) => string) =>
  keys.map((key) => `('${key}', ${value(key)})`).join(', ')
const results = `with given as materialized (select id, answers, submitted_at from form_submissions
    where tenant_id = $1 and form_id = $2 and status in ('submitted', 'accepted'))
  select json_build_object('given', (select count(*) from given),
    'counts', (select json_agg(c) from (select q.key, q.value, count(*) from given g cross join lateral
      (values ${each(closed, (key) => `g.answers ->> '${key}'`)}) q(key, value) where q.value is not null group by 1, 2) c),
    'choices', (select json_agg(c) from (select q.key, e.value, count(*) from given g cross join lateral
      (values ${each(keysOf('choices'), (key) => `g.answers -> '${key}'`)}) q(key, value)
      cross join lateral jsonb_array_elements_text(q.value) e(value) group by 1, 2) c),
    'rubrics', (select json_agg(c) from (select q.key, e.key as row, e.value, count(*) from given g cross join lateral
      (values ${each(keysOf('rubric'), (key) => `g.answers -> '${key}'`)}) q(key, value)
      cross join lateral jsonb_each_text(q.value) e group by 1, 2, 3) c),
    'numbers', (select json_agg(c) from (select q.key, avg(q.value), min(q.value), max(q.value) from given g cross join lateral
      (values ${each(keysOf('number'), (key) => `(g.answers ->> '${key}')::numeric`)}) q(key, value) group by 1) c),
    'texts', (select json_object_agg(k, (select json_agg(t.text) from (select g.answers ->> k as text from given g
      order by g.submitted_at desc, g.id limit 50) t)) from unnest($3::text[]) k))::text as body`
const upsert = `insert into form_submissions (tenant_id, id, form_id, role, status, answers, saved_at)
  values ($1, $2, $3, 'host', 'in_progress', $4, now())
  on conflict (tenant_id, id) do update set answers = excluded.answers, saved_at = excluded.saved_at
  returning saved_at::text as body`

async function bodyOf(request: IncomingMessage): Promise<{ id: string; answers: object }> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === 'GET')
    return (await pool.query({ name: 'results', text: results, values: [tenant, form, keysOf('long_text')] })).rows[0]
      .body
  const { id, answers } = await bodyOf(request)
  return (await pool.query({ name: 'upsert', text: upsert, values: [tenant, id, form, JSON.stringify(answers)] }))
    .rows[0].body
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
