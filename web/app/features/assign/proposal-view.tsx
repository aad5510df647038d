import { useState } from 'react'
import { Form, Link } from 'react-router'
import type { ChosenPeriod } from '#app/features/periods/chosen-period.server.ts'
import { numberText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Board, PairLine, Proposal } from './assign.data.ts'
import { CompareCard } from './compare-card.tsx'
import { LookSwitch } from './look-switch.tsx'
import { OpenPlaces } from './open-places.tsx'
import { PairLines } from './pair-lines.tsx'
import { PairRows } from './pair-rows.tsx'
import { usePairs } from './use-pairs.ts'
import { WeightsCard } from './weights-card.tsx'

type Props = {
  period: ChosenPeriod
  board: Board
  proposal: Proposal
  pairs: PairLine[]
  other: { proposal: Proposal; pairs: PairLine[] } | null
  errors: FormError[]
}

/** More lines than this are a tangle; one can still ask for them. */
const MOST_LINES = 60

/** Which place somebody chose by hand, and what stood fast already. */
const firstLocks = (pairs: PairLine[]): Map<string, string> =>
  new Map(
    pairs.flatMap(({ studentId, vacancyId, isLocked }) =>
      isLocked && vacancyId ? [[studentId, vacancyId] as const] : [],
    ),
  )

/** Who would have which place and why. Nobody is told of anything before it is given. */
export function ProposalView({ period, board, proposal, pairs, other, errors }: Props) {
  const t = useT('assign')
  const locale = useLocale()
  const { pairs: locks, taken, take, set: lock, put } = usePairs(firstLocks(pairs))
  const isGiven = proposal.status === 'applied'
  const [asksLines, setAsksLines] = useState(pairs.length <= MOST_LINES)
  // What was given leads to its internships, and says where it did not work: that stands in the list.
  const isLines = asksLines && !isGiven
  const isSame = sameLocks(locks, firstLocks(pairs))
  const say = (value: number) => numberText(value, locale)
  const counts = { placed: say(proposal.placedCount), count: say(proposal.studentCount) }
  const problems = pairs.filter(({ problem }) => problem)
  const known = new Map(pairs.map(({ studentId, student }) => [studentId, student]))
  const groups = new Map(board.students.map(({ id, group }) => [id, group]))
  // It was for some only, and stays so.
  const isForSome = board.students.some(({ id }) => !known.has(id))
  return (
    <div className="wrap-wide py-6 md:py-8">
      <Form method="post" id="again">
        <input type="hidden" name="periodId" value={period.id} />
        {isForSome ? [...known.keys()].map((id) => <input key={id} type="hidden" name="student" value={id} />) : null}
        {[...locks].map(([studentId, vacancyId]) => (
          <input key={studentId} type="hidden" name="lock" value={`${studentId}:${vacancyId}`} />
        ))}
      </Form>
      <ListHead
        title={t(isGiven ? 'given.title' : 'proposal.title', counts)}
        lead={t(isGiven ? 'given.lead' : 'proposal.lead')}
      >
        {isGiven ? (
          <>
            <Form method="post">
              <input type="hidden" name="periodId" value={period.id} />
              <input type="hidden" name="matchingId" value={proposal.id} />
              <SubmitButton look="outline" name="do" value="undo">
                {t('given.undo')}
              </SubmitButton>
            </Form>
            <ButtonLink to={`?periode=${period.id}&voorstel=nieuw`}>{t('given.next')}</ButtonLink>
          </>
        ) : (
          <>
            <SubmitButton form="again" look="outline" name="do" value="propose">
              {t('proposal.again')}
            </SubmitButton>
            <Form method="post">
              <input type="hidden" name="periodId" value={period.id} />
              <input type="hidden" name="matchingId" value={proposal.id} />
              <SubmitButton name="do" value="apply" disabled={!isSame || proposal.placedCount === 0}>
                {t('proposal.apply', counts)}
              </SubmitButton>
            </Form>
          </>
        )}
      </ListHead>
      <div className="mt-4 grid gap-4 empty:hidden">
        <FormProblems errors={errors} />
        {isSame || isGiven ? null : <Notice tone="info">{t('proposal.changed')}</Notice>}
        {problems.length > 0 ? (
          <Notice tone="warn">
            {t(problems.length === 1 ? 'given.problemOne' : 'given.problems', { count: say(problems.length) })}
          </Notice>
        ) : null}
      </div>
      <div className="mt-5 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {isGiven ? null : <LookSwitch isLines={isLines} onChange={setAsksLines} />}
          {isLines ? (
            <div className="max-[85rem]:hidden">
              <PairLines
                {...{ pairs, locks }}
                places={board.places}
                groupOf={(studentId) => groups.get(studentId) ?? null}
                onLock={lock}
              />
            </div>
          ) : null}
          <div className={isLines ? 'min-[85rem]:hidden' : ''}>
            <PairRows
              {...{ pairs, locks, isGiven, taken }}
              places={board.places}
              onLock={lock}
              onTake={take}
              onDropAt={put}
            />
          </div>
        </div>
        <div className="grid gap-6">
          {other && !isGiven ? <CompareCard {...{ proposal, pairs, other }} periodId={period.id} /> : null}
          {isGiven ? null : <WeightsCard weights={proposal.weights} form="again" />}
          {isGiven ? null : (
            <OpenPlaces
              places={board.places}
              more={board.more.places}
              pairs={locks}
              nameOf={(studentId) => known.get(studentId) ?? ''}
              taken={taken}
              onPut={put}
              onRemove={(studentId) => lock(studentId, null)}
              className="max-h-[34rem] overflow-x-hidden overflow-y-auto px-3 -mx-3"
            />
          )}
          <p className="text-sm text-muted">
            {t(isGiven ? 'given.note' : 'proposal.note')}{' '}
            <Link to="/users?tab=students" className="font-semibold text-primaryink">
              {t('proposal.students')}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}

function sameLocks(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([student, place]) => b.get(student) === place)
}
