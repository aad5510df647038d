import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Pages of this site open in place; elsewhere is a plain link that tells the other side nothing. */
export function SafeLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}
