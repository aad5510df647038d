import { pictureWords } from '#app/features/library/picture-words.ts'
import type { Block, PictureBlock, SimpleBlock, VacancyQuery } from '#protocol/features/content/blocks.ts'
import type { PageContent } from '#protocol/features/content/page-content.ts'
import { libraryFileOf } from '#protocol/features/library-paths.ts'
import { plainText } from '#ui/rich-text-doc.ts'
import type { Found, PagePictures } from '../found.ts'

type Named = Pick<Found, 'pictures' | 'forms'>
type What = 'title' | 'summary' | 'description' | 'share' | 'question' | 'answer' | 'caption' | SimpleBlock['type']

/** What a line is of, what it says, and what else tells it from another one: two pictures may have the same words. */
const line = (what: What, text: string, which = '') => [what, text.replace(/\s+/g, ' ').trim(), which].join('\t')
/** Where nothing is said there is nothing to read. */
const words = (what: What, text: string | undefined) => (text?.trim() ? [line(what, text)] : [])
export function readLine(written: string): { what: What; text: string } {
  const [what, text = ''] = written.split('\t')
  return { what: what as What, text }
}

/** A page as lines to be read: what differs between two of them is what somebody changed. */
export function linesOf(of: PageContent, lang: 'nl' | 'en', named: Named): string[] {
  const { title, summary, description, share, parts } = of
  const blocks = parts.flatMap((part) => {
    const block = part[lang]
    return block ? blockLines(block, lang, named) : []
  })
  // One picture for both languages.
  const shared =
    share && lang === 'nl' ? [line('share', pictureText({ src: share, alt: '' }, lang, named.pictures), share)] : []
  return [
    ...words('title', title[lang]),
    ...words('summary', summary[lang]),
    ...words('description', description[lang]),
    ...shared,
    ...blocks,
  ]
}

function blockLines(block: Block, lang: 'nl' | 'en', named: Named): string[] {
  switch (block.type) {
    case 'heading':
      return words('heading', block.text)
    case 'text':
      return block.doc.content.flatMap((node) => words('text', plainText(node)))
    case 'picture':
      return [line('picture', pictureText(block, lang, named.pictures), block.src), ...words('caption', block.caption)]
    case 'callToAction':
      return [line('callToAction', [block.label, block.href].filter(Boolean).join(' → '))]
    case 'faq':
      return block.items.flatMap(({ question, answer }) => [
        ...words('question', question),
        ...answer.content.flatMap((node) => words('answer', plainText(node))),
      ])
    case 'vacancyList':
      return [line('vacancyList', queryText(block, block.count))]
    case 'map':
      return [line('map', block.shows === 'vacancies' ? queryText(block) : '', block.shows)]
    case 'video':
      return [line('video', [block.title, block.url].filter(Boolean).join(', '))]
    case 'numbers':
      return block.items.flatMap(({ value, label }) => words('numbers', `${value} ${label}`))
    case 'form':
      return [
        line('form', named.forms[block.formId]?.title[lang] ?? named.forms[block.formId]?.title.nl ?? '', block.formId),
      ]
    case 'quote':
      return words('quote', [block.text, block.name, block.role].filter(Boolean).join(', '))
    case 'columns':
      return block.columns.flat().flatMap((each) => blockLines(each, lang, named))
  }
}

const queryText = ({ sector, words: said, place, within }: VacancyQuery, count?: number) =>
  [sector, said, place, place && within && `${within} km`, count].filter(Boolean).join(', ')

/** One of the library has its words there; what it is called in its address says nothing to people. */
function pictureText(
  { src, alt }: Pick<PictureBlock, 'src' | 'alt'>,
  lang: 'nl' | 'en',
  pictures: PagePictures,
): string {
  const file = libraryFileOf(src)
  const picture = file ? pictures[file] : undefined
  if (file) return picture ? pictureWords(picture, lang).alt : ''
  return (
    alt ||
    (src
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .replaceAll('-', ' ') ??
      '')
  )
}
