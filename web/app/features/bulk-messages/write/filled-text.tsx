import type { Locale } from '#lib/i18n.tsx'
import { type BulkValues, textParts } from '#protocol/features/bulk-message-text.ts'

/** A text as one reader gets it. What was filled in stands out; what was not known for them stands out more. */
export function FilledText({ text, values, locale }: { text: string; values: BulkValues; locale: Locale }) {
  let from = 0
  return textParts(text, values, locale).map((part) => {
    const key = from
    from += part.text.length + 1
    if (!part.variable) return part.text
    return (
      <mark
        key={key}
        className={`rounded-[4px] px-1 font-semibold ${part.isMissing ? 'bg-warnsoft text-warnink' : 'bg-infosoft text-infoink'}`}
      >
        {part.text}
      </mark>
    )
  })
}
