import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
/** The day in London, which until one or two o'clock at night is yesterday here. Also written by the database, whose clock is UTC. */
const elsewhere = [
  /new Date\(\)\.toISOString\(\)\.slice\(0, ?10\)/,
  /(_at|since)::date\b/,
  /\bnow\(\)::date|\bcurrent_date\b/,
]

test('a moment becomes a day where the schools are: by dutchDay, today_nl() or at time zone', () => {
  const files = globSync('{protocol/src,server/src,web/app}/**/*.{ts,tsx}', { cwd: root })
  const found = files
    .filter((file) => !/\.(test|permissions|rows|factory)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return elsewhere.flatMap((way) => (way.test(text) ? [`${file}: ${way.exec(text)?.[0]}`] : []))
    })
  assert.ok(files.length > 500)
  assert.deepEqual(found, [])
})
