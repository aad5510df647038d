import { Link } from 'react-router'
import { useBlockSentence } from '#app/features/internships/block-line.tsx'
import { blockDay, urgencyMarks, urgencyOf } from '#app/features/internships/block-urgency.ts'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { blockLeadsTo, whoIsUp } from '#protocol/blocks/block-sentence.ts'
import { daysFromTo } from '#protocol/shared/days.ts'
import { StatusMark } from '#ui/status-mark.tsx'
import { RemindButton, smallLink } from './remind-button.tsx'
import { blockFactsOf } from './standing-facts.ts'
import type { StandingInRow } from './standings.data.ts'

const colours = { late: 'text-errink', yours: 'text-warnink' } as const

type Props = { standing: StandingInRow; name: string; canRemind: boolean }

/** What stands in the way in a row of a list: the sentence, whose turn it is since when, and the one button. */
export function BlockCell({ standing, name, canRemind }: Props) {
  const t = useT('standings')
  const locale = useLocale()
  const sentenceOf = useBlockSentence()
  const facts = blockFactsOf(standing, locale)
  const now = today()
  const urgency = urgencyOf(facts, now)
  const { up, upSince, dueOn, isMine, names } = standing
  const isSomebodys = up !== 'calendar' && up !== 'nobody'
  const who = isMine ? t('you') : (names[up as keyof typeof names] ?? whoIsUp(up, locale))
  const days = dueOn ? daysFromTo(dueOn, now) : 0
  const detail =
    urgency === 'late'
      ? t(days === 1 ? 'lateOne' : 'lateMany', { who, count: days })
      : dueOn
        ? t('before', { who, date: dateNear(dueOn, locale, now) })
        : upSince
          ? t('since', { who, date: dateNear(blockDay(upSince), locale, now) })
          : who
  return (
    <span className="flex min-w-0 items-start gap-2.5 max-md:py-1">
      <StatusMark status={urgencyMarks[urgency]} className="mt-0.5 size-4" />
      <span className="min-w-0">
        <span className="block truncate font-medium text-ink" title={sentenceOf(facts)}>
          {sentenceOf(facts)}
        </span>
        {isSomebodys ? (
          <span className="flex min-w-0 items-center gap-x-1.5 text-cap">
            <span className={`truncate ${colours[urgency as keyof typeof colours] ?? 'text-muted'}`}>{detail}</span>
            {isMine ? (
              <Link
                to={blockLeadsTo(standing.block, { ...facts, phase: facts.phase ?? '' })}
                aria-label={`${t('go')}: ${name}, ${sentenceOf(facts)}`}
                className={smallLink}
              >
                {t('go')}
              </Link>
            ) : canRemind ? (
              <RemindButton id={standing.id} name={name} remindedAt={standing.remindedAt} />
            ) : null}
          </span>
        ) : null}
      </span>
    </span>
  )
}
