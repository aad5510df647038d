// Plain JavaScript for Node 20: this runs before the packages and the Node that runs everything else are there.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './lib/install.mjs'
import { memoryEnv, memoryFlags } from './lib/node-flags.mjs'
import { major, pinnedNode } from './lib/pinned-node.mjs'
import { done, Problem, report } from './lib/progress.mjs'
import { runChild } from './lib/run-child.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tasks = { start: 'server/src/main.ts', dev: 'scripts/dev.ts', test: 'scripts/test.ts' }

async function run([task, ...args]) {
  if (major(process.versions.node) < 20) {
    throw new Problem(
      `Stagehaven needs Node 20 or newer; this is Node ${process.versions.node}.`,
      'Install a newer one from https://nodejs.org and try again.',
    )
  }
  if (!(task in tasks) && !(task === 'node' && args.length)) {
    throw new Problem(
      task ? `There is no task "${task}".` : 'Which task?',
      `node scripts/run.mjs ${Object.keys(tasks).join('|')} [arguments]`,
      'node scripts/run.mjs node <file> [arguments]',
    )
  }
  await ensurePackages(root)
  // Types are taken out of a file once, not at every start.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  const node = pinnedNode(root)
  if (task === 'node') return runChild(node.path, args)
  done(`Node ${node.version}`)
  if (task === 'start') {
    const code = await runChild(node.path, [join(root, 'scripts/build-web.ts')], { cwd: root })
    if (code !== 0) return code
  }
  if (task !== 'start') return runChild(node.path, [join(root, tasks[task]), ...args], { cwd: root })
  const env = { ...memoryEnv, ...process.env }
  return runChild(node.path, [...memoryFlags, join(root, tasks[task]), ...args], { cwd: root, env })
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  report(error)
  process.exitCode = 1
}
