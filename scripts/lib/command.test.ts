import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { ended } from '#db/embedded/os-process.ts'
import { runNode } from './command.ts'

/** Starts a process that does not end by itself, says which, and ends without it. */
const deserter = `
  import { spawn } from 'node:child_process'
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  console.log(child.pid)
  process.exit(3)`

test('what a program of a group leaves behind ends with it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'stagehaven-command-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'deserter.mjs')
  await writeFile(file, deserter)
  const { code, output } = await runNode([file], { quiet: true, isGroup: true })
  assert.equal(code, 3)
  assert.ok(Number(output) > 0, output)
  assert.equal(await ended(Number(output), 60_000), true)
})

test('a program that is asked to end takes its processes along', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'stagehaven-command-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'runner.mjs')
  // As a run that is killed halfway, with another one below it.
  const runner = `
    import { runNode } from ${JSON.stringify(join(import.meta.dirname, 'command.ts'))}
    const own = ${JSON.stringify(join(folder, 'stayer.mjs'))}
    void runNode([own], { isGroup: true })`
  const stayer = `
    console.log(process.pid)
    setTimeout(() => process.kill(process.ppid, 'SIGKILL'))
    setInterval(() => {}, 1000)`
  await writeFile(join(folder, 'stayer.mjs'), stayer)
  await writeFile(file, runner)
  const { output } = await runNode([file], { quiet: true })
  assert.ok(Number(output) > 0, output)
  assert.equal(await ended(Number(output), 60_000), true)
})
