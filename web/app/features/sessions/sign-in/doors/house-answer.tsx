import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { HousePage } from './house-page.tsx'

type Props = { icon: IconDrawing; title: string; lead: string; to: string; action: string; children?: ReactNode }

/** How it ended, and the way on; sometimes another one besides. */
export function HouseAnswer({ to, action, children, ...house }: Props) {
  return (
    <HousePage door="leerling" isAnswer {...house}>
      <ButtonLink to={to} className="w-full">
        {action}
      </ButtonLink>
      {children}
    </HousePage>
  )
}
