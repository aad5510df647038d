import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { QueueName } from '#protocol/generated/queues.ts'
import { Card } from '#ui/card.tsx'
import { ArrowLeft, ChevronDown, ChevronUp, ClipboardCheck } from '#ui/icons.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useQueueKeys } from '#ui/use-queue-keys.ts'
import { countLate } from './is-late.ts'
import { type QueueCase, QueueList } from './queue-list.tsx'
import { QueueTabs } from './queue-tabs.tsx'

type Props = {
  kind: QueueName
  /** Those that can be chosen here, who waits longest first. */
  cases: QueueCase[]
  /** How many there are, also those that are not listed. */
  records: number
  /** Which page of how many is listed, where there are pages. */
  page?: number
  last?: number
  /** How many of all are late, where more is known of them than of those that are listed. */
  late?: number
  currentId?: string
  /** Nothing is decided here, one only looks back. */
  isOver?: boolean
  /** A case is worked on where it leads to: no key answers it. */
  isElsewhere?: boolean
  /** The way from one of this kind back to all. */
  listPath: string
  /** What else there is of this kind: a button, those that were decided. */
  tools?: ReactNode
  empty: { title: string; text: string; action?: ReactNode }
  below?: ReactNode
  children: ReactNode
}

/**
 * What waits for a decision: the kinds, the list of one of them, and the one that is up, with its answers in sight. A
 * feature brings a kind by its `<feature>.queue.ts`, and shows its cases in here.
 */
export function QueuePage(props: Props) {
  const { kind, cases, records, currentId, isOver = false, listPath, tools, empty, below, children } = props
  const { page = 1, last = 1, isElsewhere = false } = props
  // How many stand on the pages before.
  const first = page < last ? (page - 1) * cases.length : page > 1 ? records - cases.length : 0
  const t = useT('queue')
  const keys = useQueueKeys(isOver || isElsewhere ? none : undefined)
  const [asked] = useSearchParams()
  // A phone shows the list or one of it.
  const isChosen = asked.has('id')
  const late = isOver ? 0 : (props.late ?? countLate({ cases, records, first }))
  const waits = t(records === 1 ? 'waitsOne' : 'waits', { count: records })
  return (
    <div className="wrap-wide grid grid-cols-[minmax(0,1fr)] items-start gap-6 py-6 md:py-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={`min-w-0 ${isChosen ? 'max-lg:hidden' : ''}`}>
        <h1 className="text-h1">{t('title')}</h1>
        <p className="mt-1 text-ui text-muted">
          {isOver ? t('over') : records === 0 ? t('waitsNone') : late ? t('late', { waits, count: late }) : waits}
        </p>
        <div className="mt-4 grid gap-4">
          <QueueTabs current={kind} />
          {tools}
          {cases.length > 0 ? (
            <QueueList cases={cases} currentId={currentId} isOver={isOver} records={records} lateCount={late} />
          ) : null}
          {below}
          {cases.length > 0 ? <KeyHints keys={keys} say={(answer) => t(`keys.${answer}`)} /> : null}
        </div>
      </div>
      <div className={`min-w-0 ${isChosen || cases.length === 0 ? '' : 'max-lg:hidden'}`}>
        {currentId ? (
          <>
            <Steps cases={cases} currentId={currentId} listPath={listPath} first={first} records={records} />
            {children}
          </>
        ) : (
          <Card>
            <EmptyState icon={ClipboardCheck} {...empty} />
          </Card>
        )}
      </div>
    </div>
  )
}

const none = {}
const step = 'grid size-11 place-items-center rounded-full border border-line2 bg-surface text-ink hover:bg-sunken'

type StepsProps = { cases: QueueCase[]; currentId: string; listPath: string; first: number; records: number }

/** Where one is in the list, and the ones beside it. */
function Steps({ cases, currentId, listPath, first, records }: StepsProps) {
  const t = useT('queue')
  const at = cases.findIndex(({ id }) => id === currentId)
  const [previous, next] = [cases[at - 1], at < 0 ? cases[0] : cases[at + 1]]
  return (
    <div className="mb-3 flex min-h-11 items-center gap-2 text-ui text-muted">
      <Link
        to={listPath}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink2 no-underline hover:underline lg:hidden"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('toList')}
      </Link>
      <span className="num ml-auto">{at < 0 ? '' : t('position', { at: first + at + 1, count: records })}</span>
      {previous ? (
        <Link to={previous.to} preventScrollReset data-queue="previous" aria-label={t('previous')} className={step}>
          <ChevronUp className="size-5" />
        </Link>
      ) : null}
      {next ? (
        <Link to={next.to} preventScrollReset data-queue="next" aria-label={t('next')} className={step}>
          <ChevronDown className="size-5" />
        </Link>
      ) : null}
    </div>
  )
}
