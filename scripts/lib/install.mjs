import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installLock } from './install-lock.mjs'
import { done, during, Problem } from './progress.mjs'

/** Brings node_modules in line with package-lock.json. Costs a few milliseconds when it already is. */
export async function ensurePackages(root) {
  if (isUpToDate(root)) return
  const unlock = await installLock(root)
  try {
    if (isUpToDate(root)) return // the run we waited for did it
    // Whoever ran `npm ci` before us, such as a build server without network later on, need not wait for it again.
    if (!isComplete(root)) await install(root)
    writeFileSync(stampPath(root), stamp(root))
  } finally {
    unlock()
  }
}

/** Other packages, another machine or another processor need a new install. The lock file also names our Node. */
function stamp(root) {
  const source = existsSync(lockPath(root)) ? lockPath(root) : join(root, 'package.json')
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

function isUpToDate(root) {
  return existsSync(stampPath(root)) && readFileSync(stampPath(root), 'utf8') === stamp(root)
}

/** By the record that npm keeps. npm itself is content without optional packages such as our Node and PostgreSQL. */
function isComplete(root) {
  try {
    const wanted = Object.entries(JSON.parse(readFileSync(lockPath(root), 'utf8')).packages)
    const installed = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages
    return wanted.every(([path, { integrity, optional, os, cpu, libc }]) => {
      const fits = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc
      if (path === '' || (optional && !fits)) return true
      return installed[path]?.integrity === integrity && existsSync(join(root, path))
    })
  } catch {
    return false
  }
}

async function install(root) {
  const command = existsSync(lockPath(root)) ? 'ci' : 'install'
  const start = Date.now()
  const { code, output } = await during('Installing packages (only this time)', () =>
    npm([command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], root),
  )
  if (code !== 0) throw explain(output)
  if (existsSync(lockPath(root)) && !isComplete(root)) {
    throw new Problem(
      'Not all packages could be installed.',
      'Is the disk full? Is the network stable? Then try again.',
    )
  }
  done(`Packages installed in ${Math.round((Date.now() - start) / 1000)} s`)
}

function npm(args, cwd) {
  // Inside `npm start` this is the npm that started us; otherwise the one on the path.
  const script = process.env.npm_execpath
  const isNpm = script?.endsWith('npm-cli.js')
  const child = spawn(isNpm ? process.execPath : 'npm', isNpm ? [script, ...args] : args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const abort = (signal) => {
    child.kill(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, abort)
  return new Promise((resolve) => {
    const finish = (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, abort)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      finish(1)
    })
    child.once('close', finish)
  })
}

const causes = [
  [/ENOSPC/, 'The disk is full. Make room (about 700 MB) and try again.'],
  [/EACCES|EPERM|EROFS/, 'This folder cannot be written to. Make it yours (chown) or copy it to one that is.'],
  [/EUSAGE|in sync/, 'package.json and package-lock.json disagree. Run `npm install` once and try again.'],
  [/EINTEGRITY/, 'A downloaded package was damaged. Run `npm cache clean --force` and try again.'],
  [/spawn npm ENOENT/, 'npm is not installed, or not on the PATH.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/,
    'The npm registry cannot be reached. Check the network, and the proxy in `npm config list`; then try again.',
  ],
]

function explain(output) {
  const advice = causes.find(([pattern]) => pattern.test(output))?.[1] ?? 'Try `npm ci` to see more.'
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/^npm error\s+at /.test(line))
  return new Problem('The packages could not be installed.', advice, '', ...lines.slice(0, 10))
}

function lockPath(root) {
  return join(root, 'package-lock.json')
}

function stampPath(root) {
  return join(root, 'node_modules', '.stagehaven')
}
