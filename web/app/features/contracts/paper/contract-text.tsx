import type { ReactNode } from 'react'
import type { FilledBlock, FilledInline } from '#protocol/features/contract-text.ts'

const textClass =
  'text-ui break-words [&_a]:text-primaryink [&_a]:underline [&_h4]:mt-3 [&_h4]:font-semibold [&_li]:my-1 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:my-1.5 [&_ul]:my-2 [&_ul]:list-disc [&_ul]:pl-6 [&>:first-child]:mt-0 [&>:last-child]:mb-0'

/** The text of a contract as a page: the same parts as the PDF, element by element, so that it can be read aloud. */
export function ContractText({ content }: { content: readonly FilledBlock[] }) {
  return <div className={textClass}>{content.map(block)}</div>
}

const inline = (parts: readonly FilledInline[] = []): ReactNode =>
  parts.map((part, index) => (part.type === 'hardBreak' ? <br key={index} /> : <Words key={index} part={part} />))

function Words({ part }: { part: Extract<FilledInline, { type: 'text' }> }) {
  let words: ReactNode = part.text
  for (const mark of part.marks ?? []) {
    if (mark.type === 'bold') words = <strong>{words}</strong>
    if (mark.type === 'italic') words = <em>{words}</em>
    if (mark.type === 'link')
      words = (
        <a href={mark.attrs.href} rel="noopener noreferrer nofollow">
          {words}
        </a>
      )
  }
  return part.gap ? <mark className="bg-warnsoft px-1 font-semibold text-warnink">{words}</mark> : words
}

function block(node: FilledBlock, index: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={index}>{inline(node.content)}</p>
    case 'heading':
      return <h4 key={index}>{inline(node.content)}</h4>
    case 'bulletList':
    case 'orderedList':
      return <List key={index} of={node} />
    case 'table':
      return <Cells key={index} of={node} />
    default:
      return null
  }
}

function List({ of: { type, content } }: { of: Extract<FilledBlock, { type: 'bulletList' | 'orderedList' }> }) {
  const items = content.map((item, index) => <li key={index}>{item.content.map(block)}</li>)
  return type === 'bulletList' ? <ul>{items}</ul> : <ol>{items}</ol>
}

function Cells({ of: { content } }: { of: Extract<FilledBlock, { type: 'table' }> }) {
  return (
    <div className="overflow-x-auto">
      <table className="my-3 w-full border-collapse text-ui">
        <tbody>
          {content.map((row, at) => (
            <tr key={at}>
              {row.content.map((cell, index) => {
                const Tag = cell.type === 'tableHeader' ? 'th' : 'td'
                return (
                  <Tag key={index} className="border border-line px-3 py-2 text-left align-top">
                    {cell.content.map(block)}
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
