import type { FastifyBaseLogger } from 'fastify'
import type { Fault } from './fault.ts'
import { type Dsn, sendEnvelope } from './sentry.ts'

/** At once; a fault that happens to everybody at the same moment must not become a second one. */
const MOST_ON_THE_WAY = 10

/** Where every bug of ours ends up: in the log, and with whoever watches over the installation. */
export class Faults {
  private readonly log: FastifyBaseLogger
  private readonly dsn: Dsn | undefined
  private onTheWay = 0

  constructor(log: FastifyBaseLogger, dsn: Dsn | undefined) {
    this.log = log
    this.dsn = dsn
  }

  report(fault: Fault): void {
    this.log.error({ fault }, `fault in the ${fault.source}`)
    this.forward(fault)
  }

  /** For what has a line in the log already. */
  forward(fault: Fault): void {
    if (!this.dsn || this.onTheWay >= MOST_ON_THE_WAY) return
    this.onTheWay++
    sendEnvelope(fault, this.dsn)
      .catch((error: Error) => this.log.warn({ reason: error.message }, 'a fault could not be passed on'))
      .finally(() => {
        this.onTheWay--
      })
  }
}
