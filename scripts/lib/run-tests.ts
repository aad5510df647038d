import { readFileSync } from 'node:fs'
import { run } from 'node:test'
import type { Entry } from './group-files.ts'
import { reportOn } from './test-reporter.ts'

// `node --test` sorts files by name, and the longest one may then run alone at the end: here they go as they are given.

const [concurrency, listFile = ''] = process.argv.slice(2)
const entries: Entry[] = JSON.parse(readFileSync(listFile, 'utf8'))
const stop = new AbortController()
process.once('SIGTERM', () => {
  stop.abort()
  process.exit(1)
})

run({
  files: entries.map(({ path }) => path),
  concurrency: Number(concurrency),
  execArgv: ['--test-timeout=600000'],
  signal: stop.signal,
})
  .on('test:fail', () => {
    process.exitCode = 1
  })
  .compose(reportOn(entries.flatMap(({ files }) => files)))
  .pipe(process.stdout)
