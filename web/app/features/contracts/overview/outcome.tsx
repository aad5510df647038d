import { Link } from 'react-router'
import { useWordsOf } from '#lib/i18n.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ContractsAnswer } from './contracts-actions.server.ts'

/** What came of it, and of each that was left out why. */
export function Outcome({ answer }: { answer: ContractsAnswer | undefined }) {
  const t = useWordsOf('contracts')
  if (!answer) return null
  const { did, done, tooSoon, refused, problem } = answer
  const part = (key: string, count: number) =>
    count === 0 ? [] : [t(`overview.outcome.${key}.${count === 1 ? 'one' : 'many'}`, { count })]
  const said = [
    ...part(did, done),
    ...part('tooSoon', tooSoon),
    ...part('refused', refused.length),
    ...(done + tooSoon + refused.length === 0 ? [problem ?? t('overview.outcome.nothing')] : []),
  ]
  return (
    <div role="status" className="mt-5">
      <Notice tone={refused.length > 0 || problem ? 'warn' : 'info'}>
        <p>{said.join(' ')}</p>
        {refused.length > 0 ? (
          <ul className="mt-2 grid gap-1 font-normal">
            {refused.map(({ id, student, text }) => (
              <li key={id}>
                <Link to={`/contracts/${id}`} className="font-semibold underline underline-offset-3">
                  {student}
                </Link>
                : {text}
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  )
}
