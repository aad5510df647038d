import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { filtered, list, show } from './bare-internships.ts'

/**
 * The yardstick: a Node server without framework, sessions, policies or tenants' isolation, that sends what one
 * hand-written statement returns as ready JSON. It reads as the owner of the tables, past row-level
 * security.
 */
const tenantId = process.env.BENCH_TENANT_ID as string
const reader = [tenantId, process.env.BENCH_SCHOOL_ID]
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })

const signIn = `select json_build_object('id', u.id, 'email', u.email)::text as body, c.password_hash as hash
  from users u join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id where u.tenant_id = $1 and lower(u.email) = lower($2)`

async function answer(path: string): Promise<string> {
  const [, kind, id] = path.split('/')
  if (kind === 'list') return (await pool.query({ name: 'list', text: list, values: reader })).rows[0].body
  if (kind === 'filtered')
    return (await pool.query({ name: 'filtered', text: filtered, values: [...reader, id] })).rows[0].body
  if (kind === 'show') return (await pool.query({ name: 'show', text: show, values: [...reader, id] })).rows[0].body
  const row = (await pool.query({ name: 'sign_in', text: signIn, values: [tenantId, process.env.BENCH_EMAIL] })).rows[0]
  if (!(await verify(row.hash, process.env.BENCH_PASSWORD as string))) throw new Error('wrong password')
  return row.body
}

const server = createServer((request, response) => {
  answer(request.url as string).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number }
  process.send?.({ port: address.port })
})
