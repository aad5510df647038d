import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './progress.mjs'

const needed = 24

/** The Node that runs Stagehaven: this one when it is new enough, else the one that comes as an npm package. */
export function pinnedNode(root) {
  if (major(process.versions.node) >= needed) return { path: process.execPath, version: process.versions.node }
  const machine = `${process.platform}-${process.arch}`
  const path = join(root, 'node_modules', `node-${machine}`, 'bin', 'node')
  if (!existsSync(path)) {
    throw new Problem(
      `Stagehaven needs Node ${needed} or newer, and brings none for ${machine}.`,
      `This is Node ${process.versions.node}. Install Node ${needed} from https://nodejs.org and try again.`,
    )
  }
  const { stdout, error } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (stdout?.startsWith('v')) return { path, version: stdout.trim().slice(1) }
  throw new Problem(
    `The Node that Stagehaven brings does not start on this machine${error ? ` (${error.message})` : ''}.`,
    'It needs Linux with glibc, and a folder that programs may run from (no "noexec").',
    `Or install Node ${needed} from https://nodejs.org and try again.`,
  )
}

export function major(version) {
  return Number(version.split('.')[0])
}
