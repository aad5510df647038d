import pg from 'pg'
import { hashToken } from '#auth/authenticate.ts'

export const signTenant = 'demo'
export const signToken = 'bench-bench-bench-bench-bench-bench-bench-x'

/** A link of our own for somebody of the demo whose turn it is to sign. Answers the path that it leads to. */
export async function signLink(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `insert into contract_links (tenant_id, contract_id, signer_id, version, kind, reached, token_hash, expires_at)
       select c.tenant_id, c.id, s.id, c.version, 'mail', s.email, $2, now() + interval '30 days'
       from tenants t join contracts c on c.tenant_id = t.id and c.status in ('ready', 'partly_signed')
         join contract_signers s on s.tenant_id = c.tenant_id and s.contract_id = c.id and s.status = 'invited'
           and s.role = 'host' and s.email is not null
       where t.key = $1 order by c.number limit 1 returning contract_id, signer_id`,
      [signTenant, hashToken(signToken)],
    )
    return `/contracts/${rows[0].contract_id}/sign/${rows[0].signer_id}?token=${signToken}`
  } finally {
    await client.end()
  }
}
