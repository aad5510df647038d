import { isIPv6 } from 'node:net'

/** One household or phone has a whole /64 of addresses, so that is what counts. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  if (ip.startsWith('::ffff:')) return ip.slice(7)
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}
