import { readFile } from 'node:fs/promises'
import fontkit from '@pdf-lib/fontkit'
import {
  beginText,
  endText,
  type PDFArray,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib'

type Tag = 'H1' | 'H2' | 'H3' | 'P'
const styles: Record<Tag, { size: number; isBold: boolean; above: number }> = {
  H1: { size: 22, isBold: true, above: 0 },
  H2: { size: 15, isBold: true, above: 20 },
  H3: { size: 11, isBold: true, above: 10 },
  P: { size: 10, isBold: false, above: 3 },
}
const [width, height, margin] = [595.28, 841.89, 56]
const ink = setFillingRgbColor(0.09, 0.13, 0.18)
/** Stands for a sign that the font does not know. */
export const unknownSign = '□'
const isRightToLeft = (word: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(word)
const fontFile = (name: string) => readFile(new URL(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)))

/** A font, and what was asked of it before: shaping a word costs more than anything else here, and words come back. */
type Face = { font: PDFFont; drawn: Map<string, { glyphs: string; width: number }> }

/**
 * A plain document that can be read aloud: headings and paragraphs are tagged as such, in order. Its font knows the
 * letters of Europe, the Caucasus and the Middle East; of it only the letters that are used travel along.
 */
export class TaggedPdf {
  private readonly parts: { tag: Tag; page: PDFPage; mark: number }[] = []
  private readonly document: PDFDocument
  private readonly faces: { plain: Face; bold: Face }
  private readonly known: Set<number>
  private page: PDFPage
  private mark = 0
  private y = height - margin

  /** Whether some sign could not be shown as it is. */
  hasUnknown = false

  private constructor(document: PDFDocument, plain: PDFFont, bold: PDFFont) {
    this.document = document
    this.faces = { plain: { font: plain, drawn: new Map() }, bold: { font: bold, drawn: new Map() } }
    const inBold = new Set(bold.getCharacterSet())
    this.known = new Set(plain.getCharacterSet().filter((sign) => inBold.has(sign)))
    this.page = document.addPage([width, height])
  }

  static async create({ title, language }: { title: string; language: string }): Promise<TaggedPdf> {
    const document = await PDFDocument.create()
    document.setTitle(title, { showInWindowTitleBar: true })
    document.setLanguage(language)
    document.registerFontkit(fontkit)
    const font = async (name: string) => document.embedFont(await fontFile(name), { subset: true })
    const [plain, bold] = await Promise.all([font('DejaVuSans'), font('DejaVuSans-Bold')])
    return new TaggedPdf(document, plain, bold)
  }

  add(tag: Tag, text: string): void {
    const { size, isBold, above } = styles[tag]
    const face = isBold ? this.faces.bold : this.faces.plain
    const lines = this.lines(text, face, size)
    const leading = size * 1.4
    // A heading does not stay behind at the foot of a page.
    const needed = tag === 'P' ? leading : leading * 3
    if (this.y - above - needed < margin) this.turn()
    else this.y -= above
    this.begin(tag)
    for (const line of lines) {
      if (this.y - leading < margin) {
        this.end()
        this.turn()
        this.begin(tag)
      }
      this.y -= leading
      this.draw(line, face, size)
    }
    this.end()
  }

  /** What reads aloud or copies gets the words in their own order and with their own signs. */
  private draw(words: Word[], face: Face, size: number): void {
    const { page, y } = this
    const isOther = words.some(({ shown, text }) => shown !== text || isRightToLeft(text))
    const actual = PDFHexString.fromText(words.map(({ text }) => text).join(' '))
    const space = drawnWord(face, ' ').glyphs
    const glyphs = inSight(words.map(({ shown }) => shown)).map((word) => drawnWord(face, word).glyphs)
    if (isOther) page.pushOperators(beginMarked('Span', `/ActualText ${actual}`))
    page.pushOperators(
      beginText(),
      ink,
      setFontAndSize(page.node.newFontDictionary(face.font.name, face.font.ref), size),
      setTextMatrix(1, 0, 0, 1, margin, y),
      showText(PDFHexString.of(glyphs.join(space))),
      endText(),
    )
    if (isOther) this.end()
  }

  async bytes(): Promise<Uint8Array> {
    this.writeTags()
    return this.document.save()
  }

  private turn(): void {
    this.page = this.document.addPage([width, height])
    this.y = height - margin
    this.mark = 0
  }

  private begin(tag: Tag): void {
    this.page.pushOperators(beginMarked(tag, `/MCID ${this.mark}`))
    this.parts.push({ tag, page: this.page, mark: this.mark++ })
  }

  private end(): void {
    this.page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }

  /** As many words on a line as fit; a word that is longer than a line is cut. */
  private lines(text: string, face: Face, size: number): Word[][] {
    const room = ((width - 2 * margin) * 1000) / size
    const space = drawnWord(face, ' ').width
    const lines: Word[][] = [[]]
    let used = -space
    for (const word of this.words(text)) {
      const more = space + drawnWord(face, word.shown).width
      if (used + more <= room) lines.at(-1)?.push(word)
      else lines.push([word])
      used = used + more <= room ? used + more : more - space
    }
    return lines
  }

  private words(text: string): Word[] {
    const parts = text.normalize('NFC').split(/\s+/).filter(Boolean)
    return parts
      .flatMap((part) => cut([...signs.segment(part)].map(({ segment }) => segment)))
      .map((each) => ({
        text: each.join(''),
        shown: each.map((sign) => this.shown(sign)).join(''),
      }))
  }

  /** The sign itself, else what it is made of, else a box. */
  private shown(sign: string): string {
    for (const form of [sign, sign.normalize('NFKC')]) {
      const visible = [...form].filter((each) => !/\p{Default_Ignorable_Code_Point}/u.test(each))
      if (visible.every((each) => this.known.has(each.codePointAt(0) ?? 0))) return visible.join('')
    }
    this.hasUnknown = true
    return unknownSign
  }

  /** The tree of tags, and for each page which mark belongs to which tag. */
  private writeTags(): void {
    const { context, catalog } = this.document
    const root = context.nextRef()
    const whole = context.nextRef()
    const ofPage = new Map<PDFPage, PDFRef[]>()
    const elements = this.parts.map(({ tag, page, mark }) => {
      const element = context.register(
        context.obj({ Type: 'StructElem', S: tag, P: whole, Pg: page.ref, K: PDFNumber.of(mark) }),
      )
      ofPage.set(page, [...(ofPage.get(page) ?? []), element])
      return element
    })
    const numbers: (PDFNumber | PDFArray)[] = []
    for (const [index, page] of this.document.getPages().entries()) {
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(index))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      numbers.push(PDFNumber.of(index), context.obj(ofPage.get(page) ?? []))
    }
    context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: elements }))
    const parents = context.register(context.obj({ Nums: numbers }))
    context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [whole], ParentTree: parents }))
    catalog.set(PDFName.of('StructTreeRoot'), root)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    if (!catalog.has(PDFName.of('Lang'))) catalog.set(PDFName.of('Lang'), PDFString.of('nl'))
  }
}

type Word = { text: string; shown: string }
const signs = new Intl.Segmenter('nl', { granularity: 'grapheme' })
const LONGEST = 40

const cut = (word: string[]): string[][] =>
  word.length <= LONGEST ? [word] : [word.slice(0, LONGEST), ...cut(word.slice(LONGEST))]

/** Of words that are read from right to left the first one stands at the right. */
function inSight(words: string[]): string[] {
  const runs: string[][] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last && isRightToLeft(word) && isRightToLeft(last[0] ?? '')) last.unshift(word)
    else runs.push([word])
  }
  return runs.flat()
}

/** The signs of the font that make a word, and how wide that is in thousandths of its size. */
function drawnWord({ font, drawn }: Face, word: string): { glyphs: string; width: number } {
  const found = drawn.get(word) ?? {
    glyphs: font.encodeText(word).asString(),
    width: font.widthOfTextAtSize(word, 1000),
  }
  drawn.set(word, found)
  return found
}

const beginMarked = (tag: string, properties: string) =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<<${properties}>>`])
