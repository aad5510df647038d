import { journey } from '../support/journey.ts'
import { offlineRound } from '../support/offline-round.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' } as const
/** `OFFLINE_ROUNDS=20 npm test journeys/offline` plays it twenty times. */
const rounds = Number(process.env.OFFLINE_ROUNDS ?? 1)

for (let round = 1; round <= rounds; round++) {
  journey(
    `thirty days written without a line arrive, each of them once${rounds > 1 ? `: round ${round}` : ''}`,
    { tenant: 'corderius', ...phone },
    offlineRound,
  )
}
