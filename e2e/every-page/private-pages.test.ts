import { accounts } from '../support/journey.ts'
import { addresses } from '../support/site-map.ts'
import { lookAt } from './look-at.ts'

for (const address of addresses.filter(({ isPrivate }) => isPrivate)) lookAt(address)

// What the dashboard shows depends on who looks.
for (const account of accounts.filter((each) => each !== 'schooladmin')) {
  lookAt({ path: '/dashboard', isPrivate: true, status: 200, account, tenant: 'demo' })
}
