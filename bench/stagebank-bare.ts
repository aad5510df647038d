import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The yardstick for the stagebank: hand-written SQL for the same answer, past row-level security and with indexes that
 * row-level security would not let be used (GIN on words and on tags). No session, no policy, no reading of what was typed.
 */
const tenantId = process.env.BENCH_TENANT_ID as string
const tags = (process.env.BENCH_TAGS as string).split(',')
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })
const api = 'http://localhost/api/v1'

const km = `sqrt(power((s.latitude - 52.091) * 111.2, 2) + power((s.longitude - 5.121) * 68.32, 2))`
const vacancy = `json_build_object('type', 'vacancies', 'id', v.id, 'attributes', json_build_object('title', v.title,
  'description', v.description, 'body', v.body, 'status', v.status, 'sector', v.sector, 'places', v.places,
  'placesLeft', v.places - v.places_taken, 'isDirect', v.is_direct, 'hours', v.hours, 'hoursPerWeek', v.hours_per_week,
  'minimumAge', v.minimum_age, 'maximumAge', v.maximum_age, 'requirements', v.requirements, 'levels', v.levels,
  'visibleTo', v.visible_to, 'weekdays', v.weekdays, 'startDate', v.start_date, 'endDate', v.end_date,
  'city', coalesce(v.city, o.city), 'latitude', coalesce(v.latitude, o.latitude), 'longitude', coalesce(v.longitude, o.longitude),
  'hasOwnPlace', v.city is not null, 'street', v.street, 'houseNumber', v.house_number, 'postalCode', v.postal_code,
  'photoId', v.photo_id, 'stockImage', v.stock_image, 'publishedAt', v.published_at, 'createdAt', v.created_at,
  'updatedAt', v.updated_at), 'relationships', json_build_object(
    'organization', json_build_object('data', json_build_object('type', o.type, 'id', o.id)),
    'tags', json_build_object('links', json_build_object('related', '${api}/vacancies/' || v.id || '/tags'), 'data',
      (select json_agg(json_build_object('type', 'tags', 'id', t.tag_id)) from vacancy_tags t
       where t.tenant_id = $1 and t.vacancy_id = v.id))),
  'links', json_build_object('self', '${api}/vacancies/' || v.id))`
const host = `json_build_object('type', o.type, 'id', o.id, 'attributes', json_build_object('name', o.name, 'city', o.city),
  'links', json_build_object('self', '${api}/organizations/' || o.id))`
const tag = `json_build_object('type', 'tags', 'id', g.id, 'attributes', json_build_object('name', g.name),
  'links', json_build_object('self', '${api}/tags/' || g.id))`

const search = `with found as materialized (
    select s.*, ts_rank(s.words, 'hond'::tsquery) - ${km} * 0.004 as score, ${km} as km from vacancy_search s
    where s.tenant_id = $1 and s.is_findable and s.is_for_all and s.words @@ 'hond'::tsquery and s.tag_ids @> $2::uuid[]
      and ${km} <= 25),
  page as materialized (select * from found order by score desc, published_at desc limit 24)
  select json_build_object(
    'data', (select json_agg(${vacancy} order by p.score desc, p.published_at desc) from page p
      join vacancies v on v.tenant_id = $1 and v.id = p.vacancy_id
      join organizations o on o.tenant_id = $1 and o.id = v.organization_id),
    'included', (select json_agg(d) from (
      select ${host} as d from organizations o where o.tenant_id = $1 and o.id in (select organization_id from page)
      union all select ${tag} from tags g where g.tenant_id = $1 and g.id in (select unnest(tag_ids) from page)) i),
    'meta', json_build_object('records', (select count(*) from found),
      'distances', (select json_object_agg(vacancy_id, round(km::numeric, 1)) from page),
      'sectors', (select json_object_agg(sector, n) from (select sector, count(*) as n from found group by 1) x),
      'kinds', (select json_object_agg(kind, n) from (select kind, count(*) as n from found group by 1) x),
      'levels', (select json_agg(json_build_array(levels, n)) from (select levels, count(*) as n from found group by 1) x),
      'weekdays', (select json_agg(json_build_array(weekdays, n)) from (select weekdays, count(*) as n from found group by 1) x),
      'tags', (select json_agg(json_build_object('id', g.id, 'name', g.name, 'count', x.n) order by x.n desc) from
        (select t, count(*) as n from found, unnest(tag_ids) t group by 1) x join tags g on g.tenant_id = $1 and g.id = x.t)))::text
    as body`
const map = `select json_build_object('clusters', json_agg(json_build_object('latitude', latitude, 'longitude', longitude, 'count', n)),
    'bounds', json_build_array(min(south), min(west), max(north), max(east)))::text as body
  from (select avg(latitude) as latitude, avg(longitude) as longitude, count(*) as n, min(latitude) as south, min(longitude) as west,
      max(latitude) as north, max(longitude) as east from vacancy_search
    where tenant_id = $1 and is_findable and is_for_all and cell >= 0
    group by floor(latitude / 0.3814), floor(longitude / 0.6152)) c`

const questions: Record<string, { text: string; values: unknown[] }> = {
  search: { text: search, values: [tenantId, tags] },
  map: { text: map, values: [tenantId] },
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
