import { run } from 'node:test'
import report from './test-reporter.ts'

// `node --test` sorts files by name, and the longest one may then run alone at the end: here they go as they are given.

const [concurrency, ...files] = process.argv.slice(2)
const stop = new AbortController()
process.once('SIGTERM', () => {
  stop.abort()
  process.exit(1)
})

run({ files, concurrency: Number(concurrency), execArgv: ['--test-timeout=300000'], signal: stop.signal })
  .on('test:fail', () => {
    process.exitCode = 1
  })
  .compose(report)
  .pipe(process.stdout)
