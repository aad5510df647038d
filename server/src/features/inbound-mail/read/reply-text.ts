/** What an answer holds of one's own: without what it answers to, and without the lines below one's name. */
export function replyText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
  return ownLines(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isQuoted = (line: string) => /^\s{0,3}>/.test(line)

function ownLines(lines: string[]): string[] {
  const quote = quoteIn(lines)
  if (!quote) return withoutSignature(lines.filter((line) => !isQuoted(line)))
  const before = withoutSignature(lines.slice(0, quote.at)).filter((line) => !isQuoted(line))
  const below = lines.slice(quote.to)
  // Some write below what they answer to, or between its lines. Programs that mark no lines leave no telling.
  const isMarked = below.find((line) => line.trim() !== '' && !isQuoted(line)) !== undefined && below.some(isQuoted)
  const after =
    isMarked && isQuoted(below.find((line) => line.trim() !== '') ?? '') ? below.filter((line) => !isQuoted(line)) : []
  return [...before, '', ...withoutSignature(after)]
}

const wrote = [
  /^(On|Am)\b.*\d.*\b(wrote|schrieb)\b.*:$/i,
  /^Op\b.*\d.*\b(schreef|geschreven)\b.*:$/i,
  /^.*<\S+@\S+>\s+(schreef|wrote)\b.*:$/i,
  /^\d{4}[-/]\d\d?[-/]\d\d?\b.*<\S+@\S+>:$/,
]
const divider =
  /^[\s>]*(-{2,}\s*(Oorspronkelijk bericht|Oorspronkelijk e-mailbericht|Original Message|Original message|Forwarded message|Doorgestuurd bericht)\s*-{2,}|Begin doorgestuurd bericht:|Begin forwarded message:)\s*$/i
/** As Outlook writes it, bold or not. */
const isFrom = (line = '') => /^\s*\*?(From|Van|Von)\s*:\*?\s*\S/i.test(line)
const isSentOrTo = (line = '') =>
  /^\s*\*?(Sent|Date|To|Subject|Verzonden|Verstuurd|Datum|Aan|Onderwerp|Gesendet)\s*:\*?\s*\S/i.test(line)

/** Where what it answers to begins, and where its first line ends. Such a line is often broken in two or three. */
function quoteIn(lines: readonly string[]): { at: number; to: number } | undefined {
  for (const [at, line] of lines.entries()) {
    if (divider.test(line)) return { at, to: lines.length }
    if (/^\s*_{10,}\s*$/.test(line) && lines.slice(at + 1, at + 4).some(isFrom)) return { at, to: lines.length }
    if (isFrom(line) && lines.slice(at + 1, at + 5).filter(isSentOrTo).length >= 2) return { at, to: lines.length }
    for (const length of [1, 2, 3]) {
      const sentence = lines
        .slice(at, at + length)
        .join(' ')
        .trim()
      if (sentence.length < 400 && wrote.some((form) => form.test(sentence))) return { at, to: at + length }
    }
  }
  return undefined
}

const fromPhone =
  /^\s*(Verstuurd|Verzonden|Sent|Get|Download|Outlook voor|Yahoo Mail)\b.{0,40}\b(iPhone|iPad|iOS|Android|Galaxy|Samsung|mobiel\w*|phone|telefoon|Outlook|Windows|Gmail)\b.{0,40}$/i

/** Below two dashes stands who somebody is; a telephone adds that it is one. */
function withoutSignature(lines: readonly string[]): string[] {
  const dashes = lines.findIndex((line) => /^(--|—|__)\s*$/.test(line))
  const kept = dashes < 0 ? [...lines] : lines.slice(0, dashes)
  while (kept.length > 0 && (kept.at(-1)?.trim() === '' || fromPhone.test(kept.at(-1) ?? ''))) kept.pop()
  return kept
}
