/** A message as it comes, the same in every language. */
export const messageExample = (address: string) =>
  JSON.stringify(
    {
      type: 'hours.approved',
      timestamp: '2026-11-18T09:30:00.000Z',
      data: {
        kind: 'hourEntries',
        id: '7d0a3a52-6f0e-4c5c-9a53-2f1f0d7f4b11',
        link: `${address}/hour_entries/7d0a3a52-6f0e-4c5c-9a53-2f1f0d7f4b11`,
      },
    },
    null,
    2,
  )

/** Runs as it stands, which its test does. */
export const checkExample = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(headers, body, secret) {
  const id = headers['webhook-id']
  const moment = headers['webhook-timestamp']
  const isRecent = Math.abs(Date.now() / 1000 - Number(moment)) <= 300
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${moment}.\${body}\`).digest()
  return isRecent && headers['webhook-signature'].split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`
