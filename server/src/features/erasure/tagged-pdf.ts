import {
  type PDFArray,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
  rgb,
  StandardFonts,
} from 'pdf-lib'

type Tag = 'H1' | 'H2' | 'H3' | 'P'
const styles: Record<Tag, { size: number; isBold: boolean; above: number }> = {
  H1: { size: 22, isBold: true, above: 0 },
  H2: { size: 15, isBold: true, above: 20 },
  H3: { size: 11, isBold: true, above: 10 },
  P: { size: 10, isBold: false, above: 3 },
}
const [width, height, margin] = [595.28, 841.89, 56]
const ink = rgb(0.09, 0.13, 0.18)

/**
 * A plain document that can be read aloud: headings and paragraphs are tagged as such, in order. With the fonts that
 * every reader has, which know the letters of western Europe; of other letters the nearest one is shown.
 */
export class TaggedPdf {
  private readonly parts: { tag: Tag; page: PDFPage; mark: number }[] = []
  private readonly document: PDFDocument
  private readonly fonts: { plain: PDFFont; bold: PDFFont; known: Set<number> }
  private page: PDFPage
  private mark = 0
  private y = height - margin

  private constructor(document: PDFDocument, plain: PDFFont, bold: PDFFont) {
    this.document = document
    this.fonts = { plain, bold, known: new Set(plain.getCharacterSet()) }
    this.page = document.addPage([width, height])
  }

  static async create({ title, language }: { title: string; language: string }): Promise<TaggedPdf> {
    const document = await PDFDocument.create()
    document.setTitle(title, { showInWindowTitleBar: true })
    document.setLanguage(language)
    const fonts = [StandardFonts.Helvetica, StandardFonts.HelveticaBold].map((font) => document.embedFont(font))
    const [plain, bold] = (await Promise.all(fonts)) as [PDFFont, PDFFont]
    return new TaggedPdf(document, plain, bold)
  }

  add(tag: Tag, text: string): void {
    const { size, isBold, above } = styles[tag]
    const font = isBold ? this.fonts.bold : this.fonts.plain
    const lines = this.lines(text, font, size)
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
      this.page.drawText(line, { x: margin, y: this.y, size, font, color: ink })
    }
    this.end()
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
    const content = PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
      PDFName.of(tag),
      `<</MCID ${this.mark}>>`,
    ])
    this.page.pushOperators(content)
    this.parts.push({ tag, page: this.page, mark: this.mark++ })
  }

  private end(): void {
    this.page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }

  /** As many words on a line as fit; a word that is longer than a line is cut. */
  private lines(text: string, font: PDFFont, size: number): string[] {
    const room = width - 2 * margin
    const lines = ['']
    for (const word of this.readable(text)
      .split(/\s+/)
      .flatMap((each) => each.match(/.{1,60}/g) ?? [])) {
      const longer = `${lines.at(-1)} ${word}`.trim()
      if (font.widthOfTextAtSize(longer, size) <= room) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  private readable(text: string): string {
    const { known } = this.fonts
    return [...text.normalize('NFC')]
      .map((sign) => {
        if (/\s/.test(sign) || known.has(sign.codePointAt(0) as number)) return sign
        const base = sign.normalize('NFD')[0] as string
        return known.has(base.codePointAt(0) as number) ? base : '?'
      })
      .join('')
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
