import { addresses } from '../support/site-map.ts'
import { lookAt } from './look-at.ts'

for (const address of addresses.filter(({ isPrivate }) => !isPrivate)) lookAt(address)
