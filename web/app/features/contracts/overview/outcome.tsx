import { useWordsOf } from '#lib/i18n.tsx'
import { LeftOut } from '#ui/left-out.tsx'
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
        <LeftOut of={refused} to={(id) => `/contracts/${id}`} />
      </Notice>
    </div>
  )
}
