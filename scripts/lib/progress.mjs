/** Calm lines while getting ready: one per step, with a running clock for slow ones when a person is watching. */
const isTerminal = process.stdout.isTTY && !process.env.CI
const paint = (code, text) => (isTerminal && !process.env.NO_COLOR ? `\x1b[${code}m${text}\x1b[0m` : text)

export function done(text) {
  console.log(`  ${paint(32, '✓')} ${text}`)
}

export async function during(text, work) {
  const start = Date.now()
  const line = () => `  ${paint(36, '…')} ${text} ${paint(2, `${Math.round((Date.now() - start) / 1000)} s`)}`
  if (!isTerminal) console.log(`  … ${text}`)
  const timer = isTerminal && setInterval(() => process.stdout.write(`\r${line()}`), 200)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\x1b[2K')
  }
}

/** Something a person must solve: says what happened and what to do, without a stack. */
export class Problem extends Error {
  constructor(what, ...advice) {
    super([what, ...advice].join('\n'))
    this.what = what
    this.advice = advice
  }
}

export function report(error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n  ${paint(31, '✗')} ${error.what}`)
  for (const line of error.advice) console.error(`    ${line}`)
  console.error('')
}
