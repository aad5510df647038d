type Gable = 'spout' | 'step' | 'clock' | 'neck' | 'flat'

export type House = {
  x: number
  width: number
  height: number
  gable: Gable
  wall: string
  columns: number
  rows: number
  /** The windows with a light on, counted from the top left. */
  lit?: number[]
  window?: string
  door?: string
  /** A house with an awning has a shop on the ground floor. */
  awning?: string
}

const round = (value: number) => Math.round(value * 10) / 10

/** Outlines are written for a house one wide, as the builders of gables did: everything follows from the width. */
const gables: Record<Gable, string> = {
  spout: 'l.42-.52v-.09h.16v.09l.42 .52',
  step: 'h.125v-.119h.125v-.119h.125v-.119h.25v.119h.125v.119h.125v.119h.125',
  clock: 'h.06c.16-.06 .1-.3 .24-.36c.08-.04 .08-.16 .2-.16s.12 .12 .2 .16c.14 .06 .08 .3 .24 .36h.06',
  neck: 'h.12q.1-.04 .1-.2v-.2l.28-.2l.28 .2v.2q0 .16 .1 .2h.12',
  flat: 'h-.03v-.09h1.06v.09h-.03',
}
const scaled = (path: string, width: number) => path.replace(/\d*\.\d+/g, (part) => String(round(Number(part) * width)))

export function QuayHouse(house: House) {
  const { x, width, height, gable, wall, window = 'var(--win)', door = 'var(--n-800)', awning } = house
  const { dark, light, bars } = windowsOf(house)
  const at = (part: number) => round(part * width)
  return (
    <g transform={`translate(${x})`}>
      <path d={`M0 0V${-height}${scaled(gables[gable], width)}V0z`} fill={wall} />
      <path d={dark} fill={window} />
      <path d={light} fill="var(--warn-200)" />
      <path d={bars} stroke={wall} strokeWidth="1.3" />
      {gable === 'flat' ? null : <circle cx={at(0.5)} cy={round(-height - width * 0.13)} r={at(0.07)} fill={window} />}
      {awning ? (
        <>
          <path d={`M${at(0.09)}-34h${at(0.5)}v26H${at(0.09)}z`} fill={window} />
          <path d={`M${at(0.68)}-36h${at(0.22)}V0H${at(0.68)}z`} fill={door} />
          <Awning left={at(0.03)} strip={at(0.94 / 6)} colour={awning} />
        </>
      ) : (
        <>
          <path d={`M${at(0.39)} 0v-28a${at(0.11)} ${at(0.11)} 0 0 1 ${at(0.22)} 0V0z`} fill={door} />
          <path
            d={`M${at(0.12)}-30h${at(0.17)}v18H${at(0.12)}zM${at(0.71)}-30h${at(0.17)}v18H${at(0.71)}z`}
            fill={window}
          />
        </>
      )}
    </g>
  )
}

function windowsOf({ width, height, columns, rows, awning, lit = [] }: House) {
  const unit = width / (3 * (columns + 1) + 4 * columns)
  const floor = (height - (awning ? 54 : 46)) / rows
  const [wide, high] = [round(unit * 4), round(floor * 0.62)]
  const paths = { dark: '', light: '', bars: '' }
  for (let index = 0; index < columns * rows; index++) {
    const left = round(unit * 3 + (index % columns) * unit * 7)
    const top = round(12 - height + Math.floor(index / columns) * floor)
    paths[lit.includes(index) ? 'light' : 'dark'] += `M${left} ${top}h${wide}v${high}h${-wide}z`
    paths.bars += `M${round(left + wide / 2)} ${top}v${high}M${left} ${round(top + high * 0.4)}h${wide}`
  }
  return paths
}

function Awning({ left, strip, colour }: { left: number; strip: number; colour: string }) {
  const half = round(strip / 2)
  const strips = (from: number) =>
    [0, 1, 2]
      .map((index) => `M${round(left + (from + index * 2) * strip)}-46h${strip}v9a${half} ${half} 0 0 1 ${-strip} 0z`)
      .join('')
  return (
    <>
      <path d={strips(0)} fill={colour} />
      <path d={strips(1)} fill="#fff" />
    </>
  )
}
