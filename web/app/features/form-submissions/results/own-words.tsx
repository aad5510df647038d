import { useLocale, useT } from '#lib/i18n.tsx'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { Card } from '#ui/card.tsx'
import { type Voice, wordsOf } from './compare-rows.ts'
import { VoiceMark } from './voice-mark.tsx'

/** What each of them wrote, beside each other. */
export function OwnWords({ voices }: { voices: readonly Voice[] }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const said = voices.map((voice) => ({ voice, words: wordsOf(voice) })).filter(({ words }) => words.length > 0)
  if (said.length === 0) return null
  return (
    <Card title={t('compare.words')} className="mt-5">
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {said.map(({ voice: { submissionId, role, name }, words }) => (
          <section key={submissionId} aria-label={name} className="min-w-0">
            {words.map(({ label, said: text }) => (
              <div key={label.nl} className="flex gap-2.5 not-first:mt-4">
                <VoiceMark role={role} />
                <div className="min-w-0">
                  <p className="text-ui text-muted">{inLanguage(label, locale)}</p>
                  <blockquote className="mt-0.5 text-lg leading-7 font-medium break-words whitespace-pre-line">
                    “{text}”
                  </blockquote>
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Card>
  )
}
