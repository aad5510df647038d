import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cleanDoc, type RichNode } from '#protocol/features/vacancies/vacancy-text.ts'

/** How such a text looks, in the editor too. */
export const richTextClass =
  'break-words [&_a]:text-primaryink [&_a]:underline [&_a]:underline-offset-2 [&_h2]:mt-5 [&_h2]:mb-1.5 [&_h2]:text-h3 [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:text-h4 [&_li]:my-1 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:my-2 [&_strong]:font-semibold [&_ul]:my-2 [&_ul]:list-disc [&_ul]:pl-6 [&>:first-child]:mt-0 [&>:last-child]:mb-0'

/** Shows a stored text. Nodes become our own elements one by one; HTML in it stays text. */
export function RichText({ doc, className = '' }: { doc: unknown; className?: string }) {
  return <div className={`${richTextClass} ${className}`}>{cleanDoc(doc).content.map(show)}</div>
}

function show(node: RichNode, index: number): ReactNode {
  const children = node.content?.map(show)
  switch (node.type) {
    case 'heading':
      return node.attrs?.level === 2 ? <h2 key={index}>{children}</h2> : <h3 key={index}>{children}</h3>
    case 'bulletList':
      return <ul key={index}>{children}</ul>
    case 'orderedList':
      return <ol key={index}>{children}</ol>
    case 'listItem':
      return <li key={index}>{children}</li>
    case 'hardBreak':
      return <br key={index} />
    case 'text':
      return <Words key={index} node={node} />
    default:
      return <p key={index}>{children ?? <br />}</p>
  }
}

function Words({ node }: { node: RichNode }) {
  let words: ReactNode = node.text
  for (const { type, attrs } of node.marks ?? []) {
    if (type === 'bold') words = <strong>{words}</strong>
    if (type === 'italic') words = <em>{words}</em>
    if (type === 'link') words = <RichLink href={String(attrs?.href)}>{words}</RichLink>
  }
  return words
}

function RichLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
