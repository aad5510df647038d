import { useLocale, useT } from '#lib/i18n.tsx'
import { inLanguage } from '#protocol/features/forms/content.ts'
import type { ComparedRow, Voice } from './compare-rows.ts'
import { VoiceShape } from './voice-mark.tsx'

const WIDTH = 480
/** Those who chose the same stand beside each other. */
const BESIDE = 24

/** Where each of them stands between the first level and the last; what is far apart has a thick line. */
export function CompareLine({ row, voices }: { row: ComparedRow; voices: readonly Voice[] }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const { levels, places, apart } = row
  const xOf = (place: number) => ((place + 0.5) / levels.length) * WIDTH
  const known = places.filter((place) => place !== null)
  const said = voices.map(({ name }, at) => {
    const place = places[at]
    const level = place === null || place === undefined ? t('copy.none') : inLanguage(levels[place]?.label, locale)
    return `${name}: ${level}`
  })
  const shapes = voices.flatMap(({ role, submissionId }, at) => {
    const place = places[at]
    if (place === null || place === undefined) return []
    const together = voices.map((_, each) => each).filter((each) => places[each] === place)
    const x = xOf(place) + (together.indexOf(at) - (together.length - 1) / 2) * BESIDE
    return [{ role, submissionId, x }]
  })
  return (
    <svg viewBox={`0 0 ${WIDTH} 40`} role="img" aria-label={said.join('; ')} className="block w-full">
      <path d={`M${xOf(0)} 20H${xOf(levels.length - 1)}`} stroke="var(--line-2)" strokeWidth="2" />
      {apart > 1 ? (
        <path
          d={`M${xOf(Math.min(...known))} 20H${xOf(Math.max(...known))}`}
          stroke="var(--warn-mark)"
          strokeWidth="7"
        />
      ) : null}
      {levels.map(({ key }, at) => (
        <circle key={key} cx={xOf(at)} cy="20" r="4.5" fill="var(--surface)" stroke="var(--line-2)" strokeWidth="2" />
      ))}
      {shapes.map(({ role, submissionId, x }) => (
        <VoiceShape key={submissionId} role={role} x={x} y={20} />
      ))}
    </svg>
  )
}
