import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Node watches how fast a request arrives, but not how fast an answer is taken: a client that reads a byte at a time
 * would keep the whole answer in our memory for as long as it likes.
 */
export function endSlowReaders(server: Server, { readingMs, checkMs }: { readingMs: number; checkMs: number }): void {
  const open = new Set<Socket>()
  const behindSince = new WeakMap<Socket, number>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of open) {
      if (socket.writableLength === 0) behindSince.delete(socket)
      else if (!behindSince.has(socket)) behindSince.set(socket, now)
      else if (now - (behindSince.get(socket) as number) > readingMs) socket.destroy()
    }
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
