import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const endWithRunner = new URL('end-with-runner.mjs', import.meta.url).href

/**
 * Runs a Node program in our place: passes signals on and ends the way it ends. It gets a process group of its own,
 * because Ctrl-C reaches the whole group of a terminal and npm passes it on again: the app must get it exactly once.
 */
export function runChild(node, args, options) {
  const child = spawn(node, ['--import', endWithRunner, ...args], {
    ...options,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  let firstInterrupt
  process.on('SIGINT', () => {
    firstInterrupt ??= Date.now()
    if (!child.killed) child.kill('SIGINT')
    // Within a second it is the same key press, told twice. Later it is a person who no longer wants to wait.
    else if (Date.now() - firstInterrupt > 1000) killGroup(child.pid)
  })
  if (process.env.npm_lifecycle_event) whenParentIsKilled(() => child.killed || killGroup(child.pid))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** npm passes on every signal but the one that it cannot catch. */
function whenParentIsKilled(act) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && act(), 200).unref()
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // it just ended by itself
  }
}
