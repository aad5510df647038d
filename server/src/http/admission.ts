import type { EventLoopUtilization } from 'node:perf_hooks'

/** How much is worked on at once, and how long the rest may wait for its turn. */
export type AdmissionLimits = {
  /** At once while this process has time to spare: they wait for the database or for each other. */
  most: number
  /** At once while it has none: more would only make all of them slow. */
  mostWhenBusy: number
  /** Of those, so that a request of another site never waits for a whole row of them. */
  mostOfOneSite: number
  /** Whoever waits longer is asked to come back. */
  patienceMs: number
  /** Whoever comes when so many wait is asked at once. */
  mostWaiting: number
  /** How often it is looked whether there is time to spare, and whose patience is over. */
  checkMs: number
}

export const defaultAdmission: AdmissionLimits = {
  most: 64,
  mostWhenBusy: 6,
  mostOfOneSite: 4,
  patienceMs: 1000,
  mostWaiting: 3000,
  checkMs: 50,
}

/** Of the time since it was last looked, the part in which this process did something. */
const BUSY = 0.9

type Waiting = { since: number; decide: (isAdmitted: boolean) => void }
type Line = { active: number; waiting: Waiting[] }

/**
 * Decides what is worked on now, what waits and what is sent away. One process does one thing at a time: a thousand at once
 * would each take a thousand times as long. Sites stand in lines of their own, and whichever has least under way is next, so
 * that a storm at one leaves the others their turn.
 */
export class Admission {
  private readonly limits: AdmissionLimits
  private readonly lines = new Map<string, Line>()
  private readonly timer: NodeJS.Timeout
  private lastLook: EventLoopUtilization = performance.eventLoopUtilization()
  private isBusy = false
  private active = 0
  private waiting = 0
  /** Sent away so far. */
  refused = 0

  constructor(limits: AdmissionLimits) {
    this.limits = limits
    this.timer = setInterval(() => this.look(), limits.checkMs).unref()
  }

  get counts(): { active: number; waiting: number } {
    return { active: this.active, waiting: this.waiting }
  }

  /** Calls `decide` at once or later. Whoever was admitted calls `leave` when the work is done. */
  enter(site: string, decide: Waiting['decide']): void {
    const line = this.lineOf(site)
    if (this.waiting >= this.limits.mostWaiting) {
      this.refuse({ since: 0, decide })
      return
    }
    line.waiting.push({ since: performance.now(), decide })
    this.waiting++
    this.admit()
  }

  leave(site: string): void {
    this.lineOf(site).active--
    this.active--
    this.admit()
  }

  close(): void {
    clearInterval(this.timer)
  }

  private lineOf(site: string): Line {
    const known = this.lines.get(site)
    if (known) return known
    const line = { active: 0, waiting: [] }
    this.lines.set(site, line)
    return line
  }

  private admit(): void {
    for (let line = this.next(); line; line = this.next()) {
      const first = line.waiting.shift()
      line.active++
      this.active++
      this.waiting--
      first?.decide(true)
    }
  }

  /** The line whose turn it is, if anything more can be worked on. */
  private next(): Line | undefined {
    if (this.active >= (this.isBusy ? this.limits.mostWhenBusy : this.limits.most)) return undefined
    let best: Line | undefined
    for (const line of this.lines.values()) {
      if (line.waiting.length === 0 || (this.isBusy && line.active >= this.limits.mostOfOneSite)) continue
      if (!best || line.active < best.active) best = line
    }
    return best
  }

  private look(): void {
    const now = performance.eventLoopUtilization()
    this.isBusy = performance.eventLoopUtilization(now, this.lastLook).utilization > BUSY
    this.lastLook = now
    const tooLong = performance.now() - this.limits.patienceMs
    for (const line of this.lines.values()) {
      const late = line.waiting.findIndex(({ since }) => since > tooLong)
      const gone = line.waiting.splice(0, late === -1 ? line.waiting.length : late)
      this.waiting -= gone.length
      for (const each of gone) this.refuse(each)
    }
    this.admit()
  }

  private refuse({ decide }: Waiting): void {
    this.refused++
    decide(false)
  }
}
