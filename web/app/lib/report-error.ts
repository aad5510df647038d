import { ownBuild } from './build-id.ts'
import { errorReports } from './constants.ts'

const sent = new Set<string>()

/** The line is down: nobody's fault, and nobody to tell it to. Browsers each have their own words for it. */
export const isOffline = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)

/** A browser says so when it puts off measuring something to the next picture. Nothing is wrong, and nothing is lost. */
const isPutOff = (error: unknown): boolean =>
  /^ResizeObserver loop/.test(error instanceof Error ? error.message : String(error))

/** Below 500 it is an answer, not a fault: a page that is not there, a right that one does not have. */
export function isWorthReporting(error: unknown): boolean {
  if (isOffline(error) || isPutOff(error)) return false
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : undefined
  if (status !== undefined && status >= 300 && status < 500) return false
  // What the server hides from us it has reported itself.
  return !(error instanceof Error && error.message === 'Unexpected Server Error')
}

/** What we need to find a fault, and nothing about whom it happened to. */
export function describeError(error: unknown, kind: string, path: string) {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: wordsOf(error), stack: '' }
  return { kind, name, message, stack: (stack ?? '').slice(0, errorReports.longestStack), path, build: ownBuild }
}

function wordsOf(error: unknown): string {
  if (typeof error === 'object' && error && 'status' in error) return `status ${error.status}`
  return String(error)
}

/** Tells our own server about a crash. Each fault once, ten for a page at most, and never in the way of anything. */
export function reportError(error: unknown, kind: string): void {
  if (!isWorthReporting(error)) return
  const report = describeError(error, kind, location.pathname)
  const fault = `${report.message}\n${report.stack}`
  if (sent.has(fault) || sent.size >= errorReports.mostPerPage) return
  sent.add(fault)
  fetch('/fouten', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {})
}

/** Whatever nobody caught. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))
}
