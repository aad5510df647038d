import { Check } from 'lucide-react'
import { useT } from '#lib/i18n.tsx'

/** A line each, as they were typed. */
export function VacancyRequirements({ text, as: Heading }: { text: string; as: 'h2' | 'h4' }) {
  const t = useT('stagebank')
  const lines = text.split(/\n+/).flatMap((line) => line.replace(/^\s*[-•*]\s*/, '').trim() || [])
  return (
    <section className="mt-9">
      <Heading className="text-h2">{t('requirements')}</Heading>
      <ul className="mt-3 grid max-w-[68ch] gap-3 text-ink2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primaryink" strokeWidth={2} />
            <span className="min-w-0 break-words">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
