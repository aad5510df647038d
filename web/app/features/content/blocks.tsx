import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LibraryPicture } from '#app/features/library/library-picture.tsx'
import { VacancyCard } from '#app/features/stagebank/cards/vacancy-card.tsx'
import type {
  Block,
  ColumnsBlock,
  FaqBlock,
  NumbersBlock,
  PictureBlock,
  QuoteBlock,
} from '#protocol/features/content/blocks.ts'
import { libraryFileOf } from '#protocol/features/library-paths.ts'
import { nightDrawing } from '#protocol/features/stock-paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { FormCard } from './form-card.tsx'
import { type Found, listKey, type PagePictures } from './found.ts'
import { levelsBefore } from './heading-levels.ts'
import { MapOnPage } from './map-block.tsx'
import { VideoOnPage } from './video-block.tsx'

/** How running text looks, in the editor too. */
export const prose =
  'max-w-[68ch] text-pretty text-ink2 [&_a]:font-semibold [&_li::marker]:text-primaryink [&_strong]:text-ink'

type Shown = { found: Found /** The level of the heading before it. */; after?: number }

/** What a page is made of, in its order. */
export function Blocks({ blocks, found, after = 1 }: { blocks: readonly Block[] } & Shown) {
  const levels = levelsBefore(blocks, after)
  return (
    <>
      {blocks.map((block, index) => {
        const view = <BlockView key={index} block={block} found={found} after={levels[index] ?? after} />
        return block.lang ? (
          <div key={index} lang={block.lang} className={roomAbove[block.type] ?? 'not-first:mt-8'}>
            {view}
          </div>
        ) : (
          view
        )
      })}
    </>
  )
}

/** A block in another language has a frame around it, and is the first one in there. */
const roomAbove: Partial<Record<Block['type'], string>> = { heading: 'not-first:mt-10', text: 'not-first:mt-3' }

export function BlockView({ block, found, after = 1 }: { block: Block } & Shown) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 || after < 2 ? (
        <h2 className="mt-10 text-h2 first:mt-0">{block.text}</h2>
      ) : (
        <h3 className="mt-6 text-h3 first:mt-0">{block.text}</h3>
      )
    case 'text':
      return <RichText doc={block.doc} className={`mt-3 first:mt-0 ${prose}`} />
    case 'picture':
      return <Picture {...block} pictures={found.pictures} />
    case 'callToAction':
      return (
        <p className="mt-8 first:mt-0">
          <SafeLink href={block.href} className={buttonClass('primary', 'xl')}>
            {block.label}
          </SafeLink>
        </p>
      )
    case 'columns':
      return <Columns block={block} found={found} after={after} />
    case 'faq':
      return <Faq items={block.items} />
    case 'vacancyList':
      return (
        <ul className="mt-5 grid gap-3.5 first:mt-0">
          {(found.lists[listKey(block)] ?? []).map((vacancy) => (
            <li key={vacancy.id}>
              <VacancyCard vacancy={vacancy} level={after < 2 ? 2 : 3} />
            </li>
          ))}
        </ul>
      )
    case 'numbers':
      return <Numbers items={block.items} />
    case 'quote':
      return <Quote {...block} />
    case 'form':
      return <FormCard form={found.forms[block.formId]} level={after < 2 ? 2 : 3} />
    case 'map':
      return <MapOnPage block={block} found={found} />
    case 'video':
      return <VideoOnPage block={block} videos={found.videos} />
  }
}

function Columns({ block: { columns }, found, after = 1 }: { block: ColumnsBlock } & Shown) {
  const levels = levelsBefore(
    columns.map((column) => ({ type: 'columns', columns: [column] })),
    after,
  )
  return (
    <div className="mt-8 grid gap-4 first:mt-0 sm:auto-cols-fr sm:grid-flow-col">
      {columns.map((column, index) => (
        <div key={index} className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-6">
          <Blocks blocks={column} found={found} after={levels[index] ?? after} />
        </div>
      ))}
    </div>
  )
}

/** Reading width, or all of a phone. */
const pictureSizes = '(min-width: 46rem) 43rem, 100vw'
const pictureLook = 'aspect-2/1 w-full rounded-card bg-sunken'

/** Its room is there before it is: nothing jumps. One that was removed from the library leaves none. */
function Picture({ src, alt, caption, pictures }: PictureBlock & { pictures: PagePictures }) {
  const file = libraryFileOf(src)
  const picture = file ? pictures[file] : undefined
  if (file && !picture) return null
  return (
    <figure className="mt-8 first:mt-0">
      {picture ? (
        <LibraryPicture picture={picture} sizes={pictureSizes} className={pictureLook} />
      ) : src ? (
        <Drawing src={src} alt={alt} />
      ) : null}
      {caption ? <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption> : null}
    </figure>
  )
}

/** One in the colours of the site has its night as well; of the two a browser asks only for the one that shows. */
function Drawing({ src, alt }: { src: string; alt: string }) {
  const night = nightDrawing(src)
  const how = { width: 1200, height: 600, loading: 'lazy', decoding: 'async' } as const
  const look = `${pictureLook} object-cover`
  return (
    <>
      <img {...how} alt={alt} src={src} className={night ? `${look} dark:hidden` : look} />
      {night ? <img {...how} alt={alt} src={night} className={`${look} hidden dark:block`} /> : null}
    </>
  )
}

function Numbers({ items }: { items: NumbersBlock['items'] }) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-4 first:mt-0 sm:auto-cols-fr sm:grid-flow-col">
      {items.map(({ value, label }, index) => (
        <div key={index} className="flex min-w-0 flex-col-reverse justify-end rounded-card bg-sunken p-5 text-center">
          <dt className="mt-1 text-ui text-pretty text-ink2">{label}</dt>
          <dd className="text-h1 break-words text-primaryink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Quote({ text, name, role }: QuoteBlock) {
  return (
    <figure className="mt-8 rounded-card bg-primarysoft p-6 first:mt-0 md:p-8">
      <blockquote className="text-lead text-pretty text-ink">
        <p className="break-words">{text}</p>
      </blockquote>
      <figcaption className="mt-3 text-ui">
        <span className="font-semibold text-primaryink">{name}</span>
        {role ? <span className="text-ink2">, {role}</span> : null}
      </figcaption>
    </figure>
  )
}

/** Questions that open one by one, also without scripts. */
function Faq({ items }: { items: FaqBlock['items'] }) {
  return (
    <div className="mt-6 divide-y divide-line rounded-card border border-line bg-surface first:mt-0">
      {items.map(({ question, answer }, index) => (
        <details key={index} className="group px-5 md:px-6">
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
