import { lookup as find, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is not the open internet: our own machine and network, and what is set apart (RFC 6890). */
const inside = new BlockList()
for (const [network, bits] of [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'] as const),
  ...(['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
].map((each) => each.split('/') as [string, string])) {
  inside.addSubnet(network, Number(bits))
}
// Only what is handed out to the world; with it goes every way to write an address of the list above in the other form.
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

export function isPublicIp(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !inside.check(address)
  return kind === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** An address that somebody gave us and that our server will call: a name of the open internet, on its usual port. */
export function isPublicAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.hash) return false
  return /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(url.hostname) && !/\.(localhost|local|internal|test)$/.test(url.hostname)
}

/** A name may lead inside after all: looked up at the moment of calling, and refused then. */
export const publicLookup: LookupFunction = (host, options, answer) => {
  find(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const refused = error ?? (found.every(({ address }) => isPublicIp(address)) ? null : new Error('address.inside'))
    const [first] = found
    if (refused || !first) answer(refused ?? new Error('address.nowhere'), '', 4)
    else if (options.all) answer(null, found)
    else answer(null, first.address, first.family)
  })
}
