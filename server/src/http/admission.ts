import type { EventLoopUtilization } from 'node:perf_hooks'

/** How much is worked on at once, and how long the rest may wait for its turn. */
export type AdmissionLimits = {
  /** At once while this process has time to spare: they wait for the database or for each other. */
  most: number
  /** At once while it has none, for more would only make all of them slow. */
  mostWhenBusy: number
  /** Whoever waits longer is asked to come back. */
  patienceMs: number
  /** Whoever comes when so many wait is asked at once. */
  mostWaiting: number
  /** How often it is looked whether there is time to spare, and whose patience is over. */
  checkMs: number
}

export const defaultAdmission: AdmissionLimits = {
  most: 64,
  mostWhenBusy: 2,
  patienceMs: 2000,
  mostWaiting: 3000,
  checkMs: 50,
}

const SENDING_AWAY = 0.05
/** Of the time since it was last looked, the part in which this process did something. */
const BUSY = 0.8
/** How many more are let in where all of that time was to spare; where it was a part of it, as many of these. */
const MORE = 3

/** So long a site with a line waits for its next turn while others have something under way. */
const PAUSE_MS = 300

type Waiting = { since: number; decide: (isAdmitted: boolean) => void }
type Line = { active: number; waiting: Waiting[]; lastAt: number }

/**
 * Decides what is worked on now, what waits and what is sent away. One process does one thing at a time: a thousand at once
 * would each take a thousand times as long. Sites stand in lines of their own, and those that have something to do share
 * alike: a storm at one leaves the others their part.
 */
export class Admission {
  private readonly limits: AdmissionLimits
  private readonly lines = new Map<string, Line>()
  private readonly timer: NodeJS.Timeout
  private lastLook: EventLoopUtilization = performance.eventLoopUtilization()
  private lookedAt = performance.now()
  /** Whose patience is over, and who has not heard it yet. */
  private readonly tired: Waiting[] = []
  private allowed: number
  private active = 0
  private waiting = 0
  /** Sent away so far. */
  refused = 0

  constructor(limits: AdmissionLimits) {
    this.limits = limits
    this.allowed = limits.mostWhenBusy
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
    const line = { active: 0, waiting: [], lastAt: 0 }
    this.lines.set(site, line)
    return line
  }

  private admit(): void {
    for (let line = this.next(); line; line = this.next()) {
      // Whoever came last: served at once they are served soon, while those before them have waited long already.
      const next = line.waiting.pop()
      line.active++
      line.lastAt = performance.now()
      this.active++
      this.waiting--
      next?.decide(true)
    }
  }

  /**
   * The line whose turn it is: the one with least under way, if that is less than its share. While sites without a line have
   * something under way, one with a line gets a single turn every now and then: a page that is worked on beside another takes
   * twice as long, and nobody should notice a storm at another site.
   */
  private next(): Line | undefined {
    let sites = 0
    let light = 0
    let next: Line | undefined
    for (const line of this.lines.values()) {
      if (line.active === 0 && line.waiting.length === 0) continue
      sites++
      if (line.waiting.length === 0) light++
      else if (!next || line.active < next.active) next = line
    }
    if (!next || next.active >= Math.ceil(this.allowed / sites)) return undefined
    const isStorm = next.waiting.length > this.allowed
    return isStorm && light > 0 && performance.now() < next.lastAt + PAUSE_MS ? undefined : next
  }

  private look(): void {
    const now = performance.eventLoopUtilization()
    // First whoever can be served, then whoever cannot wait any longer.
    const { utilization } = performance.eventLoopUtilization(now, this.lastLook)
    const { most, mostWhenBusy } = this.limits
    // A storm comes within a moment: there is never room for all of it before it shows whether there is time.
    const more = utilization > BUSY ? 0 : Math.min(most, this.active + Math.ceil((1 - utilization) * MORE))
    this.allowed = Math.max(mostWhenBusy, more)
    this.lastLook = now
    this.admit()
    const tooLong = performance.now() - this.limits.patienceMs
    for (const line of this.lines.values()) {
      const late = line.waiting.findIndex(({ since }) => since > tooLong)
      this.tired.push(...line.waiting.splice(0, late === -1 ? line.waiting.length : late))
    }
    this.sendAway()
  }

  /** Sending away is work, too, and whoever is sent away may knock again at once: it gets a part of the time only. */
  private sendAway(): void {
    const began = performance.now()
    const until = began + (began - this.lookedAt) * SENDING_AWAY
    this.lookedAt = began
    while (this.tired.length > 0) {
      const gone = this.tired.splice(0, 10)
      this.waiting -= gone.length
      for (const each of gone) this.refuse(each)
      if (performance.now() > until) return
    }
  }

  private refuse({ decide }: Waiting): void {
    this.refused++
    decide(false)
  }
}
