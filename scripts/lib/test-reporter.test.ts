import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import type { Totals } from './test-report-text.ts'

const fine = `test('is fine', () => {})`

/** Three files that share a process, of which the middle one is given; and what is told about them. */
async function runThree(middle: string, patienceMs = 60_000) {
  const folder = await mkdtemp(join(tmpdir(), 'stagehaven-reporter-'))
  const write = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text)
    return path
  }
  try {
    const texts = Object.entries({ 'first.test.ts': fine, 'middle.test.ts': middle, 'last.test.ts': fine })
    const files = await Promise.all(
      texts.map(([name, text]) => write(name, `import { test } from 'node:test'\n${text}`)),
    )
    const group = [
      `import { runGroup } from ${JSON.stringify(resolve(import.meta.dirname, 'test-group.ts'))}`,
      `await runGroup(${JSON.stringify(files)}, undefined, ${patienceMs})`,
    ]
    const entry = await write('group-1.test.mjs', group.join('\n'))
    const list = await write('entries.json', JSON.stringify([{ path: entry, files: texts.map(([name]) => name) }]))
    return await run(folder, list)
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Outcome = { code: number; lines: string[]; totals: Totals }

function run(cwd: string, list: string): Promise<Outcome> {
  const totalsFile = join(cwd, 'totals.json')
  const { NODE_TEST_CONTEXT: _, ...own } = process.env
  const env = { ...own, TEST_TOTALS_FILE: totalsFile }
  const args = [resolve(import.meta.dirname, 'run-tests.ts'), '1', list]
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { cwd, env }, (_error, output) => {
      const lines = stripVTControlCharacters(output).split('\n')
      const totals = JSON.parse(readFileSync(totalsFile, 'utf8'))
      done({ code: child.exitCode ?? 1, lines: lines.filter((line) => /^ {2}[✓✗]/.test(line)), totals })
    })
  })
}

describe('every file that is handed out is told about', () => {
  test('those that pass', async () => {
    const { code, lines } = await runThree(fine)
    assert.equal(code, 0)
    for (const [at, name] of ['first', 'middle', 'last'].entries())
      assert.match(`${lines[at]}`, new RegExp(`^  ✓ ${name}.test.ts  1 passed`))
  })

  test('one that never gets to its tests fails, and the next one has its turn', async () => {
    const { code, lines } = await runThree(`await new Promise(() => {})\n${fine}`, 5000)
    assert.equal(code, 1)
    assert.match(`${lines[1]}`, /^ {2}✗ middle\.test\.ts {2}0 passed/)
    assert.match(`${lines[2]}`, /^ {2}✓ last\.test\.ts {2}1 passed/)
  })

  test('those that nothing is heard of, since the process is gone, did not run: a failure', async () => {
    const { code, lines } = await runThree(`test('ends it all', () => process.exit(0))`)
    assert.equal(code, 1)
    for (const name of ['middle', 'last']) assert.ok(lines.includes(`  ✗ ${name}.test.ts  not run`), lines.join('\n'))
  })
  test('what failed is told again after all others', async () => {
    const { code, lines, totals } = await runThree(`test('is not fine', () => { throw new Error('Oops') })`)
    assert.equal(code, 1)
    const marks = lines.map((line) => /([✓✗] \w+)\.test\.ts/.exec(line)?.[1])
    assert.deepEqual(marks, ['✓ first', '✗ middle', '✓ last', '✗ middle'])
    assert.deepEqual(totals, { passed: 2, failed: 1, skipped: 0, failedFiles: ['middle.test.ts'] })
  })
})
