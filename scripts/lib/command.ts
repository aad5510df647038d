import { type ChildProcess, spawn } from 'node:child_process'

const endWithRunner = new URL('end-with-runner.mjs', import.meta.url).href
const running = new Set<ChildProcess>()
let interruptedBy: NodeJS.Signals | undefined

/** After Ctrl-C nothing new is started, and what runs is asked to end; the caller cleans up and leaves. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruptedBy = signal
    for (const child of running) child.kill('SIGTERM')
  })
}

export function isInterrupted(): boolean {
  return interruptedBy !== undefined
}

type Options = {
  quiet?: boolean
  env?: NodeJS.ProcessEnv
  /** It is given a process group of its own, and what it started and left behind ends with it. */
  isGroup?: boolean
}

/** Runs a Node program of ours. Its output is shown as it comes, or kept with `quiet`. */
export function runNode(args: string[], options: Options = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    if (isInterrupted()) return resolve({ code: 1, output: '' })
    const { quiet, isGroup } = options
    const told = quiet ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, isGroup ? ['--import', endWithRunner, ...args] : args, {
      stdio: ['ignore', told, told, ...(isGroup ? (['ipc'] as const) : [])],
      detached: isGroup,
      env: { ...process.env, ...options.env },
    })
    running.add(child)
    if (isGroup) child.once('exit', () => killGroup(child.pid))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}
