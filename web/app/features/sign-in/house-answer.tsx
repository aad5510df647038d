import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { HousePage } from './house-page.tsx'

type Props = { icon: LucideIcon; title: string; lead: string; to: string; action: string }

/** How it ended, and the one way on. */
export function HouseAnswer({ to, action, ...house }: Props) {
  return (
    <HousePage door="leerling" isAnswer {...house}>
      <ButtonLink to={to} className="w-full">
        {action}
      </ButtonLink>
    </HousePage>
  )
}
