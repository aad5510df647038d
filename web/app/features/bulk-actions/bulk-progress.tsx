import { lazy, Suspense } from 'react'
import { useProgress } from './use-progress.ts'

const ProgressCard = lazy(() => import('./progress-card.tsx').catch(() => ({ default: () => null })))

/** What is done to many rows of a list goes on beside it; the card that tells of it comes when there is something to tell. */
export function BulkProgress({ resourceType }: { resourceType: string }) {
  const { progress, ...how } = useProgress(resourceType)
  return progress ? (
    <Suspense>
      <ProgressCard progress={progress} {...how} />
    </Suspense>
  ) : null
}
