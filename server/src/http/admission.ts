import type { EventLoopUtilization } from 'node:perf_hooks'

/** How much is worked on at once, and how long the rest may wait for its turn. */
export type AdmissionLimits = {
  /** At once while this process has time to spare: they wait for the database or for each other. */
  most: number
  /** At once while it has none, for more would only make all of them slow; and so many more at each look while it has. */
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
  mostWhenBusy: 6,
  patienceMs: 1000,
  mostWaiting: 3000,
  checkMs: 50,
}

/** Of what may be worked on the part that one site may have, so that another never waits for a whole row of them. */
const ONE_SITE = 2 / 3
const SENDING_AWAY = 0.1
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
    if (this.active >= this.allowed) return undefined
    const mostOfOne = Math.ceil(this.allowed * ONE_SITE)
    let best: Line | undefined
    for (const line of this.lines.values()) {
      if (line.waiting.length === 0 || line.active >= mostOfOne) continue
      if (!best || line.active < best.active) best = line
    }
    return best
  }

  private look(): void {
    const now = performance.eventLoopUtilization()
    // First whoever can be served, then whoever cannot wait any longer.
    const isBusy = performance.eventLoopUtilization(now, this.lastLook).utilization > BUSY
    const { most, mostWhenBusy } = this.limits
    // A storm comes within a moment: there is never room for all of it before it shows whether there is time.
    this.allowed = isBusy ? mostWhenBusy : Math.min(most, this.active + mostWhenBusy)
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
