import { sectors } from '#protocol/shared/sectors.ts'
import { FlagCloth } from '#ui/flag.tsx'
import { Sailboat } from '#ui/sailboat.tsx'
import { type House, QuayHouse } from './quay-house.tsx'

const blue = 'var(--win-2)'
const houses: House[] = [
  { x: 604, width: 74, height: 92, gable: 'spout', wall: 'var(--sand-300)', columns: 2, rows: 2 },
  {
    x: 680,
    width: 92,
    height: 124,
    gable: 'step',
    wall: 'var(--p-600)',
    columns: 3,
    rows: 2,
    lit: [1, 3],
    awning: 'var(--warn-400)',
  },
  {
    x: 774,
    width: 80,
    height: 148,
    gable: 'clock',
    wall: 'var(--sand-200)',
    columns: 2,
    rows: 3,
    lit: [3],
    window: blue,
    door: 'var(--p-700)',
  },
  { x: 856, width: 98, height: 132, gable: 'neck', wall: 'var(--s-700)', columns: 3, rows: 3, lit: [0, 5] },
  {
    x: 956,
    width: 70,
    height: 112,
    gable: 'spout',
    wall: 'var(--err-400)',
    columns: 2,
    rows: 2,
    lit: [0],
    door: 'var(--err-900)',
  },
  {
    x: 1028,
    width: 104,
    height: 156,
    gable: 'step',
    wall: 'var(--sand-300)',
    columns: 3,
    rows: 3,
    lit: [4, 8],
    window: blue,
    awning: 'var(--p-600)',
  },
  { x: 1134, width: 84, height: 176, gable: 'clock', wall: 'var(--p-800)', columns: 2, rows: 4, lit: [2, 3] },
  {
    x: 1220,
    width: 110,
    height: 128,
    gable: 'flat',
    wall: 'var(--s-400)',
    columns: 4,
    rows: 2,
    lit: [1, 4],
    awning: 'var(--err-400)',
  },
  {
    x: 1332,
    width: 86,
    height: 158,
    gable: 'neck',
    wall: 'var(--sand-200)',
    columns: 2,
    rows: 3,
    lit: [3],
    window: blue,
    door: 'var(--s-800)',
  },
  { x: 1420, width: 90, height: 138, gable: 'step', wall: 'var(--p-500)', columns: 3, rows: 3, lit: [4] },
]
const trees = [
  [66, 28, 'var(--p-400)'],
  [96, 22, 'var(--p-500)'],
  [292, 25, 'var(--p-400)'],
  [470, 29, 'var(--p-500)'],
  [500, 21, 'var(--p-400)'],
  [566, 27, 'var(--p-400)'],
] as const
const bollards = [340, 520, 700, 880, 1060, 1240, 1400]
const ripples = [
  [60, 348, 22.5],
  [210, 384, 17.5],
  [420, 356, 20],
  [520, 402, 22.5],
  [690, 376, 20],
  [905, 400, 25],
  [1010, 352, 17.5],
  [1250, 372, 22.5],
  [1360, 404, 17.5],
  [330, 410, 15],
  [1120, 412, 15],
  [800, 345, 15],
]
const stars = [
  [60, 150, 2.4],
  [330, 150, 1.6],
  [420, 128, 1.6],
  [690, 60, 2.4],
  [800, 20, 1.6],
  [880, 50, 1.6],
  [1120, 14, 2.4],
  [1260, 60, 1.6],
  [1370, 30, 1.6],
  [1420, 110, 2.4],
]
const dimmed = 'dark:brightness-[.74] dark:saturate-[.92]'

