import { createHash } from 'node:crypto'
import { rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { during } from './progress.mjs'

const heartbeatMs = 2_000
const staleMs = 15_000

/**
 * Two runs that install at the same time destroy each other's node_modules. The holder touches the lock as long as it
 * lives, so one that was killed lets the next go on. Not inside node_modules: npm empties that folder first.
 */
export async function installLock(root) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `stagehaven-install-${userInfo().uid}-${name}`)
  if (!take(path)) {
    await during('Waiting for another run that installs packages', async () => {
      while (!take(path)) await sleep(500)
    })
  }
  const heartbeat = setInterval(() => utimes(path, new Date(), new Date(), () => {}), heartbeatMs)
  const unlock = () => {
    clearInterval(heartbeat)
    process.off('exit', unlock)
    rmSync(path, { force: true })
  }
  process.once('exit', unlock)
  return unlock
}

function take(path) {
  try {
    writeFileSync(path, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - touched > staleMs) rmSync(path, { force: true })
    return false
  }
}
