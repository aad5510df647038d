import { type Door, houses } from './houses.ts'

const width = 268

/** A whole house with its windows, as tall as its gable makes it. */
export function Facade({ door, className }: { door: Door; className: string }) {
  const { gable, eaves, top, glass, lit, wallClass } = houses[door]
  return (
    <svg viewBox={`0 ${-top} ${width} ${top}`} className={`${wallClass} ${className}`} aria-hidden="true">
      <path d={`M0 0V${-eaves}${gable}V0z`} fill="var(--wall)" />
      <Attic y={-eaves - 34} glass={glass} />
      {[34, 108, 182].map((x, index) => (
        <g key={x} transform={`translate(${x} ${24 - eaves})`}>
          <rect width="52" height="66" rx="4" fill={index === lit ? 'var(--warn-200)' : glass} />
          <path d="M26 0v66M0 26h52" stroke="var(--wall)" strokeWidth="4" />
        </g>
      ))}
    </svg>
  )
}

/** Only the gable: the wall below it grows with the form on it. */
export function Gable({ door, className }: { door: Door; className: string }) {
  const { gable, eaves, top, glass, wallClass } = houses[door]
  const height = top - eaves
  return (
    <svg viewBox={`0 ${-height} ${width} ${height}`} className={`${wallClass} ${className}`} aria-hidden="true">
      <path d={`M0 1V0${gable}V1z`} fill="var(--wall)" />
      <Attic y={-34} glass={glass} className="dark:fill-[var(--warn-200)]" />
    </svg>
  )
}

/** A house of stamp size, for the list of doors on a phone. */
export function SmallHouse({ door, className }: { door: Door; className: string }) {
  const { gable, glass, wallClass } = houses[door]
  return (
    <svg viewBox="-6 -330 280 330" className={`${wallClass} ${className}`} aria-hidden="true">
      <path d={`M0 0V-190${gable}V0z`} fill="var(--wall)" />
      <g fill={glass}>
        <rect x="40" y="-166" width="74" height="84" rx="8" />
        <rect x="154" y="-166" width="74" height="84" rx="8" />
      </g>
      <path d="M104 0v-50a30 30 0 0 1 60 0V0z" fill="var(--n-900)" opacity=".75" />
    </svg>
  )
}

/** By night a light burns behind it where somebody is expected. */
function Attic({ y, glass, className }: { y: number; glass: string; className?: string }) {
  return (
    <g transform={`translate(134 ${y})`}>
      <circle r="17" fill={glass} className={className} />
      <path d="M0-17v34M-17 0h34" stroke="var(--wall)" strokeWidth="3.5" />
    </g>
  )
}
