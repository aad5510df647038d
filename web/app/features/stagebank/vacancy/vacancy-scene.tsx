import { type House, QuayHouse } from '#app/features/home/quay-house.tsx'
import { clothOf } from '#protocol/shared/flag-cloth.ts'
import { FlagCloth, SectorIcon } from '#ui/flag.tsx'
import { Sailboat } from '#ui/sailboat.tsx'

/** Low ones beside the house of the host, so that the eye goes there first. */
const neighbours: House[] = [
  {
    x: 20,
    width: 84,
    height: 118,
    gable: 'step',
    wall: 'var(--sand-300)',
    columns: 2,
    rows: 2,
    window: 'var(--win-2)',
  },
  {
    x: 108,
    width: 88,
    height: 104,
    gable: 'spout',
    wall: 'var(--err-400)',
    columns: 2,
    rows: 2,
    door: 'var(--err-900)',
  },
  { x: 200, width: 92, height: 142, gable: 'clock', wall: 'var(--p-600)', columns: 2, rows: 3, lit: [1, 4] },
  {
    x: 640,
    width: 92,
    height: 128,
    gable: 'spout',
    wall: 'var(--sand-200)',
    columns: 2,
    rows: 3,
    window: 'var(--win-2)',
  },
  { x: 734, width: 78, height: 96, gable: 'neck', wall: 'var(--s-700)', columns: 2, rows: 2, lit: [2] },
]
const [LEFT, WIDE, HIGH] = [300, 332, 150]
const STRIPS = 10
const trees = [
  [860, 40],
  [900, 52],
  [1004, 46],
  [1120, 60],
  [1180, 44],
] as const

/**
 * The place of a host who has no photo: a house on the quay in the colours of the sector, with the host's name on it and
 * the flags of the sector over the square. What matters stands left of the middle, where nothing lies over it on a wide
 * screen and where a phone still shows it.
 */
export function VacancyScene({ sector, host }: { sector: string | null; host?: string }) {
  const { back, front } = clothOf(sector)
  const strip = WIDE / STRIPS
  return (
    <svg
      viewBox="0 0 1216 320"
      preserveAspectRatio="xMidYMax slice"
      className="mt-2 block h-44 w-full rounded-card bg-[var(--sky)] @min-[44rem]:h-72"
      aria-hidden="true"
    >
      <path d="M0 0h1216v320H0z" fill="var(--sky)" />
      <path d="M760 240c120-40 260-36 456-14v34H760z" fill="var(--hill-1)" />
      <path d="M980 236v-96l9-28 9 28v96zM1010 236v-46l52-20 52 20v46z" fill="var(--far)" />
      <g transform="translate(0 242)" className="dark:brightness-[.74] dark:saturate-[.92]">
        {neighbours.map((house) => (
          <QuayHouse key={house.x} {...house} />
        ))}
        {trees.map(([x, size]) => (
          <g key={x} transform={`translate(${x})`}>
            <path d={`M-2 0v${-size * 0.5}h4V0z`} fill="var(--sand-700)" />
            <ellipse cy={-size * 0.72} rx={size * 0.34} ry={size * 0.42} fill="var(--p-500)" />
          </g>
        ))}
        <g transform={`translate(${LEFT})`}>
          <path d={`M30 ${-HIGH}v-24l136-34 136 34v24z`} fill="var(--s-800)" />
          <path d={`M-8 ${-HIGH}h${WIDE + 16}v12H-8z`} fill="var(--s-900)" />
          <path d={`M0 ${-HIGH + 12}h${WIDE}V0H0z`} fill="var(--s-800)" />
          <path d={`M14 -126h${WIDE - 28}v26H14z`} fill="var(--s-950)" />
          <Sign name={host ?? ''} />
          <path d="M18 -78h196v64H18z" fill="var(--warn-100)" />
          <path d="M116 -78v64M18 -42h196" stroke="var(--s-800)" strokeWidth="3" />
          <path d={`M238 -84h70V0h-70z`} fill="var(--sand-200)" />
          <circle cx="298" cy="-40" r="3" fill="var(--s-900)" />
          {Array.from({ length: STRIPS }, (_, at) => at * strip).map((x, index) => (
            <path
              key={x}
              d={`M${x} -100h${strip}v12a${strip / 2} ${strip / 2} 0 0 1 ${-strip} 0z`}
              fill={index % 2 ? back : front}
            />
          ))}
          <g transform="translate(116 -44)">
            <circle r="20" fill="#fff" />
            <svg x="-13" y="-13" width="26" height="26" className="text-[var(--n-800)]" aria-hidden="true">
              <SectorIcon sector={sector} className="size-[26px]" />
            </svg>
          </g>
        </g>
      </g>
      <Bunting sector={sector} />
      <path d="M0 242h1216v12H0z" fill="var(--quay)" />
      <path d="M0 254h1216v5H0z" fill="var(--quay-top)" />
      <path d="M0 259h1216v61H0z" fill="var(--water)" />
      <path
        d="M150 280q14-7 28 0t28 0M560 296q14-7 28 0t28 0M1000 282q14-7 28 0t28 0"
        fill="none"
        stroke="var(--foam)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Sailboat transform="translate(700 292) scale(.42)" />
    </svg>
  )
}

/** As large as its length leaves room for. */
function Sign({ name }: { name: string }) {
  const size = Math.min(16, 560 / Math.max(name.length, 1))
  return (
    <text x={WIDE / 2} y={-113 + size / 3} textAnchor="middle" fontSize={size} className="fill-white font-semibold">
      {name}
    </text>
  )
}

/** Two lines of flags from the roof to a pole on the square. */
function Bunting({ sector }: { sector: string | null }) {
  const flags = Array.from({ length: 11 }, (_, index) => {
    const part = index / 10
    return { x: 630 + part * 300, y: 96 + Math.sin(part * Math.PI) * 34 + part * 14, turn: 12 - part * 20 }
  })
  return (
    <>
      <path d="M624 94q150 84 312 16M936 108v134" fill="none" stroke="var(--sand-700)" strokeWidth="3" />
      {flags.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.42)`}>
          <FlagCloth sector={sector} />
        </g>
      ))}
    </>
  )
}
