import fontkit from '@pdf-lib/fontkit'

/** Stands for a sign that no font knows. */
const unknownSign = '□'
/** Almost every text: letters that need no looking up. */
const plain = /^[ -~\u00a1-\u017e\n–—‘’“”…✓]*$/
const signs = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** A text with a box for each sign that the fonts do not have: PDF/UA allows none that cannot be shown. */
export function knownSigns(fonts: readonly Buffer[]): (text: string) => string {
  const known = new Set(fonts.flatMap((font) => fontkit.create(font).characterSet))
  const isKnown = (sign: string) => known.has(sign.codePointAt(0) ?? 0)
  const shown = (sign: string) => {
    for (const form of [sign, sign.normalize('NFKC')]) {
      const visible = [...form].filter((each) => !/\p{Default_Ignorable_Code_Point}|\p{Cc}/u.test(each))
      if (visible.every(isKnown)) return visible.join('')
    }
    return unknownSign
  }
  return (text) => {
    if (plain.test(text)) return text
    return [...signs.segment(text.normalize('NFC'))]
      .map(({ segment }) => (/^[\n ]+$/.test(segment) ? segment : shown(segment)))
      .join('')
  }
}
