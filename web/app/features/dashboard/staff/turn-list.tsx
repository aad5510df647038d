import { Link } from 'react-router'
import { useBlockSentence } from '#app/features/internships/block-line.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { blockLeadsTo } from '#protocol/blocks/block-sentence.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { countText } from '#ui/icon-link.tsx'
import { ClipboardList, NotebookPen } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { factsOfPlacement } from '../placement-facts.ts'
import { FoldedList } from './folded-list.tsx'
import type { Queued, Turn } from './turns.data.ts'

const pageOf = ({ kind, id, student, of }: Turn): string =>
  kind === 'selfFound'
    ? `/zelfgevonden?id=${id}`
    : kind === 'application'
      ? `/aanmeldingen/${id}`
      : blockLeadsTo(of?.block ?? null, { internshipId: id, studentId: student.id, phase: '' })

const queues = {
  forms: { icon: ClipboardList, to: '/te-beoordelen/formulieren' },
  assignments: { icon: NotebookPen, to: '/opdrachten/beheer' },
} as const

/** Many of one kind wait in a list of their own: one line, with the way to it. */
function QueueLine({ kind, count }: Queued) {
  const t = useT('dashboard')
  const { icon: Icon, to } = queues[kind]
  const text = t(`turn.queue.${kind}.${count === 1 ? 'one' : 'many'}`, { count: countText(count) })
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primarysoft text-primaryink">
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1 basis-44 text-ui font-semibold">{text}</span>
      <ButtonLink
        to={to}
        look="outline"
        size="md"
        className="min-h-11 max-sm:ml-13.5"
        aria-label={`${t('turn.look')}: ${text}`}
      >
        {t('turn.look')}
      </ButtonLink>
    </li>
  )
}

type Props = { turns: Turn[]; queued: Queued[]; count: number }

/** What waits for a mentor, the longest first, each with the way to the thing itself. */
export function TurnList({ turns, queued, count }: Props) {
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
  const lines = queued.map((each) => <QueueLine key={each.kind} {...each} />)
  // Of what is in a line not each thing has a row.
  const inLines = queued.reduce((sum, each) => sum + each.count - 1, 0)
  return <FoldedList rows={[...lines, ...rows]} count={count - inLines} />
}
