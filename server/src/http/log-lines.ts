const WARNING = 40
const MOST_WAITING = 16_384
const WAIT_MS = 100

/**
 * Where the lines of the log go. Those that only tell of requests go out together a few times a second: one by one each would
 * cost as much as a question to the database. A warning goes at once, after all that waits, and so does the rest at the end.
 */
class LogLines {
  /** How much the line matters that is written next. */
  lastLevel = 0
  private waiting = ''
  private timer: NodeJS.Timeout | undefined

  write(line: string): void {
    this.waiting += line
    if (this.lastLevel >= WARNING || this.waiting.length > MOST_WAITING) this.flush()
    else this.timer ??= setTimeout(() => this.flush(), WAIT_MS).unref()
  }

  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting) process.stdout.write(this.waiting)
    this.waiting = ''
  }
}

/** One for the process, whatever it serves. The logger tells the level to what says that it wants to know. */
export const logLines = Object.assign(new LogLines(), { [Symbol.for('pino.metadata')]: true })
process.on('exit', () => logLines.flush())
// Nobody reads it any more: no reason to stop serving.
process.stdout.on('error', () => {})
