import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle } from 'vite'

/** Builds the pages when anything they are made of has changed since the last time. */
const root = join(import.meta.dirname, '..')
const home = join(root, 'web/build')
const sources = globSync(['web/app/**/*', 'web/public/**/*', 'web/*.ts', 'protocol/src/**/*.ts', 'package-lock.json'], {
  cwd: root,
  withFileTypes: true,
})

const hash = createHash('sha256')
for (const entry of sources
  .filter((each) => each.isFile())
  .sort((a, b) => (a.parentPath + a.name < b.parentPath + b.name ? -1 : 1))) {
  hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
}
const stamp = hash.digest('hex')

if ((await readFile(join(home, 'stamp'), 'utf8').catch(() => '')) !== stamp) {
  const draft = await mkdtemp(`${home}-`)
  try {
    await build(draft)
    await buildWorker(draft)
    await compressFiles(draft)
    await writeFile(join(draft, 'stamp'), stamp)
    await replaceHome(draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  console.log('  ✓ Pages built')
}

/** Two commands may build at the same time: each in a folder of its own, and the first one to finish counts. */
async function replaceHome(draft: string): Promise<void> {
  const old = `${draft}-old`
  await rename(home, old).catch(() => {})
  await rename(draft, home).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(old, { recursive: true, force: true })
}

async function build(draft: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/.bin/react-router'), 'build'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', WEB_BUILD_DIR: draft },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code === 0) return
  await rm(draft, { recursive: true, force: true })
  console.error(`The pages could not be built:\n${Buffer.concat(output)}`)
  process.exit(1)
}

/** What runs beside the pages of the app is one file, at an address that stays. */
async function buildWorker(draft: string): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'web'),
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(draft, 'client'),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'web/app/features/kept/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** Once here instead of for every reader. */
async function compressFiles(draft: string): Promise<void> {
  for (const file of globSync('client/**/*.{js,css,svg,json}', { cwd: draft })) {
    const path = join(draft, file)
    const content = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
