import { type ReactNode, useEffect, useRef } from 'react'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Gable } from './facade.tsx'
import { type Door, houses } from './houses.ts'
import { Quay, Scene } from './quay.tsx'

type Props = {
  door: Door
  /** Instead of the door's own. */
  icon?: IconDrawing
  title: string
  lead?: string
  /** The page answers what somebody did on it, so it is read out from its title. */
  isAnswer?: boolean
  children?: ReactNode
  below?: ReactNode
}

/** One house on the quay with its business on the sign. */
export function HousePage({ door, icon, title, lead, isAnswer = false, children, below }: Props) {
  const { icon: ownIcon, wallClass, badgeClass } = houses[door]
  const Icon = icon ?? ownIcon
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <>
      <Scene>
        <div className="relative z-10 mx-auto mt-auto w-full max-w-[29.5rem] px-4 pt-6">
          <Gable door={door} className="mx-auto block w-full" />
          <div className={`-mt-px bg-(--wall) p-3 md:p-4 ${wallClass}`}>
            <div className="rounded-[min(20px,var(--r-card))] bg-surface p-5 shadow-e2 md:p-7">
              <span className={`grid size-11 place-items-center rounded-full text-white ${badgeClass}`}>
                <Icon className="size-5" />
              </span>
              <h1
                ref={heading}
                tabIndex={-1}
                className="mt-3 outline-none text-[26px] leading-8 md:text-[28px] md:leading-9"
              >
                {title}
              </h1>
              {lead ? <p className="mt-1.5 text-ink2">{lead}</p> : null}
              {children ? <div className="mt-5">{children}</div> : null}
            </div>
          </div>
        </div>
        <Quay />
      </Scene>
      {below}
    </>
  )
}

/** A link in running text, underlined so that colour is not its only mark. */
export const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-primaryink underline decoration-2 underline-offset-4 decoration-[color-mix(in_oklab,var(--primary-ink)_40%,transparent)] hover:decoration-current'
