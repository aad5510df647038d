import { createServer } from 'node:http'
import pg from 'pg'

/** The yardstick for the data viewer: the same table by one statement by hand, past row-level security, as JSON of PostgreSQL. */
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })
const tenantId = process.env.BENCH_TENANT_ID

const text = (page: number) => `select json_build_object('meta', json_build_object(
    'rows', (select coalesce(json_agg(json_build_object('id', p.id, 'cells',
        json_build_array(p.title, p.host, p.period, p.status, p.hours, p.start_date))), '[]')
      from (select i.id, i.title, o.name as host, d.name as period, i.status, i.hours, i.start_date
        from internships i left join organizations o on o.tenant_id = i.tenant_id and o.id = i.organization_id
          left join internship_periods d on d.tenant_id = i.tenant_id and d.id = i.internship_period_id
        where i.tenant_id = $1 and i.hours >= 10 order by o.name nulls last, i.hours desc nulls last, i.id
        limit 25 offset ${(page - 1) * 25}) p),
    'records', (select count(*) from internships i where i.tenant_id = $1 and i.hours >= 10)))::text as body`

const server = createServer((request, response) => {
  const page = Number(request.url?.slice(1))
  pool.query({ name: `page ${page}`, text: text(page), values: [tenantId] }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0].body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.({ port: address.port })
})