/** The harbour of the product, drawn in the colours of the site. At night the lamps stay on and the moon comes out. */
export function Quay({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <g className="hidden dark:inline">
        <path d="M1002 12a26 26 0 1 0 32 30 20 20 0 0 1-32-30z" fill="var(--sand-200)" />
        {stars.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} fill="#fff" opacity=".7" />
        ))}
      </g>
      <g transform="translate(0 300)">
        <FarAway />
        <g className={dimmed}>
          {trees.map(([x, size, colour]) => (
            <g key={x} transform={`translate(${x})`}>
              <path d={`M-2.5 0v${-size}h5V0z`} fill="var(--sand-600)" />
              <ellipse cy={-size * 1.56} rx={size * 0.64} ry={size * 0.8} fill={colour} />
            </g>
          ))}
          {houses.map((house) => (
            <QuayHouse key={house.x} {...house} />
          ))}
        </g>
      </g>
      <Bunting />
      <path d="M0 300h1510v18H0z" fill="var(--quay)" />
      <path d="M0 300h1510v5H0z" fill="var(--quay-top)" />
      <path d="M0 318h1510v140H0z" fill="var(--water)" />
      <path d="M0 318h1510v7H0z" fill="var(--water-2)" opacity=".8" />
      {bollards.map((x) => (
        <path
          key={x}
          transform={`translate(${x} 300)`}
          d="M-8-10.500a2.5 2.5 0 0 1 2.5-2.500h11a2.5 2.5 0 0 1 0 5H5V2H-5V-8h-.5A2.5 2.5 0 0 1-8-10.500z"
          fill="var(--n-700)"
        />
      ))}
      {houses.map(({ x, width, wall }, index) => (
        <g key={x} transform={`translate(${x + 8} ${index % 2 ? 330 : 334})`} fill={wall}>
          <rect width={width - 16} height="4" rx="2" opacity=".26" />
          <rect x="5" y="11" width={width - 28} height="4" rx="2" opacity=".19" />
          <rect x="10" y="22" width={width - 40} height="4" rx="2" opacity=".12" />
        </g>
      ))}
      <path
        d={ripples
          .map(([x, y, half]) => `M${x} ${y}q${Number(half) / 2}-5 ${half} 0${`t${half} 0`.repeat(3)}`)
          .join('')}
        fill="none"
        stroke="var(--foam)"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".75"
      />
      <Sailboat transform="translate(1322 364) scale(.92)" />
      <Sailboat transform="translate(560 352) scale(.6)" hull="var(--s-800)" sail="var(--warn-300)" jib="#fff" />
      <g transform="translate(190 388)">
        <path d="M-9 6L-5-16H5L9 6z" fill="var(--err-500)" />
        <path d="M-7.3-4L-6.2-10H6.200L7.3-4z" fill="#fff" />
        <ellipse cy="8" rx="15" ry="4.5" fill="var(--err-700)" />
      </g>
    </svg>
  )
}

function FarAway() {
  return (
    <>
      <g fill="var(--far)">
        <path d="M760-172h60V0h-60zM930-150h60V0h-60zM1310-180h50V0h-50z" opacity=".8" />
        <path d="M524 0v-112h6v-14l13-54v-12h2v12l13 54v14h6V0zM556 0v-52l44-26 44 26V0z" opacity=".9" />
      </g>
      <path d="M0-26C90-48 190-40 300-24S520-12 640-20V0H0z" fill="var(--hill-1)" />
      <g transform="translate(168) scale(.92)" fill="var(--far-2)">
        <path d="M-22 0l9-84H13L22 0zM-15-84a15 15 0 0 1 30 0z" />
        <g transform="translate(0 -88) rotate(24)">
          <path d="M0-62V62M-62 0H62" stroke="var(--far-2)" strokeWidth="3.4" />
          <path d="M3-60h11v44H3zM-3 60h-11V16h11zM60 3v11H16V3zM-60-3v-11h44v11z" opacity=".85" />
        </g>
      </g>
      <path d="M0-14C120-30 260-18 380-12S560-4 640-10V0H0z" fill="var(--hill-2)" />
    </>
  )
}

/** Every sector's flag on one line from roof to roof. */
function Bunting() {
  const flags = Array.from({ length: 15 }, (_, index) => {
    const x = 744.4 + index * 29.6
    const part = (x - 726) / 450
    const y = (1 - part) ** 2 * 84 + 2 * part * (1 - part) * 123 + part ** 2 * 26
    return { x: (x - 9.6).toFixed(1), y: (y + 0.3).toFixed(1), sector: sectors[index % sectors.length] }
  })
  return (
    <>
      <path d="M726 80v66M1176 22v62" stroke="var(--sand-600)" strokeWidth="3" strokeLinecap="round" />
      <path d="M726 84Q951 123 1176 26" fill="none" stroke="var(--n-400)" strokeWidth="1.6" />
      {flags.map(({ x, y, sector }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.4)`}>
          <FlagCloth sector={sector} />
        </g>
      ))}
    </>
  )
}
