import { Form } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import { isDoneElsewhere } from '#protocol/blocks/block-sentence.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BlockLine } from '../block-line.tsx'
import { stepName } from '../step-name.ts'
import type { InternshipPage } from './internship.data.ts'
import { pageAddress } from './moves.ts'

type Props = { of: InternshipPage; list: string }
type CardProps = Props & {
  /** What the step waits for has a page of its own. */
  to: string | undefined
}
type TurnMove = 'completeInternship' | 'approvePhase' | 'recallPhase' | 'handInPhase'

/** Whoever's work the school looks at; what the school does itself it ticks. */
const handsIn: Partial<Record<string, boolean>> = { student: true, host: true }

/** What stands in the way, and the one thing that takes it away, for who can do that. */
export function TurnCard({ of, list, to }: CardProps) {
  const t = useT('internships')
  const locale = useLocale()
  const current = of.steps.find(({ id }) => id === of.current)
  const move = moveFor(of)
  const isElsewhere = isDoneElsewhere(of.block) || (move === null && to !== undefined)
  const leadsOn = isElsewhere && of.up !== 'nobody' && (of.isYou || of.can.approvePhase)
  const isByHand = move === 'approvePhase' && of.block !== 'review'
  // Any of them will do.
  const mentor = new Intl.ListFormat(locale, { type: 'disjunction' }).format(of.mentors)
  const names = { student: of.student.name, host: of.host.name, ...(mentor ? { mentor } : {}) }
  return (
    <Card label={t('page.turn')} className="px-5 py-4 md:px-6 md:py-5">
      <BlockLine
        internshipId={of.id}
        studentId={of.student.id}
        block={of.block}
        up={of.up}
        upSince={of.upSince}
        phase={stepName(current, locale)}
        dueOn={current?.dueOn ?? null}
        startDate={of.startDate}
        names={names}
        isYou={of.isYou}
        isVolunteer={of.isVolunteer}
        {...(leadsOn ? (to ? { to } : {}) : { action: move ? <Buttons of={of} list={list} move={move} /> : null })}
      />
      {isByHand ? <p className="mt-2 pl-8.5 text-sm text-muted">{t('page.byHand')}</p> : null}
    </Card>
  )
}

/** The move that brings it on, if the reader can make it. */
function moveFor({ block, up, isYou, can, steps, current, isOwn }: InternshipPage): TurnMove | null {
  const step = steps.find(({ id }) => id === current)
  if (block === 'completion') return can.completeInternship ? 'completeInternship' : null
  if (block === 'review') return can.approvePhase && !step?.byItself ? 'approvePhase' : recallOf(step, isOwn, can)
  if (block !== 'todo' && block !== 'redo') return null
  if (isYou && up && handsIn[up]) return 'handInPhase'
  return can.approvePhase && !step?.byItself ? 'approvePhase' : null
}

/** What one handed in oneself can be taken back as long as nobody looked at it. */
function recallOf(step: InternshipPage['steps'][number] | undefined, isOwn: boolean, can: InternshipPage['can']) {
  return can.recallPhase && step?.actor === (isOwn ? 'student' : 'host') ? ('recallPhase' as const) : null
}

function Buttons({ of, list, move }: Props & { move: TurnMove }) {
  const t = useT('internships')
  const isReview = move === 'approvePhase' && of.block === 'review'
  const isTick = move === 'approvePhase' && !isReview
  return (
    <span className="flex flex-wrap gap-3">
      {isReview && of.can.returnPhase ? (
        <ButtonLink
          to={pageAddress(of.id, list, 'returnPhase', of.current ?? undefined)}
          look="outline"
          preventScrollReset
        >
          {t('actions.returnPhase')}
        </ButtonLink>
      ) : null}
      <Form method="post">
        <input type="hidden" name="do" value={move} />
        {of.current && move.endsWith('Phase') ? <input type="hidden" name="phaseId" value={of.current} /> : null}
        {isReview ? <input type="hidden" name="was" value="submitted" /> : null}
        <SubmitButton look={of.isYou || move === 'completeInternship' || isReview ? 'primary' : 'outline'}>
          {t(`actions.${isTick ? 'tick' : move}`)}
        </SubmitButton>
      </Form>
    </span>
  )
}
