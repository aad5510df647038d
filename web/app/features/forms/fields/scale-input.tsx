import { inLanguage, type Point, type ScaleField } from '#protocol/features/forms/content.ts'
import { Annoyed, Frown, Laugh, Meh, Smile, Star } from '#ui/icons.tsx'
import { type AskedProps, besides, cardClass, textOf } from './field-parts.ts'

/** From sad to glad, for three to seven points. */
const faces = [Frown, Annoyed, Meh, Smile, Laugh]
const faceAt = (at: number, count: number) => faces[Math.round((at / Math.max(1, count - 1)) * 4)] ?? Meh
/** Words as short as these fit beside each other on a phone. */
const SHORT = 9

export function ScaleInput({ field, answer, language, ids }: AskedProps<ScaleField>) {
  const { points, look } = field
  const isShort = points.length <= 5 && points.every(({ label }) => inLanguage(label, language).length <= SHORT)
  return (
    <div className={`grid gap-2.5 ${besides(points.length, isShort)}`}>
      {points.map((point, at) => (
        <label
          key={point.key}
          className={`${cardClass} min-h-13 items-center gap-x-3 gap-y-1.5 px-2 py-2.5 ${isShort ? 'flex-col text-center' : 'px-4 @lg:flex-col @lg:px-2 @lg:text-center'}`}
        >
          <input
            type="radio"
            name={ids.name}
            value={point.key}
            defaultChecked={textOf(answer) === point.key}
            aria-invalid={ids.isWrong}
            className="peer absolute inset-0 appearance-none rounded-[inherit] outline-none"
          />
          <Sign point={point} look={look} at={at} count={points.length} />
          <span className="min-w-0 text-ui leading-5 font-medium break-words">{inLanguage(point.label, language)}</span>
        </label>
      ))}
    </div>
  )
}

function Sign({ point, look, at, count }: { point: Point; look: ScaleField['look']; at: number; count: number }) {
  if (look === 'faces') {
    const Face = faceAt(at, count)
    return point.emoji ? (
      <span aria-hidden="true" className="text-[1.75rem] leading-8">
        {point.emoji}
      </span>
    ) : (
      <Face className="size-8 shrink-0 text-ink2 peer-checked:text-primaryink" />
    )
  }
  if (look === 'stars')
    return (
      <span aria-hidden="true" className="flex flex-wrap justify-center text-warnink">
        {Array.from({ length: at + 1 }, (_, star) => (
          <Star key={star} className="size-4 fill-[var(--warn-mark)]" />
        ))}
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken font-semibold tabular-nums"
    >
      {at + 1}
    </span>
  )
}
