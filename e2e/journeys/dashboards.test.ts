import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenants } from '#protocol/tenants/all.ts'
import { accounts } from '../support/journey.ts'
import { readerOf } from '../support/read-page.ts'

/** What a site has switched on or off may take no page away: one site for every mix of switches that there is. */
const sites = [...new Map(tenants.map((tenant) => [JSON.stringify(tenant.flags), tenant.key])).values()]

for (const tenant of sites) {
  test(`everybody at ${tenant} has the pages that one begins at`, { timeout: 120_000 }, async () => {
    assert.equal((await (await readerOf(tenant))('/')).status, 200)
    for (const account of accounts) {
      const read = await readerOf(tenant, { account })
      for (const path of ['/dashboard', '/aanmeldingen'])
        assert.equal((await read(path)).status, 200, `${path} of the ${account}`)
    }
  })
}
