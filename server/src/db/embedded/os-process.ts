import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Names one process for good, or nothing when it no longer runs. A pid alone is not enough: after a reboot, and in a
 * container after every restart, the same number belongs to somebody else.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart')
  const stat = readProc(`/proc/${pid}/stat`)
  // The name between the brackets may hold spaces and brackets itself, so the fields count from the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTicks] = [fields?.[0], fields?.[19]]
  // A zombie has ended; in a container without an init process nobody ever clears it away.
  if (!startTicks || state === 'Z' || state === 'X') return undefined
  return `${readProc('/proc/sys/kernel/random/boot_id')?.trim()}/${startTicks}`
}

export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command') ?? ''
  return readProc(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ''
}

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Whether the process ended in time. */
export async function ended(pid: number, withinMs: number): Promise<boolean> {
  const identity = processIdentity(pid)
  const deadline = Date.now() + withinMs
  while (identity && processIdentity(pid) === identity) {
    if (Date.now() > deadline) return false
    await sleep(25)
  }
  return true
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function ps(pid: number, column: string): string | undefined {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
}
