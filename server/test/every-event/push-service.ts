import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { after } from 'node:test'

/** Where browsers are reached: it takes every message, and keeps whose phone it was for. */
export async function pushService() {
  const posts: string[] = []
  const service = createServer((request, response) => {
    request.resume().on('end', () => {
      posts.push(request.url?.split('/').at(-1) ?? '')
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  after(() => service.close())
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('it listens at a port')
  const phoneOf = ({ id }: { id: string }) => {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    return {
      endpoint: `https://push.example.com/push/${id}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
  }
  return { address: `http://127.0.0.1:${address.port}`, posts, phoneOf }
}
