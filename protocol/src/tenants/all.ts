import { axia } from './axia.ts'
import { casteleijn } from './casteleijn.ts'
import { corderius } from './corderius.ts'
import { demo } from './demo.ts'
import { mas4you } from './mas4you.ts'
import { match2gether } from './match2gether.ts'
import { nuborgh } from './nuborgh.ts'
import { oldebroek } from './oldebroek.ts'
import { publicTenant } from './public.ts'
import { raayland } from './raayland.ts'
import { stagehaven } from './stagehaven.ts'
import type { Tenant } from './tenant.ts'

export const tenants: Tenant[] = [
  mas4you,
  stagehaven,
  corderius,
  oldebroek,
  publicTenant,
  demo,
  raayland,
  casteleijn,
  nuborgh,
  match2gether,
  axia,
]

const byKey = new Map(tenants.map((tenant) => [tenant.key, tenant]))

export function tenantByKey(key: string): Tenant | undefined {
  return byKey.get(key)
}
