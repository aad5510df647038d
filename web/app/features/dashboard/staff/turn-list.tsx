import { Link } from 'react-router'
import { useBlockSentence } from '#app/features/internships/block-line.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { blockLeadsTo } from '#protocol/blocks/block-sentence.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { factsOfPlacement } from '../placement-facts.ts'
import { FoldedList } from './folded-list.tsx'
import type { Turn } from './turns.data.ts'

const pageOf = ({ kind, id, student, of }: Turn): string =>
  kind === 'selfFound'
    ? `/zelfgevonden?id=${id}`
    : kind === 'application'
      ? `/aanmeldingen/${id}`
      : blockLeadsTo(of?.block ?? null, { internshipId: id, studentId: student.id, phase: '' })

/** What waits for a mentor, the longest first, each with the way to the thing itself. */
export function TurnList({ turns, count }: { turns: Turn[]; count: number }) {
  const t = useT('dashboard')
  const locale = useLocale()
  const sentence = useBlockSentence()
  const rows = turns.map((turn) => {
    const { kind, id, student, place, of, since, isLate } = turn
    const key: string = kind
    const what = of ? sentence(factsOfPlacement(of, locale, true)) : t(`turn.${key}`)
    return (
      <li key={id} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t">
        <Avatar name={student.name} className="size-10 text-sm" />
        <span className="min-w-0 flex-1 basis-44">
          <Link
            to={`/users/${student.id}`}
            className="block truncate text-ui font-semibold no-underline hover:underline"
          >
            {student.name}
          </Link>
          <span className="block text-sm break-words text-muted">{[what, place].filter(Boolean).join(', ')}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2 max-sm:ml-13.5">
          {since ? (
            <StatusPill status={isLate ? 'warn' : 'wait'}>
              {t(isLate ? 'turn.late' : 'people.since', { date: dateText(since, locale) })}
            </StatusPill>
          ) : null}
          <ButtonLink
            to={pageOf(turn)}
            look="outline"
            size="md"
            className="min-h-11"
            aria-label={t(kind === 'step' ? 'turn.lookAt' : 'turn.judgeOf', { name: student.name })}
          >
            {t(kind === 'step' ? 'turn.look' : 'turn.judge')}
          </ButtonLink>
        </span>
      </li>
    )
  })
  return <FoldedList rows={rows} count={count} />
}
