import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRawStream,
  PDFStream,
  PDFString,
} from 'pdf-lib'

const contentOf = (stream: PDFStream) =>
  Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1')

/** Which letters the signs of a font stand for, as every reader of PDF looks it up. */
function lettersOf(font: PDFDict): Map<string, string> {
  const rows = contentOf(font.lookup(PDFName.of('ToUnicode'), PDFStream)).matchAll(/^<(\w+)> <(\w+)>$/gm)
  return new Map(
    [...rows].map(([, sign = '', letters = '']) => [
      sign.toLowerCase(),
      Buffer.from(letters, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

/** What a document says, line by line, how it is tagged, and where its links lead. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes)
  const { catalog } = pdf
  const lines = pdf.getPages().flatMap(({ node }) => {
    const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict) as PDFDict
    const known = new Map(
      fonts.entries().map(([name]) => [name.decodeText(), lettersOf(fonts.lookup(name, PDFDict))] as const),
    )
    const content = contentOf(node.lookup(PDFName.of('Contents'), PDFStream))
    return [...content.matchAll(/\/(\w+) [\d.]+ Tf[\s\S]*?(?:\[([\s\S]*?)\] TJ|(\((?:\\[\s\S]|[^\\)])*\)) Tj)/g)].map(
      ([, font = '', many, one = '']) => {
        const parts = (many ?? one).matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)
        const signs = [...parts].map(([, part = '']) => Buffer.from(PDFString.of(part).asBytes()).toString('hex'))
        return (signs.join('').match(/.{4}/g) ?? []).map((sign) => known.get(font)?.get(sign) ?? '?').join('')
      },
    )
  })
  const links = pdf.getPages().flatMap(({ node }) =>
    (node.Annots()?.asArray() ?? []).flatMap((_, at) => {
      const action = node.Annots()?.lookup(at, PDFDict).lookupMaybe(PDFName.of('A'), PDFDict)
      const uri = action?.lookup(PDFName.of('URI'))
      return uri instanceof PDFString || uri instanceof PDFHexString ? [uri.decodeText()] : []
    }),
  )
  const tags = new Map<string, number>()
  const walk = (part: PDFObject | undefined): void => {
    if (part instanceof PDFArray) for (const each of part.asArray()) walk(pdf.context.lookup(each))
    if (!(part instanceof PDFDict)) return
    const name = part.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText()
    if (name) tags.set(name, (tags.get(name) ?? 0) + 1)
    walk(part.lookup(PDFName.of('K')))
  }
  walk(catalog.lookup(PDFName.of('StructTreeRoot')))
  return {
    text: lines.join('\n'),
    links,
    tags,
    pages: pdf.getPageCount(),
    title: pdf.getTitle(),
    language: catalog.lookup(PDFName.of('Lang'), PDFString).decodeText(),
    isForAll: contentOf(catalog.lookup(PDFName.of('Metadata'), PDFStream)).includes('pdfuaid:part'),
  }
}
