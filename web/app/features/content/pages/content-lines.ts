import { pictureWords } from '#app/features/library/picture-words.ts'
import type { Block, PictureBlock, VacancyQuery } from '#protocol/features/content/blocks.ts'
import type { PageContent } from '#protocol/features/content/page-content.ts'
import { libraryFileOf } from '#protocol/features/library-paths.ts'
import { plainText } from '#ui/rich-text-doc.ts'
import type { Found, PagePictures } from '../found.ts'

type Named = Pick<Found, 'pictures' | 'forms'>

/** A page as lines to be read: what differs between two of them is what somebody changed. */
export function linesOf(
  { title, summary, description, share = '', parts }: PageContent,
  lang: 'nl' | 'en',
  named: Named,
): string[] {
  const blocks = parts.flatMap((part) => {
    const block = part[lang]
    return block ? blockLines(block, lang, named) : []
  })
  const shared = share && `⇪ ${pictureLine({ src: share, alt: '' }, lang, named.pictures)}`
  return [title[lang], summary[lang], description[lang], shared, ...blocks].filter((line) => line.trim() !== '')
}

function blockLines(block: Block, lang: 'nl' | 'en', named: Named): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'text':
      return block.doc.content.map(plainText)
    case 'picture':
      return [pictureLine(block, lang, named.pictures), block.caption ?? '']
    case 'callToAction':
      return [`${block.label} → ${block.href}`]
    case 'faq':
      return block.items.flatMap(({ question, answer }) => [question, ...answer.content.map(plainText)])
    case 'vacancyList':
      return [`▤ ${queryLine(block, block.count)}`]
    case 'map':
      return [`◎ ${block.shows === 'vacancies' ? queryLine(block) : ''}`]
    case 'video':
      return [`▶ ${block.title} (${block.url})`]
    case 'numbers':
      return block.items.map(({ value, label }) => `${value} ${label}`)
    case 'form':
      return [`▢ ${named.forms[block.formId]?.title.nl ?? ''}`]
    case 'quote':
      return [block.text, [block.name, block.role].filter(Boolean).join(', ')]
    case 'columns':
      return block.columns.flat().flatMap((each) => blockLines(each, lang, named))
  }
}

const queryLine = ({ sector, words, place, within }: VacancyQuery, count?: number) =>
  [sector, words, place, place && within && `${within} km`, count].filter(Boolean).join(', ')

/** One of the library has its words there; what it is called in its address says nothing to people. */
function pictureLine(
  { src, alt }: Pick<PictureBlock, 'src' | 'alt'>,
  lang: 'nl' | 'en',
  pictures: PagePictures,
): string {
  const file = libraryFileOf(src)
  if (!file) return `${alt} (${src.split('/').at(-1)})`
  const picture = pictures[file]
  return `▣ ${picture ? pictureWords(picture, lang).alt : ''}`
}
