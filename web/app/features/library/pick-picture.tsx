import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Image } from '#ui/icons.tsx'
import type { ShownPicture } from './library-picture.tsx'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

export type PickedPicture = ShownPicture & { id: string; name: string }

/** A button that opens the pictures of the library; what is chosen is the caller's. Its words come from the caller too. */
export function PickPicture({ label, onPick }: { label: string; onPick(picture: PickedPicture): void }) {
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="outline"
        onClick={() => {
          setIsAsked(true)
          setIsOpen(true)
        }}
      >
        <Image className="size-5" />
        {label}
      </Button>
      {isAsked ? (
        <Suspense>
          <PictureDialog
            title={label}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onPick={(picture) => {
              setIsOpen(false)
              onPick(picture)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
