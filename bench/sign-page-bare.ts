import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { hashToken } from '#auth/authenticate.ts'
import { compressed } from '../server/src/web/compress.ts'
import { signToken } from './sign-link.ts'

/** The yardstick: one statement that finds the contract by its link with all who sign it, and the page as bytes that it has. */
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })
const page = readFileSync(process.env.BENCH_FILE as string)
const text = `select c.id, v.document, json_agg(s.*) as signers from contract_links l
  join contracts c on c.tenant_id = l.tenant_id and c.id = l.contract_id
  join contract_versions v on v.tenant_id = c.tenant_id and v.contract_id = c.id and v.number = c.version
  join contract_signers s on s.tenant_id = c.tenant_id and s.contract_id = c.id
  where l.token_hash = $1 group by c.id, v.document`

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query({ name: 'page', text, values: [hashToken(signToken)] })
  const { body } = await compressed(page, 'br')
  response
    .writeHead(rows.length === 1 ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
