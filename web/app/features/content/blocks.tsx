import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { VacancyCard } from '#app/features/stagebank/cards/vacancy-card.tsx'
import type { Block, FaqBlock } from '#protocol/features/content/blocks.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { listKey, type VacancyLists } from './vacancy-lists.ts'

const prose =
  'max-w-[68ch] text-pretty text-ink2 [&_a]:font-semibold [&_li::marker]:text-primaryink [&_strong]:text-ink'

/** What a page is made of, in its order. */
export function Blocks({ blocks, lists }: { blocks: readonly Block[]; lists: VacancyLists }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} lists={lists} />
      ))}
    </>
  )
}

function BlockView({ block, lists }: { block: Block; lists: VacancyLists }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="mt-10 text-h2 first:mt-0">{block.text}</h2>
      ) : (
        <h3 className="mt-6 text-h3 first:mt-0">{block.text}</h3>
      )
    case 'text':
      return <RichText doc={block.doc} className={`mt-3 first:mt-0 ${prose}`} />
    case 'callToAction':
      return (
        <p className="mt-8 first:mt-0">
          <SafeLink href={block.href} className={buttonClass('primary', 'xl')}>
            {block.label}
          </SafeLink>
        </p>
      )
    case 'columns':
      return (
        <div className="mt-8 grid gap-4 first:mt-0 sm:auto-cols-fr sm:grid-flow-col">
          {block.columns.map((column, index) => (
            <div key={index} className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-6">
              <Blocks blocks={column} lists={lists} />
            </div>
          ))}
        </div>
      )
    case 'faq':
      return <Faq items={block.items} />
    case 'vacancyList':
      return (
        <ul className="mt-5 grid gap-3.5 first:mt-0">
          {(lists[listKey(block)] ?? []).map((vacancy) => (
            <li key={vacancy.id}>
              <VacancyCard vacancy={vacancy} level={3} />
            </li>
          ))}
        </ul>
      )
  }
}

/** Questions that open one by one, also without scripts. */
function Faq({ items }: { items: FaqBlock['items'] }) {
  return (
    <div className="mt-6 divide-y divide-line rounded-card border border-line bg-surface first:mt-0">
      {items.map(({ question, answer }) => (
        <details key={question} className="group px-5 md:px-6">
          <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold text-ink [&::-webkit-details-marker]:hidden">
            <h2 className="flex-1 font-sans text-base font-semibold tracking-normal">{question}</h2>
            <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-[var(--t-fast)] group-open:rotate-180" />
          </summary>
          <RichText doc={answer} className={`pb-5 ${prose}`} />
        </details>
      ))}
    </div>
  )
}

/** Pages of this site open in place; elsewhere is a plain link that tells the other side nothing. */
function SafeLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
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
