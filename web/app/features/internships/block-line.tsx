import type { ReactNode } from 'react'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { blockLeadsTo, blockSentence, whoIsUp } from '#protocol/blocks/block-sentence.ts'
import { ButtonLink } from '#ui/button.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { blockDay, urgencyMarks, urgencyOf } from './block-urgency.ts'

export type BlockFacts = {
  internshipId: string
  studentId: string
  block: string | null
  up: string | null
  upSince?: string | null
  /** The name of the step, in the language of who reads it. */
  phase?: string | null
  dueOn?: string | null
  startDate?: string | null
  /** Who is who, as far as the reader may know: { student: 'Sanne de Vries', mentor: 'Joost van Wijk' }. */
  names?: Partial<Record<string, string>>
  /** It is the reader's own turn. */
  isYou?: boolean
  /** Of somebody without a school: their place is no internship. */
  isVolunteer?: boolean
}

/** The one sentence about what stands in the way, as plain text. */
export function useBlockSentence(): (facts: BlockFacts) => string {
  const locale = useLocale()
  return ({ block, up, phase, startDate, names, isYou, isVolunteer }) => {
    const who = names?.[up ?? '']
    const date = startDate ? dateNear(startDate, locale, today()) : ''
    return blockSentence({ block, up, locale, phase: phase ?? '', date, isYou, isVolunteer, ...(who && { who }) })
  }
}

/** Who is up and since when, and by which day it should be done. */
export function useBlockDetail(): (facts: BlockFacts, isShort?: boolean) => string {
  const t = useT('internships')
  const locale = useLocale()
  const shortDetail = ({ upSince, dueOn }: Pick<BlockFacts, 'upSince' | 'dueOn'>, now: string) => {
    if (dueOn && dueOn < now) return t('block.lateSince', { date: dateNear(dueOn, locale, now) })
    return upSince ? t('block.shortSince', { date: dateNear(blockDay(upSince), locale, now) }) : ''
  }
  return ({ up, upSince, dueOn, names, isYou, isVolunteer }, isShort = false) => {
    const now = today()
    if (!up || up === 'nobody' || up === 'calendar') return ''
    if (isShort) return shortDetail({ upSince, dueOn }, now)
    const who = names?.[up] ?? whoIsUp(up, locale, isVolunteer)
    const since = upSince ? dateNear(blockDay(upSince), locale, now) : null
    const turn = since
      ? isYou
        ? t('block.youSince', { date: since })
        : t('block.since', { who, date: since })
      : isYou
        ? t('block.you')
        : t('block.who', { who })
    const due = dueOn ? t(dueOn < now ? 'block.wasDue' : 'block.due', { date: dateNear(dueOn, locale, now) }) : ''
    return [turn, due].filter(Boolean).join(' ')
  }
}

type Props = BlockFacts & {
  /** `sm` is for a cell of a table: the mark and the sentence, the rest as one small line. */
  size?: 'md' | 'sm'
  /** Where it is done, if one knows that better than its sentence. */
  to?: string
  /** Instead of the way to where it is done: a button of one's own, or `null` for none. */
  action?: ReactNode
  className?: string
}

/** What stands in the way of a student, who is up and since when, and the one button. Everywhere the same. */
export function BlockLine({ size = 'md', to, action, className = '', ...facts }: Props) {
  const t = useT('internships')
  const sentence = useBlockSentence()(facts)
  const detail = useBlockDetail()(facts, size === 'sm')
  const urgency = urgencyOf(facts, today())
  const isSmall = size === 'sm'
  const usual = blockLeadsTo(facts.block, { ...facts, phase: facts.phase ?? '', date: facts.startDate ?? null })
  const label = t(facts.isYou ? 'block.go' : 'block.look')
  const button =
    action !== undefined ? (
      action
    ) : (
      <ButtonLink
        to={to ?? usual}
        look={facts.isYou && !isSmall ? 'primary' : 'outline'}
        size={isSmall ? 'sm' : 'md'}
        className={isSmall ? 'max-md:min-h-11' : 'min-h-11'}
        aria-label={`${label}: ${sentence}`}
      >
        {label}
      </ButtonLink>
    )
  return (
    <div className={`flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 ${className}`}>
      <span className="flex min-w-0 flex-1 basis-52 items-start gap-2.5">
        <StatusMark status={urgencyMarks[urgency]} className={isSmall ? 'mt-0.5 size-4' : 'mt-0.5 size-6'} />
        <span className="min-w-0">
          <span
            title={isSmall ? sentence : undefined}
            className={`block ${isSmall ? 'text-sm leading-4.5 font-medium truncate' : 'text-base font-semibold'}`}
          >
            <span className="sr-only">{t(`block.urgency.${urgency}`)}: </span>
            {sentence}
          </span>
          {detail ? (
            <span
              className={`block ${isSmall ? 'text-cap' : 'text-sm'} ${urgency === 'late' ? 'text-errink' : 'text-muted'}`}
            >
              {detail}
            </span>
          ) : null}
        </span>
      </span>
      {button ? <span className="shrink-0 max-sm:ml-8">{button}</span> : null}
    </div>
  )
}
