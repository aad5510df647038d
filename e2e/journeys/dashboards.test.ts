import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenants } from '#protocol/tenants/all.ts'
import { accounts, serverUrl, sessionOf } from '../support/journey.ts'

/** What a site has switched on or off may take no page away: one site for every mix of switches that there is. */
const sites = [...new Map(tenants.map((tenant) => [JSON.stringify(tenant.flags), tenant.key])).values()]

for (const tenant of sites) {
  test(`everybody at ${tenant} has the pages that one begins at`, { timeout: 120_000 }, async () => {
    for (const account of accounts) {
      const cookie = (await sessionOf(account, tenant)).map(({ name, value }) => `${name}=${value}`).join('; ')
      for (const path of ['/dashboard', '/aanmeldingen', '/']) {
        const { status } = await fetch(serverUrl() + path, {
          headers: { cookie, 'x-tenant': tenant },
          redirect: 'manual',
        })
        assert.equal(status, 200, `${path} of the ${account}`)
      }
    }
  })
}
