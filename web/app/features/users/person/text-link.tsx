import type { ReactNode } from 'react'
import { Link } from 'react-router'

const looks =
  'inline-flex min-h-11 items-center font-medium wrap-anywhere text-primaryink underline underline-offset-3 hover:decoration-2 md:min-h-8'

/** A link in a card: to a page of ours, or out of the site. */
export function TextLink(
  props: { children: ReactNode } & ({ to: string; href?: never } | { href: string; to?: never }),
) {
  if (props.to !== undefined)
    return (
      <Link to={props.to} className={looks}>
        {props.children}
      </Link>
    )
  return (
    <a href={props.href} className={looks}>
      {props.children}
    </a>
  )
}
