import { createServer } from 'node:net'

/** The wanted port, or any other one when it is taken. */
export async function freePort(wanted: number): Promise<number> {
  return (await tryPort(wanted)) ?? (await tryPort(0)) ?? wanted
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
