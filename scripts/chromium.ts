import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { unpackedChromium } from './lib/unpacked-chromium.ts'

const run = promisify(execFile)
const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

let found: Promise<string> | undefined

/** A Chromium that starts on this machine: yours, an installed one, or the one from npm. */
export function chromiumPath(): Promise<string> {
  found ??= findChromium()
  return found
}

/** A headless browser for tests. */
export async function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args })
}

async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of installedNames) if (await starts(name)) return await onPath(name)
  const unpacked = await unpackedChromium()
  if (await starts(unpacked)) return unpacked
  if (process.getuid?.() === 0) await installWithApt()
  if (await starts('chromium')) return await onPath('chromium')
  throw new Error('No Chromium starts on this machine. Install one, or say where it is with CHROMIUM_PATH.')
}

/** Ubuntu's "chromium-browser" is only a note that there is a snap package, so being there is not enough. */
async function starts(command: string): Promise<boolean> {
  return run(command, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}

async function onPath(name: string): Promise<string> {
  return (await run('/bin/sh', ['-c', `command -v ${name}`])).stdout.trim()
}

/** For machines that the npm package has no build for, such as those with an ARM processor. */
async function installWithApt() {
  console.log('  Installing Chromium for the browser tests, once')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env }).catch(() => {})
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env }).catch(() => {})
}
