import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { PlannedClass, TurnPlan } from '#protocol/features/year-turn.ts'
import { Avatar } from '#ui/avatar.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { useFlowWords } from './flow-words.ts'
import { type Box, type Line, layOut, ROW } from './line-layout.ts'

const WIDTH = 250

/** Straight lines are classes, amber ones stay, dotted ones leave; a portrait on a line is the mentor who goes along. */
export function ClassLines({ classes, plan }: { classes: PlannedClass[]; plan: TurnPlan }) {
  const { rows, boxes, lines } = layOut(classes, plan.targets)
  const height = Math.max(rows.length, boxes.length) * ROW
  return (
    <div className="grid grid-cols-[168px_250px_minmax(0,1fr)] px-6 py-2">
      <ul>
        {rows.map((each, row) => (
          <li key={each?.id ?? row} className="flex h-[70px] items-center">
            {each ? <Source source={each} /> : null}
          </li>
        ))}
      </ul>
      <div className="relative">
        <svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="block">
          {[...lines]
            .sort((one, other) => Number(one.isMain) - Number(other.isMain))
            .map((line) => (
              <Course key={line.key} line={line} />
            ))}
          {lines.map((line) => (
            <Count key={line.key} line={line} />
          ))}
        </svg>
        <ul aria-hidden="true" className="absolute inset-y-0 left-9">
          {rows.map((each, row) => (
            <li key={each?.id ?? row} className="flex h-[70px] items-center">
              {each?.fate === 'moves' && each.mentor === 'along' && each.mentors[0] ? (
                <span
                  className="rounded-full ring-3 ring-surface"
                  title={each.mentors.map(({ name }) => name).join(', ')}
                >
                  <Avatar name={each.mentors[0].name} className="size-8 text-xs" />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      <ul>
        {Array.from({ length: height / ROW }, (_, row) => boxes.find((box) => box?.row === row) ?? null).map(
          (box, row) => (
            <li key={row} className="flex h-[70px] items-center">
              {box ? <Target box={box} plan={plan} /> : null}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

const looks = {
  moves: { stroke: 'var(--ok-mark)', strokeWidth: 4 },
  stays: { stroke: 'var(--warn-600)', strokeWidth: 3 },
  leaves: { stroke: 'var(--field-line)', strokeWidth: 3, strokeDasharray: '1 7' },
} as const

/** Others bend off from the line of their class; who leaves joins one dotted line at the side. */
function pathOf({ fate, from, to, isMain }: Line): string {
  if (from === to) return `M8 ${from}H${WIDTH - 8}`
  if (isMain) return `M8 ${from}H104C180 ${from} 150 ${to} ${WIDTH - 8} ${to}`
  if (fate !== 'leaves') return `M124 ${from}C186 ${from} 168 ${to} ${WIDTH - 8} ${to}`
  const turn = to > from ? 16 : -16
  return `M192 ${from}Q208 ${from} 208 ${from + turn}V${to - turn}Q208 ${to} 224 ${to}H${WIDTH - 8}`
}

function Course({ line }: { line: Line }) {
  const path = pathOf(line)
  const { stroke } = looks[line.fate]
  const isOpen = line.fate === 'leaves'
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke="var(--surface)" strokeWidth="9" />
      <path d={path} {...looks[line.fate]} />
      {line.isMain ? <Dot x={8} y={line.from} colour={stroke} isOpen={isOpen} /> : null}
      <Dot x={WIDTH - 8} y={line.to} colour={stroke} isOpen={isOpen} />
    </g>
  )
}

function Dot({ x, y, colour, isOpen }: { x: number; y: number; colour: string; isOpen: boolean }) {
  return isOpen ? (
    <circle cx={x} cy={y} r="6" fill="var(--surface)" stroke={colour} strokeWidth="2.2" />
  ) : (
    <circle cx={x} cy={y} r="6.5" fill={colour} stroke="var(--surface)" strokeWidth="2" />
  )
}

const tints = {
  moves: ['var(--surface)', 'var(--ink)'],
  stays: ['var(--warn-soft)', 'var(--warn-ink)'],
  leaves: ['var(--sunken)', 'var(--ink-2)'],
} as const

function Count({ line: { fate, from, to, count, isMain } }: { line: Line }) {
  const [ground, ink] = tints[fate]
  const isNear = Math.abs(to - from) <= 2 * ROW
  const x = isMain ? 98 : fate === 'leaves' ? 208 : isNear ? 178 : 163
  const away = to > from ? 26 : -26
  const y = isMain ? from : fate === 'leaves' ? from + away : from + (to - from) * (isNear ? 0.5 : 0.216)
  const width = 14 + String(count).length * 8
  return (
    <g>
      <rect x={x - width / 2} y={y - 10} width={width} height="20" rx="10" fill={ground} />
      <text x={x} y={y + 4.5} textAnchor="middle" fill={ink} className="text-cap font-semibold tabular-nums">
        {count}
      </text>
    </g>
  )
}

function Source({ source }: { source: PlannedClass }) {
  const t = useT('year-turn')
  const words = useFlowWords()
  const firstNames = source.mentors.map(({ name }) => name.split(' ')[0]).join(', ')
  return (
    <Link
      to={`/nieuw-schooljaar/klas/${source.id}`}
      className="-ml-2 flex min-h-13 w-full min-w-0 items-center gap-3 rounded-tile px-2 hover:bg-sunken"
    >
      <span className="min-w-9 font-heading text-h4 font-bold">{source.name}</span>
      <span className="min-w-0 text-sm">
        <span className="block truncate">
          {t(source.students === 1 ? 'student' : 'students', { count: source.students })}
        </span>
        <span className="block truncate text-muted">
          {source.fate === 'leaves' ? t('lines.final') : firstNames || t('lines.noMentor')}
        </span>
      </span>
      <span className="sr-only">{words(source)}</span>
    </Link>
  )
}

function Target({ box: { target, source }, plan }: { box: Box; plan: TurnPlan }) {
  const t = useT('year-turn')
  if (!target) {
    const { leaves } = plan.counts
    return (
      <div className="flex h-15 w-full items-center gap-3 rounded-tile border-[1.5px] border-dashed border-line2 px-3.5">
        <StatusMark status="skip" className="size-5.5" />
        <span className="min-w-0 text-sm">
          <b className="block text-ui font-semibold">{t('lines.off')}</b>
          <span className="block truncate text-muted">
            {t(leaves === 1 ? 'student' : 'students', { count: leaves })}
          </span>
        </span>
      </div>
    )
  }
  return (
    <div className="flex h-15 w-full items-center gap-2.5 rounded-tile border border-line px-3">
      <span className="min-w-9 font-heading text-h4 font-bold">{target.name}</span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate">
          {t(target.students === 1 ? 'student' : 'students', { count: target.students })}
        </span>
        {target.isOpen && source ? (
          <Link
            to={`/nieuw-schooljaar/klas/${source.id}#mentor`}
            className="block truncate font-semibold text-primaryink underline underline-offset-3"
          >
            {t('lines.chooseMentor')}
          </Link>
        ) : (
          <span className="block truncate text-muted">{target.mentors.join(', ') || t('lines.later')}</span>
        )}
      </span>
      <span
        className={`flex shrink-0 items-center gap-1.5 text-cap font-semibold ${target.isOpen ? 'text-warnink' : 'text-okink'}`}
      >
        <StatusMark status={target.isOpen ? 'warn' : 'done'} className="size-4" />
        {t(target.isOpen ? 'lines.open' : 'lines.along')}
      </span>
    </div>
  )
}
