import { lazy, Suspense } from 'react'

/** A drawing somebody chose: where it is, and what it says to who cannot see it. */
export type PickedStock = { src: string; name: string; alts: { nl: string; en: string } }
type Props = { onPick(picked: PickedStock): void; onClose(): void }

const PickDialog = lazy(() => import('./pick-dialog.tsx'))

/** Shows the drawings to choose one of; what it needs is fetched when somebody asks for it. */
export function PickStock(props: Props) {
  return (
    <Suspense>
      <PickDialog {...props} />
    </Suspense>
  )
}
