import { type ChildProcess, spawn } from 'node:child_process'

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

/** Runs a Node program of ours. Its output is shown as it comes, or kept with `quiet`. */
export function runNode(args: string[], options: { quiet?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    if (isInterrupted()) return resolve({ code: 1, output: '' })
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...options.env },
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}
