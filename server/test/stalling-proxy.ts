import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Lifetime } from './own-database.ts'

/**
 * A way to the database that can stop passing anything on, without closing a single connection, or cut them all, or cut
 * one off between a question and its answer.
 */
export class StallingProxy {
  private readonly sockets = new Set<Socket>()
  private isStalled = false
  private unanswered: string | undefined
  private port = 0

  static async to(url: string, lifetime: Lifetime): Promise<{ proxy: StallingProxy; url: string }> {
    const proxy = new StallingProxy()
    const { hostname, port } = new URL(url)
    const server = createServer((near) => proxy.join(near, connect(Number(port), hostname)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    proxy.port = (server.address() as AddressInfo).port
    lifetime.after(async () => {
      proxy.cut()
      server.close()
    })
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String(proxy.port)
    return { proxy, url: through.href }
  }

  private join(near: Socket, far: Socket): void {
    let isCutOff = false
    near.on('data', (data) => {
      if (this.unanswered === undefined || !data.includes(this.unanswered)) return
      this.unanswered = undefined
      isCutOff = true
    })
    far.prependListener('data', () => {
      if (isCutOff) near.resetAndDestroy()
    })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from)
      from.on('data', (data) => to.write(data))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      if (this.isStalled) from.pause()
    }
  }

  /** The next question with this text arrives and is done; whoever asked is never told. */
  loseAnswerTo(text: string): void {
    this.unanswered = text
  }

  stall(): void {
    this.isStalled = true
    for (const socket of this.sockets) socket.pause()
  }

  resume(): void {
    this.isStalled = false
    for (const socket of this.sockets) socket.resume()
  }

  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy()
  }
}
