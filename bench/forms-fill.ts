import pg from 'pg'
import { hashToken } from '#auth/authenticate.ts'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import type { FormContent, FormField } from '#protocol/features/forms/content.ts'
import { Sites } from '#tenants/sites.ts'

export const formsTenant = 'stagehaven'
export const password = 'a bench needs no secret'
export const adminEmail = 'admin@forms.test'
export const tokenOf = (n: number) => `token-of-a-link-that-somebody-was-sent-${n}`

const keyOf = (n: number) => `vraag${String(n).padStart(3, '0')}`
const options = ['o1', 'o2', 'o3', 'o4', 'o5'].map((key) => ({ key, label: { nl: `Keuze ${key}` } }))
const label = { nl: 'Een vraag zoals er meer zijn' }

/** So many questions of the usual kinds. */
export const contentOf = (length: number): FormContent => ({
  title: { nl: 'Evaluatie' },
  fields: Array.from({ length }, (_, n): FormField => {
    const key = keyOf(n)
    if (n % 10 === 7) return { key, kind: 'choices', label, options }
    if (n % 10 === 8) return { key, kind: 'number', label, min: 1, max: 10 }
    if (n % 10 === 9) return { key, kind: 'long_text', label }
    if (n % 10 === 6)
      return {
        key,
        kind: 'rubric',
        label,
        criteria: options.slice(0, 4),
        levels: options.slice(0, 4),
        descriptions: {},
      }
    return n % 2 === 0
      ? { key, kind: 'scale', label, points: options, look: 'numbers' }
      : { key, kind: 'choice', label, options }
  }),
})
const content = contentOf(30)
export const keysOf = (kind: FormField['kind']) =>
  content.fields.filter((each) => each.kind === kind).map(({ key }) => key)

/** The answers of one person; which ones depends on `s.n`. */
const answers = `(select jsonb_object_agg(q.key, case
    when q.nth % 10 = 7 then jsonb_build_array('o' || 1 + (s.n + q.nth) % 3, 'o4')
    when q.nth % 10 = 8 then to_jsonb(1 + (s.n + q.nth) % 10)
    when q.nth % 10 = 9 then to_jsonb('Het ging goed, nummer ' || s.n)
    when q.nth % 10 = 6 then jsonb_build_object('o1', 'o' || 1 + s.n % 4, 'o2', 'o2', 'o3', 'o' || 1 + s.n % 3, 'o4', 'o1')
    else to_jsonb('o' || 1 + (s.n * 7 + q.nth) % 5) end)
  from (select n as nth, 'vraag' || lpad(n::text, 3, '0') as key from generate_series(0, 29) n) q)`

/** A school with a form that so many people filled in, and some who are at it by a link. */
export async function prepareForms(url: string, submissions: number, links: number, content = contentOf(30)) {
  await migrate({ url, appPassword: 'bench' })
  const db = new Database(appUrl(url, 'bench'))
  await Sites.load(new System(db), formsTenant)
  await db.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tenantId = (await client.query('select id from tenants where key = $1', [formsTenant])).rows[0].id as string
    await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
    const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0].id as string
    const schoolId = await one(
      `insert into organizations (type, status, name, city) values ('School', 'approved', 'Bench College', 'Utrecht') returning id`,
    )
    const adminId = await one(
      `insert into users (email, status, first_name, last_name) values ($1, 'active', 'Anna', 'Bos') returning id`,
      [adminEmail],
    )
    await client.query(`insert into roles (user_id, name, organization_id) values ($1, 'admin', $2)`, [
      adminId,
      schoolId,
    ])
    await client.query('insert into credentials (user_id, password_hash) values ($1, $2)', [
      adminId,
      await hashPassword(password),
    ])
    const formId = await one(
      `insert into forms (organization_id, name, content, status, published_version, published_at)
       values ($1, 'Evaluatie', $2, 'published', 1, now()) returning id`,
      [schoolId, JSON.stringify(content)],
    )
    const versionId = await one(
      'insert into form_versions (form_id, number, content) values ($1, 1, $2) returning id',
      [formId, JSON.stringify(content)],
    )
    await client.query(
      `insert into form_submissions (form_id, form_version_id, role, status, answers, submitted_at)
       select $1, $2, 'other', 'submitted', ${answers}, now() from generate_series(1, $3::int) s(n)`,
      [formId, versionId, submissions],
    )
    const ids: string[] = []
    for (let n = 0; n < links; n++) {
      const id = await one(
        `insert into form_submissions (form_id, form_version_id, role, status) values ($1, $2, 'host', 'in_progress') returning id`,
        [formId, versionId],
      )
      ids.push(id)
      await client.query(
        `insert into form_links (submission_id, kind, token_hash, expires_at) values ($1, 'mail', $2, now() + interval '90 days')`,
        [id, hashToken(tokenOf(n))],
      )
    }
    await client.query('analyze')
    return { tenantId, formId, ids }
  } finally {
    await client.end()
  }
}
