import { createHash, randomUUID } from 'node:crypto'
import type { ServerProcess } from '../server-process.ts'

/** Somebody with a session who may edit the menu, put there past the app. */
export async function addEditor(server: ServerProcess) {
  const token = randomUUID().slice(0, 22)
  const uid = 'editor@example.test'
  return server.asOwner(async (owner) => {
    const one = async (text: string, values: unknown[]) => (await owner.query(text, values)).rows[0].id as string
    const tenant = await one(`select id from tenants where key = 'demo'`, [])
    const school = await one(
      `insert into organizations (tenant_id, type, name, status) values ($1, 'School', 'Kill College', 'approved') returning id`,
      [tenant],
    )
    const user = await one(
      `insert into users (tenant_id, email, first_name, last_name, status) values ($1, $2, 'Ed', 'Itor', 'active') returning id`,
      [tenant, uid],
    )
    await owner.query(`insert into roles (tenant_id, user_id, name, organization_id) values ($1, $2, 'admin', $3)`, [
      tenant,
      user,
      school,
    ])
    await owner.query(
      `insert into sessions (tenant_id, user_id, client, uid, token_hash, kind, expires_at)
       values ($1, $2, 'crash', $3, $4, 'password', now() + interval '1 day')`,
      [tenant, user, uid, createHash('sha256').update(token).digest()],
    )
    const menuId = await one('select id from menus where tenant_id = $1', [tenant])
    return {
      userId: user,
      schoolId: school,
      menuId,
      headers: { 'x-tenant': 'demo', 'access-token': token, client: 'crash', uid },
    }
  })
}
