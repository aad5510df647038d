import { closeSync, openSync } from 'node:fs'
import { copyFile, open, stat, truncate } from 'node:fs/promises'

const maxBytes = 10_000_000

/** PostgreSQL's own messages: one file of limited size and the one before it. */
export function serverLog(path: string) {
  async function rotate() {
    if ((await size(path)) < maxBytes) return
    await copyFile(path, `${path}.1`)
    await truncate(path) // PostgreSQL appends, so it goes on at the new end
  }
  const timer = setInterval(() => rotate().catch(() => {}), 60_000).unref()
  return {
    rotate,
    /** Hands an open file to `use`, which passes it on to a child process. */
    withFile<T>(use: (fd: number) => T): T {
      const fd = openSync(path, 'a', 0o600)
      try {
        return use(fd)
      } finally {
        closeSync(fd)
      }
    },
    size: () => size(path),
    /** What was written since the log had this size. */
    async since(start: number): Promise<string> {
      const file = await open(path)
      try {
        const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64_000), position: start })
        return buffer.toString('utf8', 0, bytesRead).trim()
      } finally {
        await file.close()
      }
    },
    close: () => clearInterval(timer),
  }
}

async function size(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}
